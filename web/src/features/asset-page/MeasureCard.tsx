import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Measure } from '@huella/domain/calls/measures';
import { formatDate, formatDateInProse } from '@huella/domain/engine/fields/date';
import { daysBetween } from '@huella/domain/engine/fields/days';
import { localeTag, type Locale } from '@huella/domain/model/value';
import { callQuery } from '../../call/queries';
import { phone } from '../../theme/media';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { RowsTable } from '../../ui/RowsTable';
import { SelectInput } from '../../ui/SelectInput';
import { useSay } from '../../words/use-say';
import { MeasureChart } from './MeasureChart';
import { dailyGain, figureOf } from './measure-words';

export interface MeasureCardProps {
  readonly pk: number;
  readonly locale: Locale;
  /** Shown until what was measured is known. */
  readonly room?: ReactNode;
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBottom: 8,
});
const Said = styled('p')(({ theme }) => ({
  color: theme.palette.ink2,
  ...typeStyle(type.cell),
  [phone]: { minHeight: 2 * type.cell.line },
}));
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginTop: 4,
});
const Legend = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
  '&::before': { content: '""', width: 20, borderTop: `2px dashed ${theme.palette.control}` },
  '&:empty': { visibility: 'hidden' },
  // On a phone it has a line of its own, which is there before others like it are known.
  [phone]: { flexBasis: '100%', minHeight: type.meta.line },
}));
const Choice = styled('div')({ minWidth: 160, '& label': { position: 'absolute', clipPath: 'inset(50%)' } });

/** How what is measured of an asset has changed, beside others like it; nothing where nothing was measured. */
export function MeasureCard({ pk, locale, room = null }: MeasureCardProps) {
  const { say } = useSay('page');
  const { data, isPending } = useQuery(callQuery('measures.ofAsset', { params: { pk: String(pk) } }));
  const [field, setField] = useState('');
  const measures = data?.measures ?? [];
  const shown = measures.find((each) => each.field === field) ?? measures[0];
  if (shown === undefined) return isPending ? room : null;
  return (
    <Card as="section">
      <Head>
        <Typography component="h2" variant="h3">
          {say('page:measureOf', { label: shown.label.toLocaleLowerCase(localeTag[locale.language]) })}
        </Typography>
        {measures.length > 1 && (
          <Choice>
            <SelectInput
              size="small"
              label={say('page:measureChoice')}
              value={shown.field}
              options={measures.map((each) => ({ value: each.field, label: each.label }))}
              onChange={setField}
            />
          </Choice>
        )}
      </Head>
      <OneMeasure key={shown.field} pk={pk} measure={shown} locale={locale} />
    </Card>
  );
}

function OneMeasure({ pk, measure, locale }: Omit<MeasureCardProps, 'room'> & { readonly measure: Measure }) {
  const { say } = useSay('page');
  const [isTable, setTable] = useState(false);
  const params = { pk: String(pk), field: measure.field };
  const { data } = useQuery(callQuery('measures.peers', { params }));
  const peers = data?.peers ?? null;
  const said = useSaid(measure, locale);
  const write = figureOf(measure, locale);
  const { points, label } = measure;
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <>
      <Said>{said.join(' · ')}</Said>
      {isTable ? (
        <RowsTable
          label={label}
          columns={[
            { name: 'day', label: say('page:measureDay') },
            { name: 'value', label, isFigure: true },
            { name: 'event', label: say('page:measureBy') },
          ]}
          rows={[...points].reverse().map(({ day, value, event }, at) => ({
            key: `${day}-${String(at)}`,
            cells: [formatDate(day), write(value), event],
          }))}
        />
      ) : (
        <MeasureChart
          points={points}
          others={peers?.points ?? []}
          language={locale.language}
          write={write}
          label={say('page:measureChart', {
            ...{ label, count: points.length },
            ...{ first: write(first.value), last: write(last.value) },
          })}
        />
      )}
      <Foot>
        <Legend>
          {peers !== null &&
            (peers.of === 'lot'
              ? say('page:peersLot', { figure: peers.count })
              : say('page:peersLike', { name: peers.name, figure: peers.count }))}
        </Legend>
        <Button
          size="small"
          variant="text"
          onClick={() => {
            setTable(!isTable);
          }}
        >
          {say(isTable ? 'page:measurePicture' : 'page:measureTable')}
        </Button>
      </Foot>
    </>
  );
}

/** What of a measure is said in words: what it gained, for a day where it grows, and when it was last taken. */
function useSaid(measure: Measure, locale: Locale): readonly string[] {
  const { say } = useSay('page');
  const { points } = measure;
  const gain = dailyGain(measure);
  const [first, last] = [points[0], points.at(-1)];
  const checked = points.findLast(({ measured }) => measured);
  if (first === undefined || last === undefined) return [];
  const days = daysBetween(first.day, last.day);
  const since = formatDateInProse(first.day, locale.language);
  const write = figureOf(measure, locale, 'always');
  const change = last.value - first.value;
  const ago = checked === undefined ? null : daysBetween(checked.day, locale.today);
  return [
    ...(days === 0
      ? [say('page:measureOne')]
      : [
          // What comes to nothing for a day is told as a whole.
          gain !== null
            ? say('page:measureGain', { gain: write(gain), since })
            : say('page:measureChange', { change: write(change), since }),
        ]),
    ago === null
      ? say('page:measureNever')
      : ago <= 0
        ? say('page:lastToday')
        : say('page:lastAgo', { count: ago }),
  ];
}
