// What a link that names its sender needs: loaded when there is one.
export { senderOf, UNREADABLE_SENDER } from '../../theme/sender.ts'
export { Answers } from './Answers.tsx'
