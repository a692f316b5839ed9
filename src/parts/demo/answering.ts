// What a demo that was sent, or is being sent, shows of its sender, on the screen and on paper: loaded for it.
export { senderOf, UNREADABLE_SENDER } from '../../theme/sender.ts'
export { Answers } from './Answers.tsx'
export { ClientMark } from './ClientMark.tsx'
export { PrintedFoot } from './PrintedFoot.tsx'
