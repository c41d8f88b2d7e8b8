import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { useState } from 'react';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { HistoryEntry } from '@huella/domain/calls/events';
import type { FileRef, Locale } from '@huella/domain/model/value';
import { callQuery } from '../../call/queries';
import { FetchError } from '../../list/FetchError';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { EmptyState } from '../../ui/EmptyState';
import { Notice } from '../../ui/Notice';
import { SelectInput } from '../../ui/SelectInput';
import { FormSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { HistoryDays } from './HistoryDays';
import { UndoDialog, type UndoAsked } from './UndoDialog';

export interface AssetHistoryProps {
  readonly pk: number;
  readonly model: AssetType;
  readonly locale: Locale;
  /** Only up to a day. */
  readonly asOf?: string;
  /** Shows a file that came with an event. */
  readonly onFile: (file: FileRef) => void;
  /** Only what is about this. */
  readonly only?: 'health' | undefined;
}

/** The history of an asset, as a query: whole, or up to a day. */
export function historyQuery(pk: number, asOf?: string) {
  const until = asOf === undefined ? {} : { query: { asOf } };
  return callQuery('events.ofAsset', { params: { pk: String(pk) }, ...until });
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  minHeight: 36,
});
const Choice = styled('div')({ minWidth: 180, '& label': { position: 'absolute', clipPath: 'inset(50%)' } });
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
export function AssetHistory({ pk, model, locale, asOf, onFile, only }: AssetHistoryProps) {
  const { say } = useSay('events', 'page');
  const { data, error, refetch } = useQuery(historyQuery(pk, asOf));
  const [asked, setAsked] = useState<UndoAsked | null>(null);
  const [kind, setKind] = useState('');
  if (data === undefined && error !== null) {
    return <FetchError title={say('events:historyFailed')} error={error} onRetry={refetch} />;
  }
  if (data === undefined) return <FormSkeleton count={4} />;
  const meant = data.entries.filter(({ health }) => only === undefined || health);
  if (meant.length === 0) return <NoHistory only={only} />;
  const shown = meant.filter(({ event_type: each }) => kind === '' || String(each) === kind);
  return (
    <div>
      {!data.chainHolds && (
        <Notice tone="danger" title={say('events:chainBroken')}>
          {say('events:chainBrokenText')}
        </Notice>
      )}
      <Head>
        <Typography component="h2" variant="h3">
          {say(only === undefined ? 'page:events' : 'page:health')}
        </Typography>
        <Filter entries={meant} kind={kind} onKind={setKind} />
      </Head>
      <HistoryDays
        pk={pk}
        // Another kind may be gone with the event that was undone.
        entries={shown.length === 0 ? meant : shown}
        model={model}
        locale={locale}
        onFile={onFile}
        onUndo={({ id, name }) => {
          setAsked({ id, name, pk });
        }}
      />
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

interface FilterProps {
  readonly entries: readonly HistoryEntry[];
  readonly kind: string;
  readonly onKind: (kind: string) => void;
}

/** Which events are shown, where there are several kinds. */
function Filter({ entries, kind, onKind }: FilterProps) {
  const { say } = useSay('page');
  const kinds = new Map<string, { readonly name: string; readonly count: number }>();
  for (const { event_type: each, name } of entries)
    kinds.set(String(each), { name, count: (kinds.get(String(each))?.count ?? 0) + 1 });
  if (kinds.size < 2) return null;
  return (
    <Choice>
      <SelectInput
        size="small"
        label={say('page:filter')}
        value={kind}
        none={say('page:all')}
        options={[...kinds].map(([value, { name, count }]) => ({
          value,
          label: name,
          detail: String(count),
        }))}
        onChange={onKind}
      />
    </Choice>
  );
}

function NoHistory({ only }: Pick<AssetHistoryProps, 'only'>) {
  const { say } = useSay('events', 'page');
  if (only === 'health')
    return (
      <EmptyState
        icon={<Stethoscope size={20} />}
        title={say('page:healthEmpty')}
        text={say('page:healthEmptyText')}
      />
    );
  return (
    <EmptyState
      icon={<History size={20} />}
      title={say('events:historyEmpty')}
      text={say('events:historyEmptyText')}
    />
  );
}
