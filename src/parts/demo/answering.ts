// What a sent demo shows about its sender, on the screen and on paper. Loaded when a demo is or was sent.
export { senderOf, UNREADABLE_SENDER } from '../send/sender.ts'
export { Answers } from './Answers.tsx'
export { ClientMark } from './ClientMark.tsx'
export { PrintedFoot } from './PrintedFoot.tsx'
