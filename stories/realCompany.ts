// A company that has filled in what a real one has to show.
import type { CompanyKnown } from '#src/content/company.ts'

export const realCompany: CompanyKnown = {
  name: 'Orchard',
  isSample: false,
  details: {
    legalName: 'Orchard Cooperative B.V.',
    address: 'Kade 5, 3511 Utrecht, Netherlands',
    registerEntry: 'Chamber of Commerce 04711',
    dataController: 'Ada Okafor, data@orchard.example',
    securityContact: 'security@orchard.example',
    careersUrl: 'https://orchard.example/careers',
    references: [
      { name: 'Harbor & Sons', url: 'https://harbor.example/' },
      { name: 'Nordlicht', url: 'https://nordlicht.example/' },
    ],
  },
}
