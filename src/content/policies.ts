// The fixed text of the two pop-ups in the footer. Each sentence has to be true for the site as it is built:
// if you add a call, a cookie or a stored value, change the text here.
import { company, legalLine, type CompanyKnown } from './company.ts'
import { policyNames, type PolicyId } from './policyNames.ts'

export interface Clause {
  readonly heading: string
  /** One string per paragraph. */
  readonly text: readonly string[]
}

export interface Policy {
  readonly title: string
  readonly clauses: readonly Clause[]
}

/** Its clauses, in their order (Rules, Policies). */
export const privacyPolicy: Policy = {
  title: policyNames.privacy,
  clauses: [
    {
      heading: 'Information we collect',
      text: [
        'There is no account and no sign-in, and nothing you type on this site is sent to our servers, except in links copied before November 2026. Your entries are gone when you close or reload the page, with two exceptions. If you open a demo from a link, the entries that came with the link remain after a reload, because they are part of the address. When you use a demo’s “Send” panel, your browser keeps your name and reply address, the logos you choose and the links you sent, with the day and the way you sent them. A link that you send contains your note and the demo’s end date, if you type them. When you pass on a demo that you received, your browser keeps nothing. Some links open several demos; your browser does not store those either.',
        'When you send a demo in its current state or press “Ask for your version”, the link contains what you typed in the demo. “Ask for your version” also adds your entries to the demo’s address, so your browser’s Back button returns you to the demo as you left it. Your entries are in a part of the address that browsers do not send to a server. If you copied a link before November 2026, our server sees its content once, when the link is opened. Newer links never send it.',
        'The server that delivers these pages sees your browser’s requests, as with any website. These requests do not include the page you came from.',
        'The chat can put your name, phone number and email address into a message that you send by email or WhatsApp. Until then they stay on the page.',
        'If you write or call, we receive what you tell us.',
      ],
    },
    {
      heading: 'How we use it',
      text: [
        'Only to answer you. The contact page and the chat prepare your message in your browser and open it in your email app or in WhatsApp when you press the button. If you open WhatsApp, the text goes to WhatsApp.',
      ],
    },
    {
      heading: 'AI processing',
      text: [
        'The search and the chat assistant look up your words in an index of this site’s content, in your browser. No AI model reads what you type, and it is not sent anywhere.',
        'AI scores and analysis in the demos are fixed sample values and are not about you.',
      ],
    },
    {
      heading: 'Sharing',
      text: [
        'We run no trackers and share no data. On screens at least 768 pixels wide the market ticker makes two requests to the public coin-data API of CoinGecko, which sees these requests and your IP address. They contain nothing you typed and no page address. On narrower screens it makes none and shows sample data.',
        'When you press “Share…” or “Open in email app” in the “Send” panel, your device passes the message to the app that you choose.',
        'Links to WhatsApp, LinkedIn, Twitter and CoinGecko lead to services with their own policies. Your browser loads nothing from them until you follow a link, except for the ticker requests described above.',
      ],
    },
    {
      heading: 'Security',
      text: [
        'The demos run on sample data in your browser and send nothing you type. Never type a real password, private key or seed phrase into a demo, and share a link only with people who are allowed to see what you typed.',
      ],
    },
    {
      heading: 'Contact',
      text: [`Write to ${company.supportEmail} or call ${company.phone}.`],
    },
  ],
}

/** The kinds of cookies, in their order (Rules, Policies). */
export const cookiePolicy: Policy = {
  title: policyNames.cookies,
  clauses: [
    {
      heading: 'Essential cookies',
      text: ['None. This site sets no cookies, and every page and demo works without them.'],
    },
    {
      heading: 'Analytics cookies',
      text: ['None. There is no tracker, no visitor counter and no ad network on this site.'],
    },
    {
      heading: 'Preference cookies',
      text: [
        'None. When you choose a light or dark theme in the footer, your browser keeps the choice in its local storage under the key “theme”. Choosing “system” removes the entry. It is not a cookie and is not sent anywhere.',
        'When you use the “Send” panel of a demo, your browser keeps your name and reply address in the same storage under the key “sender”, and the last 50 links that you sent under the key “sentLinks”. The logos that you choose there, for at most eight companies, are kept under the key “logo”. To remove them, clear the two fields, press “Forget all” and remove each client’s logo. “Export” saves the list of links to a file on your device, and “Import” adds the links of such a file. None of them is sent anywhere, except for your name and reply address in the links that you send.',
        'Apart from copies of this site’s own files, nothing else is stored in your browser.',
        'To remove everything, clear the site data in your browser.',
      ],
    },
    {
      heading: 'Security cookies',
      text: ['None. There is no sign-in on this site, so there is no session to protect.'],
    },
  ],
}

/** The same policies with the details of the company: each line in its clause, none for details that are not filled. */
export function policiesOf(who: CompanyKnown): Record<PolicyId, Policy> {
  const { dataController, securityContact } = who.details
  const legal = legalLine(who.details)
  const added: Readonly<Record<string, readonly string[]>> = {
    Security: securityContact ? [`Report a security issue to ${securityContact}.`] : [],
    Contact: [
      ...(legal ? [`This site is run by ${legal}.`] : []),
      ...(dataController ? [`The data controller is ${dataController}.`] : []),
    ],
  }
  const clauses = privacyPolicy.clauses.map(({ heading, text }) => ({
    heading,
    text: [...text, ...(added[heading] ?? [])],
  }))
  return { privacy: { ...privacyPolicy, clauses }, cookies: cookiePolicy }
}

/** The policies' texts by name. */
export const policies = policiesOf(company)
