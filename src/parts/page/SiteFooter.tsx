// The footer (Rules, Footer): brand, six services, six products, contact, theme, copyright, credit, policies.
import { ExternalLink } from 'lucide'
import { useId, type ReactElement, type ReactNode } from 'react'
import { company, legalLine, type CompanyDetails, type CompanyKnown } from '../../content/company.ts'
import { footerProducts, footerServices } from '../../content/navigation.ts'
import { offerLists, type Offer, type OfferKind } from '../../content/offers.ts'
import { POLICIES_PAGE, policyNames, type PolicyId } from '../../content/policyNames.ts'
import { pageHref } from '../../content/site.ts'
import { Icon } from '../../primitives/Icon.tsx'
import { Logo } from '../../primitives/Mosaic.tsx'
import { newTab } from '../../primitives/newTab.ts'
import { needsScripts, notPrinted, onlyWithoutScripts, visuallyHidden } from '../../theme/global.css.ts'
import * as styles from './SiteFooter.css.ts'

/** `system` follows the device. */
type ThemeChoice = 'light' | 'dark' | 'system'

const themes: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
]

const elsewhere = ({ careersUrl }: CompanyDetails): readonly (readonly [name: string, href: string])[] => [
  ['WhatsApp', company.whatsappUrl],
  ['LinkedIn', company.linkedInUrl],
  ['Twitter', company.twitterUrl],
  ...(careersUrl ? [['Careers', careersUrl] as const] : []),
]

export interface SiteFooterProps {
  /** The chosen theme; `system` follows the device. See `DarkChosen`. */
  theme: ThemeChoice
  /** Called when the visitor chooses a theme: light, dark, or system. */
  onTheme: (theme: ThemeChoice) => void
  /** The buttons of the policies. */
  policies?: ReactNode
  /** The details of a real company; by default those of this site's company. See `OfARealCompany`. */
  details?: CompanyDetails
  /** The company in the last line; by default the one of this site. A sample company is called one. See `OfARealCompany`. */
  who?: Pick<CompanyKnown, 'name' | 'isSample'>
}

/** The names of some offers of a kind; each leads to the full list. */
function Links({ kind, offers }: { kind: OfferKind; offers: readonly Offer[] }): ReactElement {
  const { name: title, path } = offerLists[kind]
  return (
    <div className={`${styles.column} ${notPrinted}`}>
      <h2 className={styles.head}>{title}</h2>
      <ul>
        {offers.map(({ slug, name }) => (
          <li key={slug}>
            <a className={styles.link} href={pageHref(path)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The footer of every page (Rules, Footer). */
export function SiteFooter({
  theme,
  onTheme,
  policies,
  details = company.details,
  who = company,
}: SiteFooterProps): ReactElement {
  const name = useId()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={`${styles.column} ${styles.brandColumn}`}>
            <a className={styles.brand} href={pageHref('/')} aria-label={`${company.name}, home`}>
              <Logo size={44} />
              <span>{company.name}</span>
            </a>
            <p className={styles.blurb}>{company.blurb}</p>
          </div>
          <Links kind="service" offers={footerServices} />
          <Links kind="product" offers={footerProducts} />
          <div className={`${styles.column} ${styles.contactColumn}`}>
            <h2 className={styles.head}>Contact</h2>
            <ul>
              <li>
                <a className={styles.link} href={company.mailHref}>
                  {company.supportEmail}
                </a>
              </li>
              <li>
                <a className={styles.link} href={company.phoneHref}>
                  {company.phone}
                </a>
              </li>
              {elsewhere(details).map(([service, href]) => (
                <li key={service} className={notPrinted}>
                  <a
                    className={styles.link}
                    href={href}
                    {...newTab}
                    aria-label={`${service} (opens in a new tab)`}
                  >
                    {service}
                    <Icon icon={ExternalLink} size={16} />
                  </a>
                </li>
              ))}
            </ul>
            <p className={styles.promise}>{`${company.claims.response}.`}</p>
          </div>
        </div>
        {legalLine(details) && <p className={styles.legal}>{legalLine(details)}</p>}
        <div className={`${styles.end} ${notPrinted}`}>
          <p className={styles.legal}>
            {`© ${company.copyrightYear} ${who.name}${who.isSample ? ', a sample company' : ''}. ${company.coinDataCredit}`}
          </p>
          <fieldset className={`${styles.themes} ${needsScripts}`}>
            <legend className={visuallyHidden}>Theme</legend>
            {themes.map(({ value, label }) => (
              <label key={value} className={styles.theme}>
                <input
                  className={styles.themeInput}
                  type="radio"
                  name={name}
                  checked={theme === value}
                  onChange={() => onTheme(value)}
                />
                {label}
              </label>
            ))}
          </fieldset>
          {policies}
        </div>
      </div>
    </footer>
  )
}

export interface PolicyButtonProps {
  /** The policy it opens: `privacy` or `cookies`. */
  policy: PolicyId
  /** Receives the button, which gets the focus back later. */
  onOpen: (button: HTMLElement) => void
}

/** Opens a policy, in the last line of the footer. Without scripts, a link to its text. */
export function PolicyButton({ policy, onOpen }: PolicyButtonProps): ReactElement {
  return (
    <>
      <button
        type="button"
        className={`${styles.policy} ${needsScripts}`}
        aria-haspopup="dialog"
        onClick={(event) => onOpen(event.currentTarget)}
      >
        {policyNames[policy]}
      </button>
      <a className={`${styles.policy} ${onlyWithoutScripts}`} href={pageHref(`${POLICIES_PAGE}#${policy}`)}>
        {policyNames[policy]}
      </a>
    </>
  )
}
