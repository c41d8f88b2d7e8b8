import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LotMeasure } from '@huella/domain/calls/measures';
import { formatDate } from '@huella/domain/engine/fields/date';
import type { AssetType } from '@huella/domain/model/asset-type';
import { localeTag, type Locale } from '@huella/domain/model/value';
import { callQuery } from '../../call/queries';
import { Card } from '../../ui/Card';
import { formatCount } from '../../ui/format-count';
import { RowsTable } from '../../ui/RowsTable';
import { SelectInput } from '../../ui/SelectInput';
import { TableButton } from '../../ui/TableButton';
import { useSay } from '../../words/use-say';
import { Choice, Foot, Head, Said } from '../asset-page/measure-parts';
import { figureOf } from '../asset-page/measure-words';
import { MeasureChart } from '../asset-page/MeasureChart';
import { useMeasureSaid } from '../asset-page/use-measure-said';

export interface LotCurveProps {
  readonly lotId: number;
  readonly model: AssetType;
  readonly locale: Locale;
  readonly asOf: string | undefined;
}

/** How the median of what is measured of a lot has changed; nothing where nothing was measured. */
export function LotCurve({ lotId, model, locale, asOf }: LotCurveProps) {
  const { say } = useSay('page', 'lotPage');
  const then = asOf === undefined ? {} : { query: { asOf } };
  const { data } = useQuery(callQuery('measures.ofLot', { params: { lotId: String(lotId) }, ...then }));
  const [field, setField] = useState('');
  const measures = data?.measures ?? [];
  const shown = measures.find((each) => each.field === field) ?? measures[0];
  if (shown === undefined) return null;
  return (
    <Card as="section">
      <Head>
        <Typography component="h2" variant="h3">
          {say('lotPage:curve', { label: shown.label })}
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
      <OneCurve key={shown.field} measure={shown} model={model} locale={locale} />
    </Card>
  );
}

interface OneCurveProps extends Pick<LotCurveProps, 'model' | 'locale'> {
  readonly measure: LotMeasure;
}

function OneCurve({ measure, model, locale }: OneCurveProps) {
  const { say, word } = useSay('page', 'lotPage');
  const [isTable, setTable] = useState(false);
  const write = figureOf(measure, locale);
  const { points, label } = measure;
  const [first, last] = [points[0], points.at(-1)];
  // While more become known the median moves without anything having grown, and so it does by few who are looked at again.
  const whole = points.filter(({ count, taken }) => count === last?.count && 2 * taken >= count);
  const said = useMeasureSaid({ ...measure, points: whole }, locale, say('lotPage:curveOne'));
  if (first === undefined || last === undefined) return null;
  const { noun } = model;
  return (
    <>
      <Said>{said.join(' · ')}</Said>
      {isTable ? (
        <CurveTable measure={measure} locale={locale} />
      ) : (
        <MeasureChart
          points={points}
          others={[]}
          language={locale.language}
          write={write}
          label={say('lotPage:curveChart', {
            label: label.toLocaleLowerCase(localeTag[locale.language]),
            ...{ count: points.length, first: write(first.value), last: write(last.value) },
          })}
        />
      )}
      <Foot>
        <Said>
          {say('lotPage:curveOf', {
            figure: formatCount(last.count, locale.language),
            noun: word(last.count === 1 ? noun.one : noun.many),
          })}
        </Said>
        <TableButton isTable={isTable} onToggle={setTable} />
      </Foot>
    </>
  );
}

/** The same figures, a day a row, the latest first. */
function CurveTable({ measure, locale }: Omit<OneCurveProps, 'model'>) {
  const { say } = useSay('page', 'lotPage');
  const write = figureOf(measure, locale);
  const { points, label } = measure;
  return (
    <RowsTable
      label={label}
      columns={[
        { name: 'day', label: say('page:measureDay') },
        { name: 'median', label: say('lotPage:colMedian'), isFigure: true },
        { name: 'range', label: say('lotPage:colRange'), isFigure: true },
        { name: 'taken', label: say('lotPage:colTaken'), isFigure: true },
        { name: 'count', label: say('lotPage:colCount'), isFigure: true },
      ]}
      rows={[...points].reverse().map(({ day, value, least, most, taken, count }) => ({
        key: day,
        cells: [
          ...[formatDate(day), write(value)],
          say('lotPage:range', { least: write(least), most: write(most) }),
          ...[formatCount(taken, locale.language), formatCount(count, locale.language)],
        ],
      }))}
    />
  );
}
