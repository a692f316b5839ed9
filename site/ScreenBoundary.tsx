// A crashed screen, or one whose code could not be loaded, does not take the layout with it.
import { Component, type ReactNode } from 'react'
import { ErrorScreen } from '#src/patterns/ErrorScreen.tsx'

interface ScreenBoundaryProps {
  /** Prepares another attempt. */
  onRetry: () => void
  children: ReactNode
}

/** Shows the error screen; the first Retry loads the screen anew, the next one the whole page. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { hasFailed: boolean; retries: number }> {
  override state = { hasFailed: false, retries: 0 }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  retry = (): void => {
    if (this.state.retries > 0) window.location.reload()
    this.props.onRetry()
    this.setState({ hasFailed: false, retries: this.state.retries + 1 })
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorScreen onRetry={this.retry} /> : this.props.children
  }
}
