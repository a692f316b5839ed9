import { expect } from 'storybook/test'
import { demoIds } from '#src/content/demos.ts'
import { AskedDemo, type AskedDemoProps } from '#src/screens/AskedDemo.tsx'
import { brandTones } from '#src/theme/brandTones.ts'
import preview from '#storybook/preview.tsx'
import { brandsByName, oneOf } from '../controls.ts'
import { onTheSmallest } from '../viewports.ts'

const client = { name: 'Nordwind Energie', color: '#0b7a75' }

const meta = preview.meta({
  id: 'screens-asked-demo',
  title: 'Patterns/Sections/Asked demo',
  component: AskedDemo,
  argTypes: {
    demo: { control: 'select', options: demoIds },
    brand: oneOf(brandsByName),
    tones: oneOf({ None: null, Teal: brandTones('#0b7a75', 'trade') }),
  },
  args: {
    demo: 'staking' as AskedDemoProps['demo'],
    brand: null as AskedDemoProps['brand'],
    tones: null as AskedDemoProps['tones'],
    isAsLeft: true,
    href: '?demo=staking#at=1aZ',
  },
})

/** As the visitor left it, in the colors of its family. */
export const Default = meta.story()
/** In the name and the color of a client. */
export const ForAClient = meta.story({
  args: { brand: client, tones: brandTones(client.color, 'trade') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('“Nordwind Energie”')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open the demo again' })).toBeVisible()
  },
})
export const ForAClientOnTheSmallestPhone = ForAClient.extend({ tags: ['slow'], ...onTheSmallest })
/** Only its brand goes along. */
export const Empty = meta.story({
  args: { brand: { name: 'Nordwind Energie', color: null }, isAsLeft: false },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Your message includes the name “Nordwind Energie”, and a link to the branded demo.'),
    ).toBeVisible()
  },
})
