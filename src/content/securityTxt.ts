// Where to report security issues, in machine-readable form: /.well-known/security.txt (RFC 9116).
import { hrefOf, type CompanyDetails } from './company.ts'

/** RFC 9116 recommends less than a year, so that readers recognize an old file. Each build starts a new period. */
const DAYS_VALID = 360
const DAY_MS = 24 * 60 * 60 * 1000

/** The text of the file; null without a contact, which is its only required line. */
export function securityTxt({ securityContact, careersUrl }: CompanyDetails, now: number): string | null {
  if (!securityContact) return null
  const lines = [
    `Contact: ${hrefOf(securityContact)}`,
    `Expires: ${new Date(now + DAYS_VALID * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    ...(careersUrl ? [`Hiring: ${careersUrl}`] : []),
  ]
  return `${lines.join('\n')}\n`
}
