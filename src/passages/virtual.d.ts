// Made by site/build/passages.mjs.
declare module 'virtual:site-passages' {
  import type { StoredPages } from '#src/passages/passages.ts'

  const pages: StoredPages
  export default pages
}
