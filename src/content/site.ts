// The public address of the site, defined only here.

/** The base path of the site on its host: "/", or a folder such as "/preview/" (`BASE` at build time). */
export const base: string = import.meta.env.SITE_BASE

/** The address of the site without a trailing slash, so that a path can follow it directly. */
export const siteUrl = `https://fourfold.example${base.slice(0, -1)}`

/** The href of a page. Paths in the code ("/services") do not depend on the base path. */
export const pageHref = (path: string): string => base.slice(0, -1) + path
