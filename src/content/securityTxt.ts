// Where security issues are reported, for those who look for it by machine: /.well-known/security.txt (RFC 9116).
import { hrefOf, type CompanyDetails } from './company.ts'

/** RFC 9116 recommends less than a year, so that an old file is known to be old. Each build begins anew. */
const DAYS_VALID = 360
const DAY_MS = 24 * 60 * 60 * 1000

/** The file's text; null while there is no contact, which is the one line that it must have. */
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
