import { useMemo, useState, type ReactNode } from 'react';
import { useTenant } from '../session/tenant';
import { AppTheme } from '../theme/AppTheme';
import type { AccentName } from '../theme/tokens';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { ToastProvider } from '../ui/Toasts';
import { accentAt, AccentContext, defaultAccent } from './accent';
import { Connection } from './Connection';
import { RouterLink } from './RouterLink';

export interface AppFrameProps {
  /** The nonce of the page's content security policy. */
  readonly nonce: string | undefined;
  readonly children: ReactNode;
}

/** What stands around every screen: the look, the toasts, the word about a lost connection, the last net. */
export function AppFrame({ nonce, children }: AppFrameProps) {
  const [wanted, setAccent] = useState<AccentName>(defaultAccent);
  const tenant = useTenant();
  const accent = useMemo(() => accentAt(tenant, wanted), [tenant, wanted]);
  return (
    <AppTheme accent={accent} nonce={nonce} linkComponent={RouterLink}>
      <AccentContext value={setAccent}>
        <ErrorBoundary>
          <ToastProvider>
            {children}
            <Connection />
          </ToastProvider>
        </ErrorBoundary>
      </AccentContext>
    </AppTheme>
  );
}
