// Replaces react-style-singleton, by an alias in the Vite config: that package writes a style element for the
// dialogs' scroll lock, which the content security policy forbids. global.css.ts locks the scroll instead.
export const styleSingleton = () => () => null
export const styleHookSingleton = () => () => undefined
export const stylesheetSingleton = () => ({ add: () => undefined, remove: () => undefined })
