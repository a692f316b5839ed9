// The details of a real company on the contact page. Not loaded if the company has none.
import type { ReactElement, ReactNode } from 'react'
import { hrefOf, type CompanyDetails } from '../content/company.ts'
import { ExternalLink } from '../primitives/ExternalLink.tsx'
import { DescriptionList } from '../primitives/DescriptionList.tsx'
import * as styles from './ContactScreen.css.ts'

const link = (href: string, words: string) =>
  href.startsWith('https:') ? <ExternalLink href={href}>{words}</ExternalLink> : <a href={href}>{words}</a>

/** A row for each detail that is filled. */
function rowsOf(details: CompanyDetails): readonly { key: string; value: ReactNode }[] {
  const { legalName, address, registerEntry, dataController, securityContact, careersUrl, references } =
    details
  return [
    { key: 'Company', value: legalName },
    { key: 'Address', value: address },
    { key: 'Register', value: registerEntry },
    { key: 'Data controller', value: dataController },
    {
      key: 'Security',
      value: securityContact && link(hrefOf(securityContact), securityContact.replace('https://', '')),
    },
    { key: 'Careers', value: careersUrl && link(careersUrl, 'Open positions') },
    {
      key: 'References',
      value: references && (
        <span className={styles.elsewhere}>
          {references.map(({ name, url }) => (
            <ExternalLink key={name} href={url}>
              {name}
            </ExternalLink>
          ))}
        </span>
      ),
    },
  ].filter(({ value }) => value)
}

export interface CompanyRowsProps {
  /** The details of the company; empty ones have no row. */
  details: CompanyDetails
}

/** Legal name, address, register entry, data controller, security contact, careers and references, if they are filled. */
export default function CompanyRows({ details }: CompanyRowsProps): ReactElement {
  return <DescriptionList items={rowsOf(details)} />
}
