import { CloudOff, RotateCw } from "lucide-react";
import { Component, type ErrorInfo, type ReactElement, type ReactNode } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { Button } from "../button/button.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Draws something else than the usual card. */
  fallback?: (retry: () => void, error: Error) => ReactNode;
  onError?: (error: Error, info: ErrorInfo) => void;
  /** A change of this value tries again: the address, the document. */
  resetKey?: unknown;
}

interface State {
  error: Error | null;
  resetKey: unknown;
}

/** Keeps a failure to its place: what it contains is replaced by a card with «Réessayer», the rest stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): Partial<State> | null {
    return Object.is(resetKey, state.resetKey) ? null : { error: null, resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    const { error } = this.state;
    if (!error) return children;
    const retry = (): void => this.setState({ error: null });
    return fallback ? fallback(retry, error) : <ErrorCard onRetry={retry} />;
  }
}

/** What is shown where something failed. */
export function ErrorCard({ onRetry }: { onRetry?: () => void }): ReactElement {
  const { t } = useTranslation("ui");
  const actions = onRetry && (
    <Button size="compact" icon={RotateCw} onClick={onRetry}>
      {t("retry")}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState icon={CloudOff} tone="danger" title={t("error.title")} actions={actions}>
        {t("error.text")}
      </EmptyState>
    </div>
  );
}
