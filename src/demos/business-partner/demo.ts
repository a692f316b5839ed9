// The partner finder, closed: loaded when somebody opens it.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { businessPartner } from './businessPartner.ts'
import { BusinessPartner } from './BusinessPartner.tsx'

export default defineDemo(businessPartner, BusinessPartner)
