// Questions that visitors ask any company, with the answers. If the site has no information, the answer says so: it claims
// nothing, and links to the team. The details of a real company (`company.details`) replace such answers.
import { buyerQuestions, type BuyerQuestionId } from './buyerQuestions.ts'
import { company, hrefOf, legalLine, sampleSentence, type CompanyKnown } from './company.ts'
import { DEMO_LABEL } from './demos.ts'

export interface CompanyQuestion {
  readonly question: string
  readonly answer: string
  /** The page that says more. */
  readonly page: { readonly name: string; readonly href: string }
  /** The site has no answer: the chat shows email and WhatsApp beside it. */
  readonly isOpen: boolean
}

const ABOUT = { name: 'About us', href: '/about' }
const CONTACT = { name: 'Contact', href: '/contact' }
const HOME = { name: 'The demos', href: '/' }
const PRIVACY = { name: 'Privacy Policy', href: '/about#privacy' }
const COOKIES = { name: 'Cookie Policy', href: '/about#cookies' }

type Known = Pick<CompanyKnown, 'details' | 'isSample' | 'name'>

const said = (question: string, answer: string, page: CompanyQuestion['page']): CompanyQuestion => ({
  question,
  answer,
  page,
  isOpen: false,
})

const ASK = 'Ask the team by email or WhatsApp.'

/** A question that the site does not answer, with what it does say about the subject. */
const unsaid = (question: string, subject: string, known = ''): CompanyQuestion => ({
  question,
  answer: [`This site does not say ${subject}.`, known, ASK].filter(Boolean).join(' '),
  page: CONTACT,
  isOpen: true,
})

/** A question that the contact page answers, too. */
const asked = (id: BuyerQuestionId): CompanyQuestion => ({
  question: buyerQuestions[id].question,
  answer: `${buyerQuestions[id].text} ${ASK}`,
  page: CONTACT,
  isOpen: true,
})

const HANDOVER = 'The page of each service and product lists what is handed over.'

const companyQuestionsOf = (who: Known) => {
  const { address, careersUrl, dataController, legalName, references, securityContact } = who.details
  const sample = sampleSentence(who) ?? ''
  return {
    code: {
      ...said(
        'Do we own the code?',
        `What we build for you is handed over to you. ${HANDOVER} You agree on the rights with the team before you order.`,
        CONTACT,
      ),
      isOpen: true,
    },
    lockIn: said(
      'Are we locked in with you?',
      `${HANDOVER} Your own team or another company can continue the work.`,
      CONTACT,
    ),
    maintenance: asked('maintenance'),
    support: unsaid(
      'Is there support after the launch?',
      'what support there is after a launch',
      'Fast-track support covers the launch itself, at times agreed in writing.',
    ),
    hosting: unsaid(
      'Do you host it for us?',
      'whether the team hosts a system for you',
      'We set up nodes and servers in your own accounts or data center.',
    ),
    repository: said(
      'Can the source live in our repository?',
      'Yes. You get the source code at the handover. Documents are stored in your repository, and workshops use your repository as the example.',
      { name: 'Whitepaper and docs', href: '/services/whitepaper-documentation' },
    ),
    nda: unsaid(
      'Do you sign an NDA?',
      'whether the team signs a non-disclosure agreement',
      'Ask before you describe anything confidential.',
    ),
    whiteLabel: said(
      'Can it use our name? Is it white label?',
      `${company.claims.demos}: we change names, rules, networks and screens to fit your business. In a demo, “Make it yours” sets a name and a color immediately.`,
      ABOUT,
    ),
    references: references?.length
      ? said(
          'Do you have references?',
          `These clients agreed to be named: ${references.map(({ name }) => name).join(', ')}.`,
          CONTACT,
        )
      : unsaid(
          'Do you have references?',
          'who the clients are',
          `It states ${company.claims.clients} clients. No reference is listed.`,
        ),
    team: asked('team'),
    exists: asked('exists'),
    office: address
      ? said('Where is your office?', `The address is ${address}.`, CONTACT)
      : unsaid(
          'Where is your office?',
          'where the company has an office',
          `${sample} It gives no address.`.trim(),
        ),
    legalForm: legalName
      ? said('What is your legal form?', `The registered name is ${legalLine(who.details)}.`, CONTACT)
      : unsaid('What is your legal form?', 'what legal form the company has', sample),
    jobs: careersUrl
      ? said('Are there open positions?', 'Open positions are listed on a separate page.', {
          name: 'Open positions',
          href: hrefOf(careersUrl),
        })
      : unsaid('Are there open positions?', 'whether there are open positions'),
    shares: unsaid(
      'Can I buy shares of the company?',
      'whether anyone can buy shares of the company',
      'It offers no shares and no company token.',
    ),
    partners: unsaid(
      'Do you have a partner program?',
      'whether there is a program for agencies, resellers or partners',
      'The partner finder is a product, and the names in its demo are made up.',
    ),
    privacy: said(
      'What about GDPR and personal data?',
      [
        'Nothing you type on this site is sent to a server of the company, except in links copied before November 2026, and there are no trackers. What you send by email or WhatsApp is used to answer you.',
        dataController ? `The data controller is ${dataController}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
      PRIVACY,
    ),
    cookies: said(
      'Does this site use cookies?',
      'No. This site sets no cookies, and every page and demo works without them. Your browser stores the theme that you choose and, if you send demos, your entries in the “Send” panel.',
      COOKIES,
    ),
    technology: said(
      'What is this site built with?',
      'React and TypeScript. The pages are prerendered and readable without JavaScript; the demos, the chat and the search run in your browser.',
      HOME,
    ),
    phone: said(
      'Do the demos work on a phone?',
      'Yes. Every demo opens on any screen, including a phone, in the browser and without an account.',
      HOME,
    ),
    copyLink: said(
      'How do I copy a link to a demo, or send it?',
      'Open the demo and press “Send” below it. You can add the client’s name, a color and your own name, then press “Copy link” or copy the whole message. The demo opens as you left it.',
      HOME,
    ),
    certificates: unsaid(
      'Do you have certificates?',
      'whether the company is certified',
      'It lists no certificate.',
    ),
    warranty: asked('warranty'),
    insurance: unsaid('Is the company insured or solvent?', 'anything about insurance or finances', HANDOVER),
    contract: unsaid(
      'Is it a fixed price or by the hour?',
      'whether work is paid at a fixed price or by the hour',
      'Prices depend on what you need, so none are listed.',
    ),
    languages: unsaid(
      'Which languages do you speak?',
      'which languages the team speaks',
      'The site and this assistant are in English.',
    ),
    free: said(
      'What is free?',
      'The demos are free to try and ask for no account. What is made for you has a price; prices depend on what you need, so none are listed here. Ask for yours by email or WhatsApp.',
      HOME,
    ),
    payment: said(
      'How do we pay?',
      'Prices and terms of payment depend on what you need, so none are listed here. Ask the team by email or WhatsApp.',
      CONTACT,
    ),
    hours: said(
      'When can we reach you?',
      `This site names no opening hours and no time zone. Email and WhatsApp take a message at any hour: ${company.claims.response.toLowerCase()}.`,
      CONTACT,
    ),
    itself: said(
      'Am I talking to a person?',
      'I am a program that matches keywords. No person and no AI model reads what you type here; people answer email and WhatsApp.',
      CONTACT,
    ),
    chatPrivacy: said(
      'Who reads this chat?',
      'What you type here stays in this page and is gone when you reload or close it. Nothing is sent unless you send it yourself, by email or WhatsApp. The Privacy Policy in the footer says more, also about links to demos.',
      PRIVACY,
    ),
    guidedTour: said(
      'Is there a guided tour?',
      'Yes. Press “Watch it” in a demo: it plays automatically, step by step, and you can stop and continue at any step.',
      HOME,
    ),
    security: securityContact
      ? said('Where do I report a security issue?', `Report a security issue to ${securityContact}.`, PRIVACY)
      : unsaid('Where do I report a security issue?', 'where to report a security issue'),
    account: said(
      'Do I need an account?',
      'No. There is no account and no sign-in on this site. You can open every demo directly.',
      HOME,
    ),
    sampleData: said(
      'Are the figures in the demos real?',
      `No. Every demo runs on fixed sample data and is labeled “${DEMO_LABEL}”. Estimates are labeled as estimates.`,
      ABOUT,
    ),
    ticker: said(
      'Where do the prices in the ticker come from?',
      'On screens at least 768 pixels wide, from the public coin-data API of CoinGecko. On narrower screens, or if it cannot be reached, the ticker shows sample data.',
      PRIVACY,
    ),
    demoData: said(
      'Does a demo send what I type?',
      'No. The demos run on sample data in your browser and send nothing you type. Never type a real password, private key or seed phrase into one.',
      PRIVACY,
    ),
    firstDemo: said(
      'Which demo should I open first?',
      'The one closest to your product. If you are not sure, open the token generator: it takes you from a name to a finished token in three steps.',
      HOME,
    ),
    firstMessage: said(
      'What should I write in a first message?',
      'Say what you need. Three lines are plenty: what it is for, which demo is closest, and when you need it.',
      CONTACT,
    ),
    afterMessage: said(
      'What happens after my message?',
      `A member of the team reads your message and answers ${company.answer}, by email or on WhatsApp, usually with questions. Your message and our answers cost nothing and come with no obligation.`,
      CONTACT,
    ),
    replyTime: said(
      'How soon do you answer?',
      `${company.claims.response}, by email or on WhatsApp.`,
      CONTACT,
    ),
    whereMessage: said(
      'Where does my message go?',
      'The contact page and the chat prepare your message in your browser and open it in your email app or in WhatsApp when you press the button. Nothing is sent before that.',
      CONTACT,
    ),
    networks: said(
      'Which chains and networks do you work with?',
      'Contracts are written in Solidity for Ethereum, BSC, Polygon and Tron, and in Rust for Solana. We can release one product on several of them together.',
      { name: 'Multichain deployment', href: '/services/multichain-deployment' },
    ),
    course: said(
      'How does a project start and run?',
      `You tell us what you need. We answer ${company.answer}, usually with questions, start from the closest demo and change it until it looks like your product. We build it, you review every stage, and then we hand it over.`,
      CONTACT,
    ),
    build: said(
      'What do you build?',
      `${company.tagline} Contracts, chains and interfaces; tokens and sales; markets and trading tools; wallets, audits and training.`,
      ABOUT,
    ),
    finished: said(
      'What do we get when the project is finished?',
      `${HANDOVER} It names contracts, source code, documents or reports, depending on the work.`,
      CONTACT,
    ),
    progress: said(
      'Do we see progress while you build?',
      'Yes. We change the closest demo until it looks like your product, and you review every stage.',
      CONTACT,
    ),
    unsure: said(
      'What if we do not know what we need?',
      `Describe the problem in three lines. We answer ${company.answer}, usually with questions. Architecture design compares the options, and whether you need a blockchain at all. Technical advisory answers one question before an expensive decision.`,
      { name: 'Architecture design', href: '/services/architecture-design' },
    ),
    pilot: asked('pilot'),
    countries: unsaid(
      'Do you work with clients in our country?',
      'which countries the clients are in',
      `It states ${company.claims.countries} countries.`,
    ),
    industry: unsaid(
      'Do you have experience in our industry?',
      'which industries the clients are in',
      `It states ${company.claims.projects} projects. Service and product pages list typical uses.`,
    ),
    meeting: unsaid(
      'Can we meet or have a video call?',
      'whether the team meets clients in person or by video',
      'You can call, send an email or write on WhatsApp.',
    ),
    cancel: unsaid(
      'Can we stop a project before it is finished?',
      'under what terms a project can be stopped early',
      'You review every stage.',
    ),
    age: said(
      'When was the company founded?',
      `Founded in ${company.claims.founded}. ${sample}`.trim(),
      ABOUT,
    ),
    ownWork: said(
      'Who checks what you build?',
      'What we build gets an internal review, and an outside audit can be part of the scope.',
      { name: 'Smart contract audits', href: '/services/smart-contract-audits' },
    ),
    delays: unsaid(
      'Are your projects on time?',
      'how often projects are late',
      'We name a date once the scope is known.',
    ),
    sampleButtons: said(
      'What is a button with a dashed outline?',
      'A sample button. Press it to read what it would do in your version.',
      HOME,
    ),
    complaint: unsaid('Where can we complain?', 'how complaints are handled', 'You review every stage.'),
    press: unsaid('Who answers questions from the press?', 'who answers journalists'),
    newWishes: unsaid(
      'What if we change our minds during the project?',
      'how changes during a project are priced',
      'You review every stage.',
    ),
    hire: unsaid('Can we hire your developers by the month?', 'whether developers can be hired by the month'),
    equity: unsaid(
      'Do you work for tokens or for shares in our company?',
      'whether work can be paid in tokens or shares',
    ),
    together: unsaid(
      'Can our developers work together with yours?',
      'how your developers and ours share the work',
      'You review every stage, and the code is handed over to you.',
    ),
    subcontract: unsaid(
      'Do you use freelancers or subcontractors?',
      'whether the team works with freelancers or subcontractors',
    ),
    aiTools: unsaid(
      'Do you write code with AI?',
      'which tools the team uses to write code',
      'In the products, AI reads, explains and flags, and people approve important steps.',
    ),
    competitors: unsaid(
      'Do you work for our competitors?',
      'who the clients are, or whether work is exclusive to one of them',
    ),
    demoSource: unsaid(
      'Is the source code of the demos open?',
      'whether the source code of the demos is public',
      'You get the source code of your own version at the handover.',
    ),
    theme: said(
      'Is there a dark mode?',
      'Yes. In the footer you choose light, dark or system, and your browser stores your choice.',
      HOME,
    ),
    embed: unsaid(
      'Can we put a demo or this assistant on our own site?',
      'whether a demo or the assistant can be embedded in another site',
      'You can send a demo as a link.',
    ),
    newsletter: unsaid(
      'Do you have a newsletter, a blog or a brochure?',
      'whether there is a newsletter, a blog or a brochure',
    ),
    real: said(
      'Is this a real company?',
      `${sample || `${who.name} was founded in ${company.claims.founded}.`} You can check our work yourself: every demo runs in your browser, and its figures are labeled as sample data.`,
      ABOUT,
    ),
    better: unsaid(
      'Why should we choose you and not another company?',
      'how the company compares with others',
      'You can try every demo before you write, and the code is handed over to you.',
    ),
    ownName: said(
      'Can a demo show our name and color?',
      'Yes. Press “Make it yours” in a demo, type a name and choose a color. A link that you copy then opens the demo with both. It is still labeled as a demo.',
      HOME,
    ),
  } satisfies Record<string, CompanyQuestion>
}

/** The id of a question, for code that refers to it. */
export type CompanyQuestionId = keyof ReturnType<typeof companyQuestionsOf>

export const companyQuestions: Readonly<Record<CompanyQuestionId, CompanyQuestion>> =
  companyQuestionsOf(company)
