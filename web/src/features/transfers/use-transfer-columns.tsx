import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import type { TransferRow } from '@huella/domain/calls/transfers';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { NameLink } from '../../list/NameLink';
import type { RowsColumn } from '../../list/rows-column';
import type { Place } from '../../session/context';
import { useLocale, useModel } from '../../session/model';
import { formatCount } from '../../ui/format-count';
import { actorName } from '../../words/actor-name';
import { useSay } from '../../words/use-say';
import { transferAddress } from './transfer-address';
import { TransferState } from './transfer-state';

type Column = RowsColumn<TransferRow>;
type Say = ReturnType<typeof useSay>['say'];

/** The columns of lots and of proofs are there where a transfer has any. */
export function useTransferColumns(place: Place, rows: readonly TransferRow[]): readonly Column[] {
  const { say, word, language } = useSay('transfers');
  const { zone } = useLocale();
  const { noun } = useModel(place).model;
  const hasLots = rows.some(({ lots }) => lots.length > 0);
  const hasProofs = rows.some((row) => row.algo_tx_link !== null);
  return useMemo(() => {
    const counted = ({ assets_count: count, received_count: received }: TransferRow) => {
      const whole = { figure: formatCount(count, language), noun: word(count === 1 ? noun.one : noun.many) };
      return received === null || received === count
        ? say('transfers:counted', whole)
        : say('transfers:countedPart', { ...whole, received: formatCount(received, language) });
    };
    return [
      ...wayColumns(say),
      countColumn(say, counted),
      ...(hasLots ? [lotsColumn(say)] : []),
      ...tailColumns(say, zone),
      ...(hasProofs ? [proofColumn(say)] : []),
    ];
  }, [say, word, language, zone, noun, hasLots, hasProofs]);
}

/**
 * Whether a transfer left or came, as far as it did: what is on the road is not received, and what was refused or went
 * back neither sent nor received.
 */
export function wayOf({ direction, state }: Pick<TransferRow, 'direction' | 'state'>) {
  if (direction === 'out') return state === 'rejected' ? 'outgoing' : 'out';
  if (state === 'in_transit') return 'toCome';
  return state === 'completed' || state === 'partly' ? 'in' : 'incoming';
}

/** How a transfer ended, whether it left or came, with whom, and what went over. */
function wayColumns(say: Say): readonly Column[] {
  const other = ({ direction, source, target }: TransferRow) =>
    direction === 'out'
      ? say('transfers:outTo', { place: target.name, company: target.company })
      : say('transfers:inFrom', { place: source.name, company: source.company });
  return [
    {
      name: 'state',
      heading: say('transfers:colState'),
      text: (row) => say(`transfers:${row.state}`),
      draw: (row) => <State row={row} />,
      width: 176,
      card: 'end',
    },
    {
      name: 'direction',
      heading: say('transfers:colDirection'),
      text: (row) => say(`transfers:${wayOf(row)}`),
      width: 96,
      card: 'line',
    },
    {
      name: 'other',
      heading: say('transfers:colOther'),
      text: other,
      draw: (row, { tabIndex }) => (
        <NameLink href={transferAddress(row.id)} tabIndex={tabIndex}>
          {other(row)}
        </NameLink>
      ),
      width: 184,
      grows: true,
      card: 'name',
    },
    {
      name: 'kind',
      heading: say('transfers:colKind'),
      text: (row) => say(`transfers:${row.kind}`),
      width: 88,
      card: 'line',
    },
  ];
}

function countColumn(say: Say, counted: (row: TransferRow) => string): Column {
  return {
    name: 'assets_count',
    heading: say('transfers:colAssets'),
    text: counted,
    order: (row) => row.assets_count,
    width: 158,
    isFigure: true,
    card: 'line',
  };
}

/** The lots that went along whole. */
function lotsColumn(say: Say): Column {
  return {
    name: 'lots',
    heading: say('transfers:lots'),
    text: ({ lots }) => lots.join(', '),
    width: 110,
    card: 'line',
  };
}

/** When and by whom. */
function tailColumns(say: Say, zone: string): readonly Column[] {
  return [
    {
      name: 'event_event',
      heading: say('transfers:colTime'),
      text: (row) => formatDateTime(row.event_event, zone),
      order: (row) => row.event_event,
      width: 144,
      card: 'small',
    },
    {
      name: 'username',
      heading: say('transfers:colUser'),
      text: (row) => actorName(row.username, say),
      width: 140,
      card: 'small',
    },
  ];
}

/** The proof of a transfer, where it has one. */
function proofColumn(say: Say): Column {
  return {
    name: 'algo_tx_link',
    heading: say('transfers:colLink'),
    text: (row) => (row.algo_tx_link === null ? '' : say('transfers:link')),
    draw: (row) => <Proof row={row} />,
    width: 76,
    card: 'none',
  };
}

/** In the middle of its row, whatever the height of the line. */
const Chip = styled('span')({ display: 'inline-flex', alignItems: 'center', height: '100%' });

function State({ row }: { readonly row: TransferRow }) {
  return (
    <Chip>
      <TransferState state={row.state} />
    </Chip>
  );
}

/** The proof of a transfer opens in another tab (document 1 section 2). */
function Proof({ row }: { readonly row: TransferRow }) {
  const { say } = useSay('transfers');
  if (row.algo_tx_link === null) return null;
  return (
    <Link href={row.algo_tx_link} target="_blank" rel="noopener noreferrer">
      {say('transfers:link')}
    </Link>
  );
}
