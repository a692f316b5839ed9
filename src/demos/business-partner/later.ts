// Loads the tabs that a press opens.
import { latePart } from '../../browser/latePart.ts'

export const { load: loadLater, usePart: useLater } = latePart(async () => {
  const [{ EscrowTrades }, { Appointments }] = await Promise.all([
    import('./EscrowTrades.tsx'),
    import('./Appointments.tsx'),
  ])
  return { EscrowTrades, Appointments }
})
