// A check tries out what a story shows, and does not end as that story's name says: the tests run it; pictures, the sidebar
// and the pages of docs have nothing of it. Its tags are `check`, `!dev` and `!autodocs`, written out, as they are read
// without running the file.

/** The parameters of a check. */
export const noPicture = { chromatic: { disableSnapshot: true } }

/** The parameters of a story that is drawn by several components, or by what stories alone have: its page shows no code. */
export const noCode = { docs: { canvas: { sourceState: 'none' as const } } }
