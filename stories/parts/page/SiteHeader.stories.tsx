import { useState, type ComponentProps, type ReactElement } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { SiteHeader } from '#src/parts/page/SiteHeader.tsx'
import MobileMenu, { type OpenMenu } from '#src/parts/page/MobileMenu.tsx'
import NavigationMenu from '#src/parts/page/NavigationMenu.tsx'
import { OfferRows } from '#src/parts/page/OfferRows.tsx'
import { services } from '#src/content/offers.ts'
import preview from '#storybook/preview.tsx'
import { inSection, shows } from '../../card.ts'
import { onAPhone } from '../../viewports.ts'

/** Keeps the open menu, as the site does. */
function Header(props: ComponentProps<typeof SiteHeader>) {
  const [openMenu, setOpenMenu] = useState<OpenMenu | null>(props.openMenu)
  return (
    <SiteHeader
      {...props}
      openMenu={openMenu}
      onOpenMenu={(menu) => {
        setOpenMenu(menu)
        props.onOpenMenu(menu)
      }}
    />
  )
}

function HangingList(): ReactElement {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  return (
    <>
      <button ref={setTrigger} id="products" type="button">
        Products
      </button>
      {trigger && (
        <NavigationMenu
          list="products"
          name="Products"
          href="/products"
          trigger={trigger}
          isByKeyboard={false}
          onClose={fn()}
        />
      )}
    </>
  )
}

const meta = preview.meta({
  id: 'patterns-site-header',
  title: 'Patterns/Page/Site header',
  component: SiteHeader,
  subcomponents: { MobileMenu, NavigationMenu, OfferRows },
  render: (args) => <Header {...args} />,
  parameters: { ...inSection('Header'), layout: 'fullscreen' },
  args: { path: '/', openMenu: null, onOpenMenu: fn(), onSearch: fn() },
})

export const SearchAsked = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
})
export const HomeActive = meta.story({ parameters: shows('Home is active') })
export const ServicesActive = meta.story({
  parameters: shows('Services is active'),
  args: { path: '/services/staking-platform' },
})
export const ContactActive = meta.story({
  parameters: shows('Contact is active'),
  args: { path: '/contact' },
})

export const ServicesOpen = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('A press on Services opens its menu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Services' }))
      await expect(await screen.findByRole('menuitem', { name: 'All services' })).toBeVisible()
      await expect(screen.getByRole('menuitem', { name: 'Live Demo: Staking platform' })).toBeVisible()
    })
  },
})
export const ProductsOpen = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Products opens by the arrow key, with the focus on the first entry', async () => {
      canvas.getByRole('button', { name: 'Products' }).focus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(await screen.findByRole('menuitem', { name: 'All products' })).toHaveFocus()
    })
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(screen.queryByRole('menu')).not.toBeInTheDocument()
      await expect(canvas.getByRole('button', { name: 'Products' })).toHaveFocus()
    })
    await step('And once more', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(await screen.findByRole('menu', { name: 'Products' })).toBeVisible()
    })
  },
})
export const OneClosesTheOther = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Services' }))
    await expect(await screen.findByRole('menu', { name: 'Services' })).toBeVisible()
    await step('A press on Products opens its menu and closes the one of Services', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Products' }))
      await expect(await screen.findByRole('menu', { name: 'Products' })).toBeVisible()
      await expect(screen.queryByRole('menu', { name: 'Services' })).not.toBeInTheDocument()
    })
  },
})
/** The lists as they hang, without the press. */
export const ServicesListed = meta.story({
  parameters: shows('The services are open'),
  args: { openMenu: 'services' },
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: 'All services' })).toBeVisible()
  },
})
export const ProductsListed = meta.story({
  parameters: shows('The products are open'),
  args: { openMenu: 'products' },
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: 'All products' })).toBeVisible()
  },
})
export const OnAPhone = meta.story({
  parameters: shows('The mobile menu is closed, and open'),
  tags: ['slow'],
  ...onAPhone,
})
export const MobileMenuOpen = meta.story({
  parameters: shows('The mobile menu is closed, and open'),
  tags: ['slow'],
  args: { openMenu: 'mobile' },
  ...onAPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Services' })).toBeVisible()
  },
})
export const MobileServicesOpen = meta.story({
  parameters: shows('A list is open in the mobile menu'),
  tags: ['slow'],
  args: { openMenu: 'mobile-services' },
  ...onAPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'All services' })).toBeVisible()
  },
})
export const MobileProductsOpen = meta.story({
  parameters: shows('A list is open in the mobile menu'),
  tags: ['slow'],
  args: { openMenu: 'mobile-products' },
  ...onAPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'All products' })).toBeVisible()
  },
})
export const AboutActive = meta.story({
  parameters: shows({ says: 'About is active', after: 'patterns-site-header--products-active' }),
  args: { path: '/about' },
})
export const ProductsActive = meta.story({
  parameters: shows({ says: 'Products is active', after: 'patterns-site-header--services-active' }),
  args: { path: '/products/trading-bot' },
})
export const MobileMenuAlone = meta.story({
  tags: ['slow'],
  render: ({ onOpenMenu }) => (
    <MobileMenu
      id="menu"
      openMenu="mobile"
      onOpenMenu={onOpenMenu}
      onEscape={fn()}
      currentOf={() => undefined}
    />
  ),
  ...onAPhone,
})
/** The list that hangs from "Products". */
export const ListAlone = meta.story({ render: () => <HangingList /> })
export const RowsAlone = meta.story({ render: () => <OfferRows offers={services.slice(0, 3)} /> })
