// The security headers and the pages' policy, in one place: the build writes them into pages and into the files for hosts.
import { createHash } from 'node:crypto'

/** The public coin API, the only external address that the site's code may reach. */
const COIN_API = 'https://api.coingecko.com'

/**
 * The inline parts of a page, each by its hash (`'sha256-…'`).
 * @typedef {{ scripts: readonly string[], styles: readonly string[] }} InlineHashes
 */

/** The maximum length of a page's policy, because hosts cut or refuse long ones. */
export const POLICY_BUDGET = 1200

/**
 * The name of an inline part in the policy.
 * @param {string} text the text between its tags
 */
export const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The policy inside a page, so that it applies on every host: no inline code except from the build,
 * no eval, no external address except the coin API.
 * @param {InlineHashes} inline the parts of this page
 */
export const pagePolicy = (inline) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self'", ...inline.styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ${COIN_API}`,
    // The panel "Send" shows the client's page.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/**
 * The policy of every response. Browsers enforce it together with the one in the page, so it names no inline part, and its
 * length does not depend on the pages. `frame-ancestors` works only in a header; the others apply to responses that are not pages.
 */
const COMMON_POLICY = ["object-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'self'"]

/** Browser features that no page uses; only copying to the clipboard stays enabled. */
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

const PERMISSIONS = [...DENIED_FEATURES.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(
  ', ',
)

/**
 * The headers of every response of our own server. It may use plain http on loopback, so nothing here forces https.
 * @type {Readonly<Record<string, string>>}
 */
export const securityHeaders = Object.freeze({
  'Content-Security-Policy': COMMON_POLICY.join('; '),
  'X-Content-Type-Options': 'nosniff',
  // Old links have typed text in their query, which no other request may repeat.
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'SAMEORIGIN',
})

/**
 * The same for an https-only host, if configured for the build: a browser that has read it uses only https
 * for the stated time.
 * @param {string} hsts the value of `Strict-Transport-Security`; empty: it is not sent
 * @returns {Readonly<Record<string, string>>}
 */
export function headersFor(hsts) {
  if (hsts === '') return securityHeaders
  if (!/^max-age=\d+(?:; includeSubDomains)?(?:; preload)?$/.test(hsts))
    throw new Error(`HSTS is "${hsts}": it must be the header's value, such as max-age=31536000.`)
  return {
    ...securityHeaders,
    'Content-Security-Policy': [...COMMON_POLICY, 'upgrade-insecure-requests'].join('; '),
    'Strict-Transport-Security': hsts,
  }
}

/**
 * The differences below /storybook/ (npm run build:all): Storybook writes scripts and styles into its own pages. It is a
 * developer tool beside the site and has no visitor data. Some hosts send it together with the common policy, and both
 * apply then: no directive here may allow what is denied there.
 */
export const storybookHeaders = Object.freeze({
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ...COMMON_POLICY,
  ].join('; '),
})

/** The differences for files that are not pages: they may request nothing, and nothing may frame them. */
export const fileHeaders = Object.freeze({
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
})

/**
 * Whether a path is not a page: it ends like a file name, and not in `.html`.
 * @param {string} path
 */
export const isFile = (path) => /\.(?!html$)[a-z0-9]+$/i.test(path)

/** Files with a hash in their name never change; everything else is revalidated each time. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const REVALIDATE = 'no-cache'

/**
 * The cache duration of an address.
 * @param {string} path a path of the site, without its base path
 */
export const cacheControl = (path) => (path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE)
