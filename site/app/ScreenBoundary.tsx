// The layout survives a crashed screen, or one whose code could not be loaded.
import { Component, type ReactNode } from 'react'
import { ErrorPage } from '#src/parts/loading/ErrorPage.tsx'
import { failureOf, isUpdated } from '#src/parts/loading/useLate.ts'
import type { Page } from './pages.tsx'

interface ScreenBoundaryProps {
  /** The screen's code, which Retry and the next visit load again. */
  screen: Page['screen']
  children: ReactNode
}

interface ScreenBoundaryState {
  hasFailed: boolean
  isUpdated: boolean
}

/** Shows the error screen, with the focus on its heading; Retry shows the screen again when its code is loaded. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state = { hasFailed: false, isUpdated: false }

  static getDerivedStateFromError(): Partial<ScreenBoundaryState> {
    return { hasFailed: true }
  }

  override componentDidCatch(): void {
    this.props.screen.renew()
    void isUpdated().then((is) => this.setState({ isUpdated: is }))
  }

  override componentDidUpdate(_: ScreenBoundaryProps, before: ScreenBoundaryState): void {
    if (before.hasFailed !== this.state.hasFailed) document.getElementById('page-title')?.focus()
  }

  retry = async (): Promise<void> => {
    if (this.state.isUpdated) {
      window.location.reload()
      return
    }
    const result = await failureOf(this.props.screen.load, true)
    this.setState({ hasFailed: result !== null, isUpdated: result === 'updated' })
  }

  override render(): ReactNode {
    const { hasFailed, isUpdated } = this.state
    return hasFailed ? (
      <ErrorPage isUpdated={isUpdated} onRetry={() => void this.retry()} />
    ) : (
      this.props.children
    )
  }
}
