// What the build tells the code.
interface ImportMetaEnv {
  /** The base path of the site on its host, with a slash at both ends. See vite.config.ts. */
  readonly SITE_BASE: string
}
