// The partner finder, as one value: loaded when it is opened.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { businessPartner } from './businessPartner.ts'
import { BusinessPartner } from './BusinessPartner.tsx'

export default defineDemo(businessPartner, BusinessPartner)
