import { expect, fn, waitFor } from 'storybook/test'
import { demoByKey } from '#src/content/demos.ts'
import { siteUrl } from '#src/content/site.ts'
import { SendForms, type SendFormsProps } from '#src/parts/send/SendForms.tsx'
import { brandTones } from '#src/theme/brandTones.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'

const link = `${siteUrl}/demo/staking`
const message = { subject: 'Staking platform demo', text: `Hello,\n\n${link}` }
const long = { ...message, text: 'A line of a long message.\n'.repeat(100) }
const brand = { name: 'Nordwind Energie', color: '#0b7a75', tones: brandTones('#0b7a75', 'trade') }
const one = [demoByKey('staking')]
const three = [...one, demoByKey('dao'), demoByKey('wallet')]

const meta = preview.meta({
  id: 'patterns-send-forms',
  title: 'Patterns/Demo panel/Send forms',
  component: SendForms,
  argTypes: {
    demos: oneOf({ One: one, Three: three }),
    brand: oneOf({ None: null, 'Nordwind Energie': brand }),
    message: oneOf({ 'A message': message, 'A long one': long }),
  },
  args: {
    demos: one as SendFormsProps['demos'],
    brand: brand as SendFormsProps['brand'],
    message,
    link,
    saveFile: fn(),
    onSent: fn(),
    onTold: fn(),
  },
})

/** The file that was saved last. */
const savedBy = (save: SendFormsProps['saveFile']) =>
  (save as ReturnType<typeof fn>).mock.lastCall as [name: string, content: Blob] | undefined

/** The color of a pixel of a picture. */
async function pixelOf(png: Blob, x: number, y: number): Promise<string> {
  const picture = await createImageBitmap(png)
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  const context = canvas.getContext('2d')
  context?.drawImage(picture, 0, 0)
  return Array.from(context?.getImageData(x, y, 1, 1).data ?? []).join()
}

/** An email app, an email file with the picture, and the picture alone. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('The email app gets subject and text', async () => {
      const mail = canvas.getByRole('link', { name: 'Open in email app' })
      const { pathname, searchParams } = new URL(mail.getAttribute('href') ?? '')
      await expect([pathname, searchParams.get('subject')]).toEqual(['', message.subject])
      mail.addEventListener('click', (event) => event.preventDefault(), { once: true })
      await userEvent.click(mail)
      await expect(args.onSent).toHaveBeenLastCalledWith('mail')
    })
    await step('The picture is in the client’s color', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save picture' }))
      await waitFor(() => expect(args.onTold).toHaveBeenLastCalledWith('Picture saved.'))
      const [name, content] = savedBy(args.saveFile) ?? []
      await expect([name, content?.type]).toEqual(['nordwind-energie-staking.png', 'image/png'])
      await expect(await pixelOf(content!, 1195, 5)).toBe('11,122,117,255')
      await expect(args.onSent).toHaveBeenLastCalledWith('picture')
    })
    await step('The code alone, on white', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save QR code' }))
      await waitFor(() => expect(args.onTold).toHaveBeenLastCalledWith('QR code saved.'))
      const [name, content] = savedBy(args.saveFile) ?? []
      await expect([name, content?.type]).toEqual(['nordwind-energie-staking-qr-code.png', 'image/png'])
      // The corner of the blank squares, and the first square of the code.
      await expect(await pixelOf(content!, 1, 1)).toBe('255,255,255,255')
      await expect(await pixelOf(content!, 4 * 16 + 1, 4 * 16 + 1)).toBe('0,0,0,255')
    })
    await step('The email file has the picture', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save as email file' }))
      await waitFor(() => expect(args.onSent).toHaveBeenLastCalledWith('file'))
      const [name, content] = savedBy(args.saveFile) ?? []
      await expect(name).toBe('nordwind-energie-staking.eml')
      await expect(await content?.text()).toMatch(
        /filename="nordwind-energie-staking\.png"\r\n\r\niVBORw0KGgo/,
      )
    })
  },
})
/** Without one link for all, the picture has no code and is no link that was sent. */
export const SeveralDemos = meta.story({
  args: { demos: three, link: '', brand: null },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save picture' }))
    await waitFor(() => expect(args.onTold).toHaveBeenLastCalledWith('Picture saved.'))
    await expect(savedBy(args.saveFile)?.[0]).toBe('3-demos.png')
    await expect(args.onSent).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: 'Save QR code' })).toBeNull()
  },
})
/** Email apps cut off what is longer: the file has all of it. */
export const LongMessage = meta.story({
  args: { message: long },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Save as email file' })).toBeVisible()
  },
})
