// The fixed text of the two pop-ups in the footer. Each sentence has to be true of the site as it is built:
// whoever adds a call, a cookie or a stored value changes the text here.
import { company } from './company.ts'
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
        'There is no account and no sign-in, and nothing you type on this site is sent to a server of ours. What you type stays in the page and is gone when you close or reload it.',
        'The server that delivers these pages sees the requests your browser makes, as with any website.',
        'The chat can take your name, phone number and email address. They stay in the page like everything else you type, and are filled into a message that you can send by mail or WhatsApp yourself.',
        'If you write or call, we have what you tell us: usually your name, how to reach you and what you need.',
      ],
    },
    {
      heading: 'How we use it',
      text: [
        'To answer you, and for nothing else. The contact page and the chat put your message together in your browser and hand it to your own mail app or to WhatsApp when you press the button, not before. Opening WhatsApp passes the text to WhatsApp.',
      ],
    },
    {
      heading: 'AI processing',
      text: [
        'The chat assistant matches keywords against a built-in list of answers inside the page. No AI model reads what you type.',
        'AI scores and analysis in the demos are fixed sample values and say nothing about you.',
      ],
    },
    {
      heading: 'Sharing',
      text: [
        'We run no trackers and pass nothing on. On screens at least 768 pixels wide the market ticker makes two requests to the public coin-data API of CoinGecko, which sees the requests your browser makes, your IP address included. On narrower screens it makes none and shows sample data.',
        'Links to WhatsApp, LinkedIn, Twitter and CoinGecko lead to services with policies of their own. Nothing is loaded from them until you follow a link, except for the ticker requests named above.',
      ],
    },
    {
      heading: 'Security',
      text: [
        'The demos run on sample data in your browser and make no requests. Never type a real password, private key or seed phrase into one.',
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
        'None. When you choose a light, dark or system theme in the footer, the choice is kept in the local storage of your browser under the key “theme”. It is not a cookie and is not sent anywhere.',
        'Clear the site data in your browser to remove it.',
      ],
    },
    {
      heading: 'Security cookies',
      text: ['None. There is no sign-in on this site, so there is no session to protect.'],
    },
  ],
}

/** The policies' texts by name. */
export const policies: Readonly<Record<PolicyId, Policy>> = { privacy: privacyPolicy, cookies: cookiePolicy }
