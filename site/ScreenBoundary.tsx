// A crashed screen, or one whose code could not be loaded, does not take the layout with it.
import { Component, type ReactNode } from 'react'
import { ErrorScreen } from '#src/patterns/ErrorScreen.tsx'
import { whyFailed } from './failure.ts'

interface ScreenBoundaryProps {
  /** Another attempt at the screen's code; tells whether it came, or that the site is a newer one by now. */
  onRetry: () => Promise<'loaded' | 'failed' | 'updated'>
  children: ReactNode
}

interface ScreenBoundaryState {
  hasFailed: boolean
  isUpdated: boolean
}

/** Shows the error screen, with the focus on its heading; Retry shows the screen again once its code is there. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state = { hasFailed: false, isUpdated: false }

  static getDerivedStateFromError(): Partial<ScreenBoundaryState> {
    return { hasFailed: true }
  }

  override componentDidCatch(): void {
    void whyFailed().then((kind) => this.setState({ isUpdated: kind === 'updated' }))
  }

  override componentDidUpdate(_: ScreenBoundaryProps, before: ScreenBoundaryState): void {
    if (before.hasFailed !== this.state.hasFailed) document.getElementById('page-title')?.focus()
  }

  retry = async (): Promise<void> => {
    if (this.state.isUpdated) {
      window.location.reload()
      return
    }
    const result = await this.props.onRetry()
    this.setState({ hasFailed: result !== 'loaded', isUpdated: result === 'updated' })
  }

  override render(): ReactNode {
    const { hasFailed, isUpdated } = this.state
    return hasFailed ? (
      <ErrorScreen isUpdated={isUpdated} onRetry={() => void this.retry()} />
    ) : (
      this.props.children
    )
  }
}
