// The security headers of the site, in one place: the server sends them, static hosts read them from `_headers`.
import { createHash } from 'node:crypto'

/** The public coin API, the only foreign address that the site's code may reach. */
const COIN_API = 'https://api.coingecko.com'

/**
 * What stands in the pages themselves, each part by its hash (`sha256-…`), as the build finds it.
 * @typedef {{ scripts: readonly string[], styles: readonly string[] }} InlineHashes
 */

/** Where the build leaves those hashes for the server. */
export const INLINE_HASHES_FILE = '_inline.json'

/**
 * The name of an inline part in the policy.
 * @param {string} text what stands between its tags
 */
export const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Content security policy, one directive each: nothing inline but what the build put there, nothing evaluated, nothing
 * foreign but the coin API.
 * @param {InlineHashes} inline
 */
const policy = (inline) => [
  "default-src 'none'",
  ["script-src 'self'", ...inline.scripts].join(' '),
  ["style-src 'self'", ...inline.styles].join(' '),
  "img-src 'self'",
  "font-src 'self'",
  `connect-src 'self' ${COIN_API}`,
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]

/** Browser features that no page here uses; copying to the clipboard is the one that stays. */
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
 * What every answer of our own server carries. It may speak plain http on loopback, so nothing here forces https.
 * @param {InlineHashes} inline
 * @returns {Record<string, string>}
 */
export const securityHeaders = (inline) => ({
  'Content-Security-Policy': policy(inline).join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'SAMEORIGIN',
})

/**
 * The same for a host that speaks https only.
 * @param {InlineHashes} inline
 * @returns {Record<string, string>}
 */
export const httpsHeaders = (inline) => ({
  ...securityHeaders(inline),
  'Content-Security-Policy': [...policy(inline), 'upgrade-insecure-requests'].join('; '),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
})

/**
 * What is different below /storybook/ (npm run build:all): Storybook writes scripts and styles into its own pages. It is a
 * workshop beside the site, and shares nothing with a visitor.
 */
export const storybookHeaders = Object.freeze({
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
})

/**
 * What is different below /assets/: scripts, styles, fonts and pictures are no pages, so nothing may be asked for by one of
 * them, and the pages' long list of hashes would stand before each file.
 */
export const assetHeaders = Object.freeze({
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
})

/** Files with a hash in their name never change; everything else is asked for again each time. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const REVALIDATE = 'no-cache'

/**
 * How long an address may be cached.
 * @param {string} path as the site knows it, wherever it stands
 */
export const cacheControl = (path) => (path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE)
