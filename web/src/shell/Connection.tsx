import { useState } from 'react';
import { OfflineBar } from '../ui/OfflineBar';
import { useSay } from '../words/use-say';
import { checkSeconds, useConnection } from './use-connection';

/** Says that the server cannot be reached, until it can again or the user closes it. */
export function Connection() {
  const { language } = useSay();
  const { isLost, lastSeen } = useConnection();
  const [closedAt, setClosedAt] = useState<number | null>(null);
  // Closed means this break of the connection; the next one is told again.
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
