import { expect, fn } from 'storybook/test'
import { company } from '#src/content/company.ts'
import { NextSteps } from '#src/parts/sections/NextSteps.tsx'
import CompanyRows from '#src/screens/CompanyRows.tsx'
import ContactScreen from '#src/screens/ContactScreen.tsx'
import { brandTones } from '#src/theme/brandTones.ts'
import preview from '#storybook/preview.tsx'
import { realCompany } from '../realCompany.ts'
import { noPicture } from '../checks.ts'
import { brandsByName, oneOf } from '../controls.ts'
import { inSection, shows } from '../card.ts'
import { onAPhone, onTheSmallest } from '../viewports.ts'

/** What a visitor entered in a demo, as the message lists it. */
const TOKEN_ENTRIES = [
  ['Token name', 'Orchard'],
  ['Network', 'Polygon'],
] as const

const meta = preview.meta({
  id: 'screens-contact',
  title: 'Pages/Contact',
  component: ContactScreen,
  argTypes: {
    entries: oneOf({ none: [], 'a token': TOKEN_ENTRIES }),
    brand: oneOf(brandsByName),
    tones: oneOf({ None: null, Purple: brandTones('#7a1fa2', 'trade') }),
    companyRows: oneOf({ none: null, all: <CompanyRows details={realCompany.details} /> }),
    nextSteps: oneOf({ there: <NextSteps />, loading: null }),
  },
  subcomponents: { CompanyRows, NextSteps },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  parameters: { ...inSection('Routes'), layout: 'fullscreen' },
  args: { about: null, nextSteps: <NextSteps />, copyText: fn(async () => true) },
})

/** What a link carries. */
const carried = (link: HTMLElement, part: 'subject' | 'body' | 'text') =>
  new URL(String(link.getAttribute('href'))).searchParams.get(part)

export const Empty = meta.story({
  parameters: shows('Contact'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'What is it about?' })).toHaveDisplayValue(
      'Not sure yet, or not listed',
    )
    await expect(canvas.getByText(/Nothing is sent to any server/)).toBeVisible()
    await expect(canvas.getByText('Who maintains it after the handover?')).toBeVisible()
    await expect(canvas.getByText(/If your email app does not open, copy the text/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'What happens next' })).toBeVisible()
    await expect(canvas.getByText(/come with no obligation/)).toBeVisible()
    for (const key of ['Company', 'Security', 'References'])
      await expect(canvas.queryByText(key, { selector: 'dt' })).toBeNull()
  },
})

export const Filled = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Choose a topic, type a name and a message', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What is it about?' }), 'Training')
      await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Ada Okafor')
      await userEvent.type(
        canvas.getByRole('textbox', { name: 'Message' }),
        'Two days,{Enter}eight people & a dog?',
      )
    })
    await step('The mail carries it', async () => {
      const mail = canvas.getByRole('link', { name: 'Open in email app' })
      await expect(mail.getAttribute('href')).toContain(`${company.mailHref}?`)
      await expect(carried(mail, 'subject')).toBe(`${company.name}: Training (service)`)
      await expect(carried(mail, 'body')).toBe(
        'About: Training (service)\r\nFrom: Ada Okafor\r\n\r\nTwo days,\r\neight people & a dog?',
      )
    })
    await step('WhatsApp carries it, in a new tab', async () => {
      const chat = canvas.getByRole('link', { name: 'Open in WhatsApp (opens in a new tab)' })
      await expect(chat).toHaveAttribute('target', '_blank')
      await expect(carried(chat, 'text')).toBe(
        'About: Training (service)\nFrom: Ada Okafor\n\nTwo days,\neight people & a dog?',
      )
    })
  },
})

export const PresetByService = meta.story({
  args: { about: 'staking-platform' },
  play: async ({ canvas }) => {
    const topic = canvas.getByRole('combobox', { name: 'What is it about?' })
    await expect(topic).toHaveDisplayValue('Staking platform')
    await expect(topic).toHaveValue('service:staking-platform')
  },
})
export const PresetChanged = PresetByService.extend({
  tags: ['check', '!dev', '!autodocs'],
  parameters: noPicture,
  play: async ({ canvas, userEvent, step }) => {
    const topic = canvas.getByRole('combobox', { name: 'What is it about?' })
    await step('Another one can be chosen', async () => {
      await userEvent.selectOptions(topic, 'Not sure yet, or not listed')
      await expect(topic).toHaveValue('general')
    })
  },
})

export const PresetByDemo = meta.story({
  parameters: shows('Contact'),
  args: { about: 'staking' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('demo:staking')
  },
})

/** The demo was left for this page: its link goes along, for as long as it is about that demo. */
export const DemoLeft = meta.story({
  parameters: shows({ says: 'Contact', after: 'screens-contact--demo-entries' }),
  args: { about: 'token-generator', at: '1izYAAA' },
  play: async ({ canvas, step }) => {
    const mail = canvas.getByRole('link', { name: 'Open in email app' })
    await step('The message holds the link, and the page says so', async () => {
      await expect(canvas.getByText(/includes a link to the demo as you left it/)).toBeVisible()
      await expect(carried(mail, 'body')).toMatch(/\?demo=token-generator#at=1izYAAA$/)
      await expect(canvas.getByRole('link', { name: 'Open the demo again' })).toHaveAttribute(
        'href',
        '?demo=token-generator#at=1izYAAA',
      )
    })
  },
})
export const DemoLeftAndAnotherTopic = DemoLeft.extend({
  tags: ['check', '!dev', '!autodocs'],
  parameters: noPicture,
  play: async ({ canvas, userEvent, step }) => {
    const mail = canvas.getByRole('link', { name: 'Open in email app' })
    await step('Another topic leaves it out', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox'), 'Not sure yet, or not listed')
      await expect(canvas.queryByText(/holds a link/)).not.toBeInTheDocument()
      await expect(carried(mail, 'body')).toBe('About: General inquiry')
    })
  },
})
/** The demo was made the visitor's own: name, color and the link in them are part of the message. */
export const DemoMadeYours = meta.story({
  args: {
    about: 'staking',
    brand: {
      name: 'Orchard Cooperative',
      color: '#7a1fa2',
    },
    tones: brandTones('#7a1fa2', 'trade'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('“Orchard Cooperative”', { exact: true })).toBeVisible()
    await expect(
      canvas.getByText(
        'Your message includes the name “Orchard Cooperative”, the color #7a1fa2, and a link to the branded demo.',
      ),
    ).toBeVisible()
    const mail = canvas.getByRole('link', { name: 'Open in email app' })
    await expect(carried(mail, 'body')).toMatch(
      /\nFor: Orchard Cooperative\r?\nColor: #7a1fa2\r?\n.*\?demo=staking#for=Orchard\+Cooperative&color=7a1fa2$/,
    )
  },
})

/** The demo is too long for a link: the entries go along as far as they fit, and the page says what is left out. */
export const DemoTooLong = meta.story({
  args: {
    about: 'token-locker',
    entries: TOKEN_ENTRIES,
    leftOut:
      'Your message has no link to the demo as you left it. A text of more than 500 characters does not fit into a link.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your message has no link to the demo as you left it/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Message' })).not.toHaveValue('')
  },
})

/** What was entered in the demo begins the message, and is the visitor's to change. */
export const DemoEntries = meta.story({
  parameters: shows('Contact'),
  args: {
    about: 'token-locker',
    at: '1izYAAA',
    entries: TOKEN_ENTRIES,
  },
  play: async ({ canvas, step }) => {
    const message = canvas.getByRole('textbox', { name: 'Message' })
    const mail = canvas.getByRole('link', { name: 'Open in email app' })
    await step(
      'It is about the product of the page, with what was entered in the demo it lends',
      async () => {
        await expect(canvas.getByRole('combobox')).toHaveValue('product:token-locker')
        await expect(message).toHaveValue(
          'What I entered in the demo:\nToken name: Orchard\nNetwork: Polygon',
        )
        await expect(carried(mail, 'body')).toMatch(/demo=token-generator#at=1izYAAA\r\n\r\nWhat I entered/)
      },
    )
  },
})
export const DemoEntriesEmptied = DemoEntries.extend({
  tags: ['check', '!dev', '!autodocs'],
  parameters: noPicture,
  play: async ({ canvas, userEvent, step }) => {
    const message = canvas.getByRole('textbox', { name: 'Message' })
    const mail = canvas.getByRole('link', { name: 'Open in email app' })
    await step('It can be changed, and emptied', async () => {
      await userEvent.type(message, '{Enter}With a lock of a year.')
      await expect(carried(mail, 'body')).toMatch(/Network: Polygon\r\nWith a lock of a year\.$/)
      await userEvent.clear(message)
      await expect(message).toHaveValue('')
    })
  },
})

export const PresetUnknown = meta.story({
  args: { about: '"><script>alert(1)</script>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('general')
  },
})

export const Copied = meta.story({
  args: { about: 'training' },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Copying is announced', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy text' }))
      await expect(await canvas.findByText('Text copied.')).toBeVisible()
      await expect(args.copyText).toHaveBeenCalledWith('About: Training (service)')
    })
    await step('It holds until the text is another', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'A')
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
      await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), '{Backspace}')
      await expect(canvas.getByText('Text copied.')).toBeVisible()
    })
  },
})

export const CopyFailed = meta.story({
  args: { copyText: fn(async () => false) },
  play: async ({ canvas, userEvent, step }) => {
    await step('Refused, the text is there to be copied by hand', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Hello')
      await userEvent.click(canvas.getByRole('button', { name: 'Copy text' }))
      await expect(await canvas.findByText(/did not allow copying/)).toBeVisible()
      await expect(canvas.getByText(/^About: General inquiry/)).toBeVisible()
    })
  },
})

/** Nothing is typed: after each button the message field says what is missing, and has the focus. */
export const NothingToCopy = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const message = canvas.getByRole('textbox', { name: 'Message' })
    const ways = [
      canvas.getByRole('link', { name: 'Open in email app' }),
      canvas.getByRole('link', { name: /^Open in WhatsApp/ }),
      canvas.getByRole('button', { name: 'Copy text' }),
    ]
    await expect(message).not.toBeInvalid()
    for (const way of ways)
      await step(way.textContent, async () => {
        await userEvent.click(way)
        await expect(message).toHaveFocus()
        await expect(message).toHaveAccessibleDescription('Write a message first, or choose a topic.')
      })
    await expect(args.copyText).not.toHaveBeenCalled()
    await step('It goes with the first letter', async () => {
      await userEvent.type(message, 'A')
      await expect(message).not.toBeInvalid()
    })
    await step('And says it again, once it is empty', async () => {
      await userEvent.clear(message)
      await expect(message).toBeInvalid()
    })
  },
})

const HOSTILE = '<img src=x onerror=alert(1)> &bcc=all@example.com ?subject=no #% \u202Eabc 🦊'

export const HostileText = meta.story({
  tags: ['slow'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Type what could break a link', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Your name' }))
      await userEvent.paste(HOSTILE)
      await userEvent.click(canvas.getByRole('textbox', { name: 'Message' }))
      await userEvent.paste(HOSTILE)
    })
    await step('It stays inside the body', async () => {
      const mail = canvas.getByRole('link', { name: 'Open in email app' })
      const { searchParams } = new URL(String(mail.getAttribute('href')))
      await expect([...searchParams.keys()]).toEqual(['subject', 'body'])
      await expect(searchParams.get('body')).toBe(
        `About: General inquiry\r\nFrom: ${HOSTILE}\r\n\r\n${HOSTILE}`,
      )
    })
  },
})

export const VeryLongText = meta.story({
  tags: ['slow'],
  play: async ({ canvas, userEvent, step }) => {
    await step('A message too long for a link', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Message' }))
      await userEvent.paste('A line that continues. '.repeat(120))
      await expect(canvas.getByText(/cut off links this long/)).toBeVisible()
    })
  },
})

export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
export const OnTheSmallestPhone = meta.story({
  tags: ['slow'],
  ...onTheSmallest,
})

/** Rows for whatever is filled; a sample company has none of them. */
export const OfARealCompany = meta.story({
  args: { companyRows: <CompanyRows details={realCompany.details} /> },
  play: async ({ canvas }) => {
    for (const key of ['Company', 'Address', 'Register', 'Data controller', 'Security', 'References'])
      await expect(canvas.getByText(key, { selector: 'dt' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'security@orchard.example' })).toHaveAttribute(
      'href',
      'mailto:security@orchard.example',
    )
  },
})

/** With letters of twice the size, as the toolbar's Text size sets them. */
export const TwiceTheSize = meta.story({ globals: { size: 'double' } })
