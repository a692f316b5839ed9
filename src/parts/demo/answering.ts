// What a sent demo shows beside itself, on the screen and on paper. Loaded when a demo is or was sent.
export { coverOf, isCovered } from '../send/cover.ts'
export { Arrived } from './Arrived.tsx'
export { ClientMark } from './ClientMark.tsx'
export { CoverStrip } from './CoverStrip.tsx'
export { PrintedFoot } from './PrintedFoot.tsx'
export { versionMail } from './replyLinks.ts'
