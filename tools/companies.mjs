// Three companies that are not this one, and how to make a copy of the repository theirs (Docs/Handbook, Make it yours).
/** @typedef {ReturnType<typeof import('./copies.mjs').copyOfRepository>} Copy */

/**
 * @typedef {object} Company
 * @property {string} name
 * @property {string} host of the site and of its mail
 * @property {string} color of the house, as `#rrggbb`
 * @property {Record<'founded' | 'countries' | 'clients' | 'projects' | 'answer' | 'tagline' | 'phone', string>} says
 * @property {import('../src/content/company.ts').CompanyDetails} details
 */

/** Long with a special character, short, and in other letters; a medium color, a light and a dark one. */
export const companies = /** @type {const} @satisfies {readonly Company[]} */ ([
  {
    name: 'Quillark & Daughters Ledger Engineering',
    host: 'quillark.example',
    color: '#0a7d4f',
    says: {
      founded: '2012',
      countries: '7',
      clients: '40+',
      projects: '60+',
      answer: 'within two working days',
      tagline: 'Ledgers, built to last.',
      phone: '+44 20 7946 0018',
    },
    details: {
      legalName: 'Quillark B.V.',
      address: 'Kade 5, 3511 Utrecht, Netherlands',
      registerEntry: 'Register 04711',
      dataController: 'data@quillark.example',
      securityContact: 'security@quillark.example',
      careersUrl: 'https://quillark.example/preview/jobs',
      references: [{ name: 'Harbor & Sons', url: 'https://harbor.example/' }],
    },
  },
  {
    name: 'Ora',
    host: 'ora-chain.example',
    color: '#ffe600',
    says: {
      founded: '1987',
      countries: '12',
      clients: '300',
      projects: '450',
      answer: 'by the next morning',
      tagline: 'We build on chains.',
      phone: '+1 555 0147',
    },
    details: { legalName: 'Ora Inc.', securityContact: 'https://ora-chain.example/report' },
  },
  {
    name: 'Łąka Übersee',
    host: 'laka-uebersee.example',
    color: '#050505',
    says: {
      founded: '2024',
      countries: '3',
      clients: '9',
      projects: '11',
      answer: 'within an hour',
      tagline: 'Blockchain from the coast.',
      phone: '+49 30 901820',
    },
    details: { dataController: 'the owner, datenschutz@laka-uebersee.example' },
  },
])

/**
 * Does in a copy what the handbook says under "Make it yours". Whose site the repository is now makes no difference.
 * @param {Copy} copy
 * @param {Company} company
 */
export function rebrand({ change }, { name, host, color, says, details }) {
  const text = (/** @type {string} */ words) => JSON.stringify(words).replaceAll(' ', String.raw`\u00a0`)
  const digits = says.phone.replaceAll(/\D/g, '')
  change('src/content/companyName.ts', [/(companyName = )(['"]).*\2/, `$1${JSON.stringify(name)}`])
  change('src/content/site.ts', [/https:\/\/[\w.-]+/, `https://${host}`])
  change(
    'src/content/company.ts',
    [/(supportEmail = ).*/, `$1'support@${host}'`],
    [/(answer = ).*/, `$1'${says.answer}'`],
    .../** @type {const} */ (['founded', 'countries', 'clients', 'projects', 'tagline']).map(
      (fact) => /** @type {[RegExp, string]} */ ([RegExp(`(\\n  ${fact}: ).*`), `$1'${says[fact]}',`]),
    ),
    [/(\n {2}phone: ).*/, `$1${text(says.phone)},`],
    [/(phoneHref: ).*/, `$1'tel:+${digits}',`],
    [/(whatsappUrl: ).*/, `$1'https://wa.me/${digits}',`],
    [/(linkedInUrl: ).*/, `$1'https://www.linkedin.com/company/${host}',`],
    [/(twitterUrl: ).*/, `$1'https://twitter.com/${host}',`],
    [/(copyrightYear: ).*/, '$12026,'],
    [/(\n {2}isSample: )(?:true|false),/, '$1false,'],
    [/(details: CompanyDetails = Object\.freeze\()[^]*?\}\)\n/, `$1${JSON.stringify(details)})\n`],
  )
  change('src/theme/houseColor.ts', [/(\| null = ).*/, `$1'${color}'`])
}
