// The security headers of the site, in one place: the server sends them, static hosts read them from `_headers`.

/** The public coin API, the only foreign address that the site's code may reach. */
const COIN_API = 'https://api.coingecko.com'

/** Content security policy, one directive a line: nothing inline, nothing evaluated, nothing foreign but the coin API. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
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

/** What every answer of our own server carries. It may speak plain http on loopback, so nothing here forces https. */
export const securityHeaders = Object.freeze({
  'Content-Security-Policy': POLICY.join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'SAMEORIGIN',
})

/** The same for a host that speaks https only. */
const httpsHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': [...POLICY, 'upgrade-insecure-requests'].join('; '),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
}

/** Files with a hash in their name never change; everything else is asked for again each time. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

/**
 * How long an address may be cached.
 * @param {string} path
 */
export const cacheControl = (path) => (path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE)

/** The text of `_headers` as static hosts read it. They join the rules of all patterns that match. */
export function headersFile() {
  const lines = Object.entries(httpsHeaders).map(([name, value]) => `  ${name}: ${value}`)
  return ['/*', ...lines, '', '/assets/*', `  Cache-Control: ${IMMUTABLE}`, ''].join('\n')
}
