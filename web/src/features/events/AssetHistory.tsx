import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { HistoryEntry } from '@huella/domain/calls/events';
import type { Locale } from '@huella/domain/model/value';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { callQuery } from '../../call/queries';
import { FetchError } from '../../list/FetchError';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { EmptyState } from '../../ui/EmptyState';
import { Notice } from '../../ui/Notice';
import { FormSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { LineageCard } from './LineageCard';
import { HistoryItem } from './HistoryItem';
import { UndoDialog, type UndoAsked } from './UndoDialog';

export interface AssetHistoryProps {
  readonly pk: number;
  readonly model: AssetType;
  readonly locale: Locale;
  /** Only up to a day. */
  readonly asOf?: string;
}

/** The history of an asset, as a query: whole, or up to a day. */
export function historyQuery(pk: number, asOf?: string) {
  const until = asOf === undefined ? {} : { query: { asOf } };
  return callQuery('events.ofAsset', { params: { pk: String(pk) }, ...until });
}

const Mark = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  marginTop: 20,
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
  '& svg': { color: theme.palette.state.ok.text },
}));

/** What happened to an asset, newest first, and whether its chain of seals holds (document 3 section 2). */
export function AssetHistory({ pk, model, locale, asOf }: AssetHistoryProps) {
  const { say } = useSay('events');
  const { data, error, refetch } = useQuery(historyQuery(pk, asOf));
  const [asked, setAsked] = useState<UndoAsked | null>(null);
  if (data === undefined && error !== null) {
    return <FetchError title={say('events:historyFailed')} error={error} onRetry={refetch} />;
  }
  if (data === undefined) return <FormSkeleton count={4} />;
  if (data.entries.length === 0) return <NoHistory />;
  return (
    <div>
      {!data.chainHolds && (
        <Notice tone="danger" title={say('events:chainBroken')}>
          {say('events:chainBrokenText')}
        </Notice>
      )}
      <LineageCard pk={pk} />
      <ol aria-label={say('events:history')}>
        {data.entries.map((entry) => (
          <HistoryItem
            key={entry.sequence}
            pk={pk}
            entry={entry}
            icon={iconOf(model, entry)}
            locale={locale}
            model={model}
            onUndo={() => {
              setAsked({ id: entry.id, name: entry.name, pk });
            }}
          />
        ))}
      </ol>
      {data.chainHolds && (
        <Mark title={say('events:chainHoldsText', { count: data.entries.length })}>
          <ShieldCheck size={14} aria-hidden="true" />
          {say('events:chainHolds')}
        </Mark>
      )}
      {asked !== null && (
        <UndoDialog
          asked={asked}
          model={model}
          locale={locale}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </div>
  );
}

function NoHistory() {
  const { say } = useSay('events');
  return (
    <EmptyState
      icon={<History size={20} />}
      title={say('events:historyEmpty')}
      text={say('events:historyEmptyText')}
    />
  );
}

function iconOf(model: AssetType, entry: HistoryEntry): string {
  return findEvent(model, entry.event_type)?.icon ?? '';
}
