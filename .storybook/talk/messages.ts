// What the toolbar and the story in its frame say to each other.

/** From the toolbar: save a picture under this name. */
export const PICTURE = 'talk/picture'
/** From the story: whether it is saved. */
export const PICTURE_ENDED = 'talk/picture-ended'
