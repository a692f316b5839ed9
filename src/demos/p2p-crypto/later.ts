// Loads the trade of an offer, which opens by a press.
import { latePart } from '../../browser/latePart.ts'

export const { load: loadTrade, usePart: useTrade } = latePart(() => import('./TradeStrip.tsx'))
