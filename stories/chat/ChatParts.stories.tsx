import { expect, fn } from 'storybook/test'
import { ChatBar } from '#src/chat/ChatBar.tsx'
import { Choices } from '#src/chat/Choices.tsx'
import { ChatWindow } from '#src/chat/ChatWindow.tsx'
import { LeadForm } from '#src/chat/LeadForm.tsx'
import { MessageLog } from '#src/chat/MessageLog.tsx'
import { Starters } from '#src/chat/Starters.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../controls.ts'
import { states } from './chatStates.ts'

const meta = preview.meta({
  id: 'parts-chat',
  title: 'Features/Chat parts',
  component: ChatWindow,
  argTypes: {
    state: oneOf(states),
    starters: oneOf({
      'of a page': { questions: ['What do you build?', 'What sets the price?'], demoHref: null },
      'of a page with a demo': {
        questions: ['Where do staking rewards come from?'],
        demoHref: '?demo=staking',
      },
    }),
  },
  subcomponents: { Choices, ChatBar, MessageLog, Starters, LeadForm },
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.greeting,
    send: fn(),
    isNarrow: false,
    isModal: false,
    starters: { questions: ['What do you build?', 'What sets the price?'], demoHref: null },
    onMinimize: fn(),
    onClose: fn(),
    copyText: fn(async () => true),
  },
})

export const Window = meta.story()
export const Bar = meta.story({ render: () => <ChatBar unread={1} onOpen={fn()} onClose={fn()} /> })
export const Messages = meta.story({
  render: ({ state, copyText }) => (
    <MessageLog
      id="log"
      messages={state.messages}
      isTyping={false}
      hasLead={false}
      onOpenForm={fn()}
      copyText={copyText}
      onChoose={fn()}
      form={null}
    />
  ),
})
export const MayMean = meta.story({
  render: () => (
    <Choices
      choices={[
        { label: 'DAO builder', href: '/products/dao-builder' },
        { label: 'Token creation: Used for', href: '/services/token-creation' },
      ]}
      onChoose={fn()}
    />
  ),
})
export const Empty = meta.story({
  render: () => (
    <Starters
      questions={['Where do staking rewards come from?', 'What sets the price?']}
      demoHref="?demo=staking"
      onAsk={fn()}
      onPerson={fn()}
    />
  ),
})
const onSave = fn()
/** What is wrong with the email is said at its field, which takes the focus. */
export const FormWithError = meta.story({
  render: () => (
    <LeadForm
      details={{ ...states.formFilled.details, email: 'mara at company.example' }}
      askedAt={null}
      onDetail={fn()}
      onSave={onSave}
      onDismiss={fn()}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    onSave.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }))
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await expect(email).toHaveFocus()
    await expect(email).toHaveAccessibleDescription('Enter a whole address, such as you@company.example.')
    await expect(onSave).not.toHaveBeenCalled()
  },
})
/** "Save details" was pressed with nothing typed: each field says what it wants, the first has the focus. */
export const FormEmpty = meta.story({
  render: () => (
    <LeadForm
      details={{ name: ' ', phone: '', email: '' }}
      askedAt={null}
      onDetail={fn()}
      onSave={onSave}
      onDismiss={fn()}
    />
  ),
  play: async ({ canvas, userEvent, step }) => {
    onSave.mockClear()
    const said = {
      Name: 'Enter your name.',
      Phone: 'Enter your phone number.',
      Email: 'Enter your email address.',
    }
    await step('Nothing is wrong before', async () => {
      for (const name of Object.keys(said))
        await expect(canvas.getByRole('textbox', { name })).not.toHaveAttribute('aria-invalid')
    })
    await step('Each field says what is missing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save details' }))
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
      for (const [name, words] of Object.entries(said))
        await expect(canvas.getByRole('textbox', { name })).toHaveAccessibleDescription(words)
      await expect(onSave).not.toHaveBeenCalled()
    })
  },
})
export const Form = meta.story({
  render: () => (
    <LeadForm
      details={states.formFilled.details}
      askedAt={null}
      onDetail={fn()}
      onSave={fn()}
      onDismiss={fn()}
    />
  ),
})
