import { Component, type ErrorInfo, type ReactNode } from 'react';

type Props = {
  /** A new value renders the failed part again: the path of the page. */
  resetKey: string;
  fallback: (error: Error) => ReactNode;
  /** Called once for each failure. */
  onFailure?: (error: Error) => void;
  children: ReactNode;
};
type State = { error?: Error; failedAt?: string };

/** Contains a failure: what threw is replaced by the fallback, and everything around it keeps working. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error: asError(error) };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo) {
    this.setState({ failedAt: this.props.resetKey });
    this.props.onFailure?.(asError(error));
  }

  override componentDidUpdate() {
    const { failedAt } = this.state;
    if (failedAt !== undefined && failedAt !== this.props.resetKey)
      this.setState({ error: undefined, failedAt: undefined });
  }

  override render() {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
