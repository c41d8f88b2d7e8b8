import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Calendar from 'lucide-react/icons/calendar';
import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { decidingColumns } from '@huella/domain/engine/events/row-columns';
import { daysSince } from '@huella/domain/engine/events/row-gains';
import { isFigure } from '@huella/domain/engine/fields/index';
import type { Field } from '@huella/domain/model/field';
import { useIssueText } from '../../fields/use-issue-text';
import { StateChip } from '../../list/StateChip';
import { ring } from '../../theme/focus';
import { radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import { amount } from './figures';
import { RowDoubts } from './GridSide';
import { CardInput, Other, OwnText } from './PhoneInputs';
import { expectedOf, growsOf, shownDay, type ReadRow } from './read-rows';
import { RefusedRow } from './RefusedRows';
import { commentName, dateName, ownTexts } from './row-state';
import type { EventGrid } from './use-event-grid';

export interface PhoneCardProps {
  readonly grid: EventGrid;
  readonly row: ReadRow;
  /** The field that has the keys. */
  readonly main: Field | undefined;
  readonly onEnter: () => void;
}

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: 16,
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.surface,
  '& h2': typeStyle(type.title),
  '& h2 + p': { color: theme.palette.ink2, ...typeStyle(type.cell) },
}));
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
});
const Known = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: theme.palette.ink3, ...typeStyle(type.meta) },
  '& dd': { margin: 0, ...typeStyle({ ...type.body, weight: 500 }) },
}));
const Value = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 64,
  padding: '0 16px',
  border: `2px solid ${theme.palette.accent.mark}`,
  borderRadius: radius.base,
  color: theme.palette.ink3,
  '&:focus-within': ring(theme),
  '& input': {
    flex: 1,
    minWidth: 0,
    border: 0,
    outline: 'none',
    backgroundColor: 'transparent',
    color: theme.palette.ink,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    fontFamily: 'inherit',
    ...typeStyle(type.display),
  },
}));
const Wrong = styled('p')(({ theme }) => ({
  color: theme.palette.state.danger.text,
  ...typeStyle(type.meta),
}));
const Doubt = styled('div')(({ theme }) => ({
  padding: 12,
  borderRadius: radius.base,
  backgroundColor: theme.palette.state.warning.ground,
  ...typeStyle(type.cell),
}));
const Small = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 4 });
/** One asset: what is known of it, what to expect, and what is asked. */
export function PhoneCard({ grid, row, main, onEnter }: PhoneCardProps) {
  const { say, language } = useSay('eventGrid');
  const { asset } = row;
  const deciding = decidingColumns(grid.columns);
  const own = ownTexts(grid.edits.state, asset.id);
  const [opens, setOpens] = useState<Opens>({
    comment: (own[commentName] ?? '') !== '',
    date: (own[dateName] ?? '') !== '',
    more: grid.columns.some((column) => !deciding.includes(column) && own[column.field.name] !== undefined),
  });
  const shown = opens.more ? grid.columns : deciding;
  const doubtful = Object.values(row.doubts).some((doubt) => doubt !== null);
  const date = grid.edits.state.common[dateName] ?? '';
  return (
    <Card>
      <Head>
        <div>
          <h2>{asset.label}</h2>
          <p>{asset.kind.filter((word) => word !== '').join(' · ')}</p>
        </div>
        {asset.state !== null && <StateChip state={asset.state} />}
      </Head>
      <KnownBefore grid={grid} row={row} />
      {shown.map(({ field }) =>
        field.name === main?.name && isFigure(field) ? (
          <Value key={field.name}>
            {field.label[language]}
            <CardInput grid={grid} row={row} field={field} onEnter={onEnter} isMain />
            {field.unit}
          </Value>
        ) : (
          <Other key={field.name} grid={grid} row={row} field={field} />
        ),
      )}
      <Faults grid={grid} row={row} />
      <RefusedRow grid={grid} id={asset.id} />
      {doubtful && (
        <Doubt role="status">
          <RowDoubts grid={grid} row={row} />
        </Doubt>
      )}
      <More grid={grid} opens={opens} onOpen={setOpens} hasMore={deciding.length < grid.columns.length} />
      {opens.comment && <OwnText grid={grid} row={row} name={commentName} label={say('eventGrid:comment')} />}
      {opens.date && (
        <OwnText grid={grid} row={row} name={dateName} label={say('eventGrid:date')} placeholder={date} />
      )}
    </Card>
  );
}

function Faults({ grid, row }: Pick<PhoneCardProps, 'grid' | 'row'>) {
  const issueText = useIssueText();
  return row.issues.map((found) => {
    const field = grid.columns.find((column) => column.field.name === found.field)?.field ?? null;
    return (
      <Wrong key={`${found.field ?? ''} ${found.code}`} role="alert">
        {issueText(found, field)}
      </Wrong>
    );
  });
}

interface Opens {
  readonly comment: boolean;
  readonly date: boolean;
  readonly more: boolean;
}

interface MoreProps extends Pick<PhoneCardProps, 'grid'> {
  readonly opens: Opens;
  readonly onOpen: (opens: Opens) => void;
  /** There are fields that are filled in beforehand, or that nobody has to fill in. */
  readonly hasMore: boolean;
}

/** What few say of one alone: a word, the fields that all have alike, another day. */
function More({ grid, opens, onOpen, hasMore }: MoreProps) {
  const { say } = useSay('eventGrid');
  const date = grid.edits.state.common[dateName] ?? '';
  const { today } = grid.subject.locale;
  return (
    <Small>
      {!opens.comment && (
        <Button
          variant="text"
          startIcon={<MessageSquarePlus size={18} />}
          onClick={() => onOpen({ ...opens, comment: true })}
        >
          {say('eventGrid:comment')}
        </Button>
      )}
      {!opens.more && hasMore && (
        <Button
          variant="text"
          startIcon={<Plus size={18} />}
          onClick={() => onOpen({ ...opens, more: true })}
        >
          {say('eventGrid:moreFields')}
        </Button>
      )}
      {!opens.date && (
        <Button
          variant="text"
          color="secondary"
          startIcon={<Calendar size={18} />}
          onClick={() => onOpen({ ...opens, date: true })}
        >
          {date === shownDay(today) ? say('eventGrid:today', { date }) : date}
        </Button>
      )}
    </Small>
  );
}

/** The last number, how long ago that was, and what the others let expect. */
function KnownBefore({ grid, row }: Pick<PhoneCardProps, 'grid' | 'row'>) {
  const { say, language } = useSay('eventGrid');
  const measured = grid.columns.find(({ field }) => row.asset.last[field.name] !== undefined);
  if (measured === undefined) return null;
  const { field, measure } = measured;
  const last = row.asset.last[field.name];
  if (last === undefined || measure === null) return null;
  const days = daysSince({ last: last.value, lastDay: last.day, value: null, day: row.day });
  const usual = growsOf(measured) === null ? null : (grid.read.usual[field.name] ?? null);
  const expected = expectedOf(row, field.name, usual);
  const parts = [
    { term: say('eventGrid:lastShort'), text: amount(measure.attribute, last.value, language) },
    ...(days === null
      ? []
      : [{ term: say('eventGrid:since'), text: say('eventGrid:days', { count: days }) }]),
    ...(expected === null
      ? []
      : [
          {
            term: say('eventGrid:expected'),
            text: amount(measure.attribute, Math.round(expected), language),
          },
        ]),
  ];
  return (
    <Known>
      {parts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Known>
  );
}
