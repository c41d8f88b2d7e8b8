import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { callQuery } from '../call/queries';
import { useColourMode } from './colour-mode';
import { useTenant } from '../session/tenant';
import { AppTheme } from '../theme/AppTheme';
import type { AccentName } from '../theme/tokens';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { ToastProvider } from '../ui/Toasts';
import { accentAt, AccentContext, defaultAccent } from './accent';
import { RouterLink } from './RouterLink';
import { OfflineBar } from '../ui/OfflineBar';
import { clockTime } from '../words/clock';
import { checkSeconds, useConnection } from './use-connection';

export interface AppFrameProps {
  /** The nonce of the page's content security policy. */
  readonly nonce: string | undefined;
  /** What is drawn in until a screen wants another. */
  readonly accent?: AccentName | undefined;
  readonly children: ReactNode;
}

/** What is around every screen: the look, the toasts, the word about a lost connection, the last net. */
export function AppFrame({ nonce, accent: first = defaultAccent, children }: AppFrameProps) {
  const [wanted, setAccent] = useState<AccentName>(first);
  const tenant = useTenant();
  const mode = useColourMode();
  const accent = useMemo(() => accentAt(tenant, wanted, mode), [tenant, wanted, mode]);
  return (
    <AppTheme accent={accent} mode={mode} nonce={nonce} linkComponent={RouterLink}>
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
  const { isLost, lastSeen } = useConnection();
  // Never asked from here, where nobody may be signed in; who it is may become known while the bar is there.
  const { data: user } = useQuery({ ...callQuery('users.getInfo', {}), enabled: false });
  const [closedAt, setClosedAt] = useState<number | null>(null);
  // Closed means this break of the connection; the next one is shown again.
  if (!isLost || closedAt === lastSeen) return null;
  return (
    <OfflineBar
      time={clockTime(lastSeen, user?.timezone)}
      seconds={checkSeconds}
      onClose={() => {
        setClosedAt(lastSeen);
      }}
    />
  );
}
