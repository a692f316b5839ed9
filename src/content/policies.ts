// The fixed text of the two pop-ups in the footer. Each sentence has to be true of the site as it is built:
// whoever adds a call, a cookie or a stored value changes the text here.
import { company, legalLine, sampleSentence, type CompanyKnown } from './company.ts'
import { policyNames, type PolicyId } from './policyNames.ts'

export interface Clause {
  readonly heading: string
  /** One string per paragraph. */
  readonly text: readonly string[]
}

export interface Policy {
  readonly title: string
  /** Above the clauses. */
  readonly note?: string | null
  readonly clauses: readonly Clause[]
}

/** Its clauses, in their order (Rules, Policies). */
export const privacyPolicy: Policy = {
  title: policyNames.privacy,
  clauses: [
    {
      heading: 'Information we collect',
      text: [
        'There is no account and no sign-in, and nothing you type on this site is sent to a server of ours. What you type is gone when you close or reload the page, with two exceptions. A demo opened by a link keeps what the link holds, because it is part of the address. The panel “Send” of a demo keeps in your browser who sends it and which links were sent.',
        'When you send a demo as it stands or press “Ask for your version”, the link holds what you typed in the demo. When you ask, the demo’s address keeps it too, so that Back opens the demo as you left it. Browsers do not send this part of an address to a server. Only a link copied before November 2026 is different: our server sees what it holds once, when it is opened.',
        'The server that delivers these pages sees the requests your browser makes, as with any website. These requests do not say which page you came from.',
        'The chat can put your name, phone number and email address into a message that you send by email or WhatsApp. Until then they stay in the page.',
        'If you write or call, we have what you tell us.',
      ],
    },
    {
      heading: 'How we use it',
      text: [
        'To answer you, and for nothing else. The contact page and the chat prepare your message in your browser and hand it to your email app or to WhatsApp when you press the button. Opening WhatsApp passes the text to WhatsApp.',
      ],
    },
    {
      heading: 'AI processing',
      text: [
        'The search and the chat assistant look for your words in an index of this site’s own texts, inside the page. No AI model reads what you type, and nothing of it is sent.',
        'AI scores and analysis in the demos are fixed sample values and say nothing about you.',
      ],
    },
    {
      heading: 'Sharing',
      text: [
        'We run no trackers and pass nothing on. On screens at least 768 pixels wide the market ticker makes two requests to the public coin-data API of CoinGecko, which sees these requests and your IP address. They hold nothing you typed and no page address. On narrower screens it makes none and shows sample data.',
        'When you press “Share…” in the panel “Send”, your device passes the message to the app that you choose.',
        'Links to WhatsApp, LinkedIn, Twitter and CoinGecko lead to services with their own policies. Nothing is loaded from them until you follow a link, except for the ticker requests named above.',
      ],
    },
    {
      heading: 'Security',
      text: [
        'The demos run on sample data in your browser and send nothing you type. Never type a real password, private key or seed phrase into one, and copy a link only for people who may see what you typed.',
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
        'None. When you choose a light, dark or system theme in the footer, the choice is kept in the local storage of your browser under the key “theme”, and “system” removes it. It is not a cookie and is not sent anywhere.',
        'When you use the panel “Send” of a demo, your name and reply address are kept in the same storage under the key “sender”, and the last 50 links that you sent under the key “sentLinks”. Empty the two fields and press “Forget all” to remove them. Neither is sent anywhere.',
        'Apart from copies of this site’s own files, nothing else is stored in your browser.',
        'Clear the site data in your browser to remove it.',
      ],
    },
    {
      heading: 'Security cookies',
      text: ['None. There is no sign-in on this site, so there is no session to protect.'],
    },
  ],
}

/** The same policies with what is known of the company: each line where its subject stands, none for what is not filled. */
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
  const note = sampleSentence(who)
  const clauses = privacyPolicy.clauses.map(({ heading, text }) => ({
    heading,
    text: [...text, ...(added[heading] ?? [])],
  }))
  return { privacy: { ...privacyPolicy, clauses, note }, cookies: { ...cookiePolicy, note } }
}

/** The policies' texts by name. */
export const policies = policiesOf(company)
