import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Measure } from '@huella/domain/calls/measures';
import { formatDate } from '@huella/domain/engine/fields/date';
import { localeTag, type Locale } from '@huella/domain/model/value';
import { callQuery } from '../../call/queries';
import { Card } from '../../ui/Card';
import { RowsTable } from '../../ui/RowsTable';
import { SelectInput } from '../../ui/SelectInput';
import { TableButton } from '../../ui/TableButton';
import { useSay } from '../../words/use-say';
import { Choice, Foot, Head, Legend, Said } from './measure-parts';
import { MeasureChart } from './MeasureChart';
import { figureOf } from './measure-words';
import { useMeasureSaid } from './use-measure-said';

export interface MeasureCardProps {
  readonly pk: number;
  readonly locale: Locale;
  /** Shown until what was measured is known. */
  readonly room?: ReactNode;
}

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
  const said = useMeasureSaid(measure, locale, say('page:measureOne'));
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
        <TableButton isTable={isTable} onToggle={setTable} />
      </Foot>
    </>
  );
}
