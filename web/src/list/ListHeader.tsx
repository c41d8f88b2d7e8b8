import { styled } from '@mui/material/styles';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocale } from '../session/model';
import { phone } from '../theme/media';
import { Wide } from '../ui/by-width';
import { IconAction } from '../ui/IconAction';
import { PageHeader } from '../ui/PageHeader';
import { clockTime } from '../words/clock';
import { useSay } from '../words/use-say';
import { ColumnChooser } from './ColumnChooser';
import { useCountWords } from './use-count-words';
import type { List } from './use-list';
import { formatAgo } from './format-ago';

export interface ListHeaderProps {
  readonly list: List;
  readonly title: string;
  /** Without columns the list has none to choose. */
  readonly hasColumns: boolean;
  /** The buttons of the screen, the main one last. */
  readonly actions?: ReactNode;
}

const Place = styled('div')({
  flex: 'none',
  // On phones the title and its few buttons share a line; buttons of many words take the next one.
  [phone]: { '& > header > div:first-of-type': { flexBasis: 96 } },
});

/** The head of a list: what it is of, how many there are, and what can be done. */
export function ListHeader({ list, title, hasColumns, actions }: ListHeaderProps) {
  const { say } = useSay('list');
  const { totals } = useCountWords(list);
  return (
    <Place>
      <PageHeader
        title={title}
        subtitle={
          <>
            <span aria-live="polite">{totals === '' ? '\u00a0' : totals}</span>
            {list.updatedAt > 0 && (
              <Wide>
                {' · '}
                <UpdatedAgo at={list.updatedAt} />
              </Wide>
            )}
          </>
        }
        actions={
          <>
            {hasColumns && (
              <>
                <IconAction label={say('list:reload')} aria-busy={list.isFetching} onClick={list.reload}>
                  <RotateCw size={16} />
                </IconAction>
                <ColumnChooser columns={list.columns} />
              </>
            )}
            {actions}
          </>
        }
      />
    </Place>
  );
}

const minute = 60_000;

/** How long ago the rows in view were fetched: 'actualizado hace 2 minutos', the exact time on hover. */
function UpdatedAgo({ at }: { readonly at: number }) {
  const { say, language } = useSay('list');
  const now = useNow(minute / 4);
  const minutes = Math.floor((now - at) / minute);
  const { zone } = useLocale();
  // Written once somebody points at it: the first rows would wait for it.
  const [isPointedAt, setPointedAt] = useState(false);
  return (
    <time
      dateTime={new Date(at).toISOString()}
      title={isPointedAt ? clockTime(at, zone, true) : undefined}
      onPointerEnter={() => {
        setPointedAt(true);
      }}
    >
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
