// What the build tells the code.
interface ImportMetaEnv {
  /** Where the site stands on its host, with a slash at both ends. See vite.config.ts. */
  readonly SITE_BASE: string
}

// Made by site/build/passages.mjs.
declare module 'virtual:site-passages' {
  const pages: readonly import('./passages/passages.ts').StoredPage[]
  export default pages
}
