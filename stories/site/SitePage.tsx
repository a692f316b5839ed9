// A whole page: header, ticker, screen, footer, chat, and what may lie over them. As on the site, but by props: no routes,
// no network, no clock.
import { useMemo, type ReactElement, type ReactNode } from 'react'
import { fn } from 'storybook/test'
import type { ChatEvent, ChatState } from '#src/chat/chat.ts'
import { Chat } from '#src/chat/Chat.tsx'
import { siteAnswers } from '#tests/siteAnswers.ts'
import { ChatButton } from '#src/chat/ChatButton.tsx'
import type { OfferCopy } from '#src/content/copy/offerCopy.ts'
import { offerAt } from '#src/content/offers.ts'
import { OfferList } from '#src/parts/sections/OfferList.tsx'
import { NextSteps } from '#src/parts/sections/NextSteps.tsx'
import { NotFoundPage } from '#src/parts/loading/NotFoundPage.tsx'
import { PolicyButton, SiteFooter } from '#src/parts/page/SiteFooter.tsx'
import { SiteHeader } from '#src/parts/page/SiteHeader.tsx'
import type { OpenMenu } from '#src/parts/page/MobileMenu.tsx'
import AboutScreen from '#src/screens/AboutScreen.tsx'
import ContactScreen, { type ContactScreenProps } from '#src/screens/ContactScreen.tsx'
import { DetailScreen } from '#src/screens/DetailScreen.tsx'
import HomeScreen from '#src/screens/HomeScreen.tsx'
import ProductsScreen from '#src/screens/ProductsScreen.tsx'
import ServicesScreen from '#src/screens/ServicesScreen.tsx'
import { notPrinted } from '#src/theme/global.css.ts'
import { DrawnExhibit } from '../parts/exhibits/DrawnExhibit.tsx'
import * as styles from './Site.css.ts'

const copyText = fn(() => Promise.resolve(true))

/** What the address of the contact page says of what led there. */
export type Inquired = Pick<ContactScreenProps, 'about' | 'at' | 'entries'>

const notInquired: Inquired = { about: null }

const fixedScreens: Readonly<Record<string, (inquired: Inquired) => ReactElement>> = {
  '/': () => <HomeScreen />,
  '/services': () => <ServicesScreen />,
  '/products': () => <ProductsScreen />,
  '/about': () => <AboutScreen />,
  '/contact': (inquired) => <ContactScreen {...inquired} nextSteps={<NextSteps />} copyText={copyText} />,
}

/** The addresses of the pages that are not about one service or product. */
export const fixedPaths: readonly string[] = Object.keys(fixedScreens)

function screenAt(path: string, copy: OfferCopy | null, inquired: Inquired): ReactElement {
  const fixed = fixedScreens[path]
  if (fixed) return fixed(inquired)
  const offer = offerAt(path)
  if (!offer || !copy) return <NotFoundPage />
  return (
    <DetailScreen
      offer={offer}
      copy={copy}
      exhibit={<DrawnExhibit exhibit={copy.exhibit} family={offer.family} />}
      related={<OfferList offers={copy.related.map((related) => offerAt(related))} />}
    />
  )
}

export interface SitePageProps {
  /** The address; an unknown one has the page that says so. See `AnyPage`, `NotFound`. */
  path: string
  /** What the page of a service or product says at length. */
  copy: OfferCopy | null
  /** What led to the contact page: its message begins with it. See `Journeys`, `FromADemoToAnInquiry`. */
  inquired?: Inquired
  /** The market strip. */
  ticker: ReactNode
  /** Replaces the screen. See `Loading`. */
  screen?: ReactNode
  /** Which of the header's menus is open; null when none is. See `MenuOpenOnAPhone`. */
  openMenu?: OpenMenu | null
  /** Which menu shall be open now; null for none. */
  onOpenMenu?: (menu: OpenMenu | null) => void
  /** Once the chat's code is there; before, it is a button. See `ChatOpen`. */
  chat?: ChatState | null
  /** What the visitor does in the chat. */
  sendToChat?: (event: ChatEvent) => void
  /** The chat's button was pressed, before its code is there. */
  onOpenChat?: () => void
  /** Below 768 px the chat's window is full-screen and modal. See `ProductOnAPhone`. */
  isNarrow?: boolean
  /** What lies over the page: a demo, a policy. See `DemoOverIt`. */
  over?: ReactNode
}

/** A page of the site as a visitor has it on the screen. */
export function SitePage({
  path,
  copy,
  inquired = notInquired,
  ticker,
  screen,
  openMenu = null,
  onOpenMenu = fn(),
  chat = null,
  sendToChat = fn(),
  onOpenChat = fn(),
  isNarrow = false,
  over,
}: SitePageProps): ReactElement {
  // Typing in the chat does not draw the page again.
  const ofPath = useMemo(() => screenAt(path, copy, inquired), [path, copy, inquired])
  return (
    <>
      <SiteHeader path={path} openMenu={openMenu} onOpenMenu={onOpenMenu} onSearch={fn()} />
      {ticker}
      <main id="main" className={styles.main} tabIndex={-1}>
        {screen ?? ofPath}
      </main>
      <SiteFooter
        theme="system"
        onTheme={fn()}
        policies={
          <>
            <PolicyButton policy="privacy" onOpen={fn()} />
            <PolicyButton policy="cookies" onOpen={fn()} />
          </>
        }
      />
      <aside className={notPrinted} aria-label="Chat">
        {chat ? (
          <Chat
            state={chat}
            send={sendToChat}
            site={siteAnswers}
            place={{ path, demo: null }}
            isNarrow={isNarrow}
            isCovered={over !== undefined}
            copyText={copyText}
          />
        ) : (
          <ChatButton isLoading={false} onOpen={onOpenChat} onApproach={fn()} />
        )}
      </aside>
      {over}
    </>
  )
}
