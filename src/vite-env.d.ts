// What the build tells the code.
interface ImportMetaEnv {
  /** Where the site stands on its host, with a slash at both ends. See vite.config.ts. */
  readonly SITE_BASE: string
}
