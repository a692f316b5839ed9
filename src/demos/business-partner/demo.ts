// The partner finder, as a single value that loads when the demo opens.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { businessPartner } from './businessPartner.ts'
import { BusinessPartner } from './BusinessPartner.tsx'

export default defineDemo(businessPartner, BusinessPartner)
