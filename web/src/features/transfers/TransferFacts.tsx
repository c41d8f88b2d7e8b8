import type { TransferRow } from '@huella/domain/calls/transfers';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { useLocale } from '../../session/model';
import { Card } from '../../ui/Card';
import { KeyValueList, type KeyValue } from '../../ui/KeyValueList';
import { actorName } from '../../words/actor-name';
import { useSay } from '../../words/use-say';

/** From where to where, when, by whom, and what was answered. */
export function TransferFacts({ transfer }: { readonly transfer: TransferRow }) {
  const { say } = useSay('arrivals', 'transfers');
  const { zone } = useLocale();
  const { source, target, since, lots, comment } = transfer;
  const known: readonly (KeyValue | null)[] = [
    { key: say('arrivals:from'), value: say('arrivals:place', { ...source }), strong: true },
    { key: say('arrivals:to'), value: say('arrivals:place', { ...target }), strong: true },
    since === null
      ? { key: say('arrivals:sent'), value: formatDateTime(transfer.event_event, zone) }
      : { key: say('arrivals:since'), value: formatDateTime(since, zone) },
    { key: say('arrivals:by'), value: actorName(transfer.username, say) },
    { key: say('arrivals:kind'), value: say(`transfers:${transfer.kind}`) },
    lots.length === 0 ? null : { key: say('arrivals:lots'), value: lots.join(', ') },
    comment === null ? null : { key: say('arrivals:comment'), value: comment },
  ];
  const answered = useAnswered(transfer);
  const items = [...known, ...answered].filter((item) => item !== null);
  return (
    <Card as="section" aria-label={say('arrivals:facts')}>
      <KeyValueList layout="stack" items={items} />
    </Card>
  );
}

/** Who answered or withdrew it and when, with the counts where they differ. */
function useAnswered(transfer: TransferRow): readonly (KeyValue | null)[] {
  const { say } = useSay('arrivals');
  const { zone } = useLocale();
  const { state, answered_at: at, answered_by: by, counted, assets_count: sent, reason } = transfer;
  if (at === null) return [];
  const who = by === null ? '' : ` · ${actorName(by, say)}`;
  return [
    {
      key: say(state === 'withdrawn' ? 'arrivals:withdrawnAt' : 'arrivals:ended'),
      value: `${formatDateTime(at, zone)}${who}`,
    },
    counted === null || counted === sent
      ? null
      : { key: say('arrivals:counts'), value: say('arrivals:countsDiffer', { counted, sent }), strong: true },
    reason === null ? null : { key: say('arrivals:reason'), value: reason },
  ];
}
