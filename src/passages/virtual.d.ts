// Made by site/build/passages.mjs.
declare module 'virtual:site-passages' {
  import type { StoredPage } from '#src/passages/passages.ts'

  const pages: readonly StoredPage[]
  export default pages
}
