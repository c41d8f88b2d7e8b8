import { useEffect, useState } from 'react';
import { localeTag } from '@huella/domain/model/value';
import { useSay } from '../words/use-say';
import { formatAgo } from './format-ago';

const minute = 60_000;

/** How long ago the rows in view were fetched: 'actualizado hace 2 minutos', the exact time on hover. */
export function UpdatedAgo({ at }: { readonly at: number }) {
  const { say, language } = useSay('list');
  const now = useNow(minute / 4);
  const minutes = Math.floor((now - at) / minute);
  const exact = new Intl.DateTimeFormat(localeTag[language], { timeStyle: 'medium' }).format(at);
  return (
    <time dateTime={new Date(at).toISOString()} title={exact}>
      {minutes < 1 ? say('list:updatedNow') : say('list:updated', { ago: formatAgo(minutes, language) })}
    </time>
  );
}

function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, every);
    return () => {
      clearInterval(timer);
    };
  }, [every]);
  return now;
}
