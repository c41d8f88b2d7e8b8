import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useSay } from '../words/use-say';
import { ErrorState } from './ErrorState';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Called with every fault that was caught, to record it. */
  readonly onFault?: ((error: unknown, info: ErrorInfo) => void) | undefined;
  /** The fault is forgotten when this changes: give it the address. */
  readonly resetOn?: string | undefined;
}

interface State {
  readonly failed: boolean;
  readonly resetOn: string | undefined;
}

/** Keeps a fault in one screen from blanking the page. React knows no other form than a class for it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, resetOn: this.props.resetOn };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetOn }: ErrorBoundaryProps, state: State): State | null {
    return resetOn === state.resetOn ? null : { failed: false, resetOn };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onFault?.(error, info);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Fallback
        onRetry={() => {
          this.setState({ failed: false });
        }}
      />
    );
  }
}

function Fallback({ onRetry }: { readonly onRetry: () => void }) {
  const { say } = useSay();
  return <ErrorState title={say('ui:screenFailed')} text={say('ui:screenFailedText')} onRetry={onRetry} />;
}
