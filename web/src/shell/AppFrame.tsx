import { useMemo, useState, type ReactNode } from 'react';
import { useTenant } from '../session/tenant';
import { AppTheme } from '../theme/AppTheme';
import type { AccentName } from '../theme/tokens';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { ToastProvider } from '../ui/Toasts';
import { accentAt, AccentContext, defaultAccent } from './accent';
import { RouterLink } from './RouterLink';
import { OfflineBar } from '../ui/OfflineBar';
import { useSay } from '../words/use-say';
import { checkSeconds, useConnection } from './use-connection';

export interface AppFrameProps {
  /** The nonce of the page's content security policy. */
  readonly nonce: string | undefined;
  readonly children: ReactNode;
}

/** What is around every screen: the look, the toasts, the word about a lost connection, the last net. */
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

/** Says that the server cannot be reached, until it can again or the user closes it. */
function Connection() {
  const { language } = useSay();
  const { isLost, lastSeen } = useConnection();
  const [closedAt, setClosedAt] = useState<number | null>(null);
  // Closed means this break of the connection; the next one is shown again.
  if (!isLost || closedAt === lastSeen) return null;
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return (
    <OfflineBar
      time={time.format(lastSeen)}
      seconds={checkSeconds}
      onClose={() => {
        setClosedAt(lastSeen);
      }}
    />
  );
}
