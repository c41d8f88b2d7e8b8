import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import type { UploadColumn } from '@huella/domain/calls/upload-view';
import { labelWithUnit } from '../../fields/raw-value';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { formatCount } from '../../ui/format-count';
import { Segmented } from '../../ui/Segmented';
import { StatusChip } from '../../ui/StatusChip';
import { useSay } from '../../words/use-say';
import type { ColumnProps } from './FieldChoice';
import { fieldOf } from './import-subject';
import { MeaningsButton } from './MeaningsButton';
import { guessOf, resultOf, writtenOrder } from './pairing';
import { useReadAs } from './use-read-as';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  minWidth: 0,
  padding: '4px 0',
});
const Detail = styled('span')(({ theme }) => ({
  minWidth: 0,
  color: theme.palette.ink3,
  overflowWrap: 'anywhere',
  ...typeStyle(type.cell),
}));
const Ask = styled('div')({ display: 'grid', gap: 4, padding: '6px 0', width: '100%', maxWidth: 260 });

/**
 * What comes of a column: what it matches and how it is read, what is guessed, what is asked, what stays out. How its dates are
 * read can be said otherwise, asked or not.
 */
export function ColumnResultView(props: ColumnProps) {
  const { upload, column, pairing } = props;
  const { say } = useSay('imports');
  const result = resultOf(upload, column, pairing.declined);
  const detail = useDetail(column);
  const [isChanging, setChanging] = useState(false);
  const isAsked = isChanging || pairing.asked.has(column.name);
  if (column.field !== null && isAsked && hasReading(column)) return <Question {...props} />;
  if (result === 'leftOut') return <Detail>{say('imports:leftOut')}</Detail>;
  if (result === 'notLinked') return <Detail>{say('imports:notLinked')}</Detail>;
  if (result === 'mustChoose' || result === 'mayChoose')
    return <Guess {...props} isNeeded={result === 'mustChoose'} />;
  return (
    <Row>
      {result === 'suggested' ? (
        <StatusChip tone="info" icon={Sparkles}>
          {say('imports:suggested')}
        </StatusChip>
      ) : (
        <StatusChip tone="ok">{say('imports:matches')}</StatusChip>
      )}
      {writtenOrder(column) === null ? (
        <Detail>{detail}</Detail>
      ) : (
        <Button
          size="small"
          variant="outlined"
          aria-label={say('imports:changeReading', { column: column.name, reading: detail })}
          onClick={() => setChanging(true)}
        >
          {detail}
        </Button>
      )}
      <ReadAs {...props} />
      <ConvertedUnit {...props} />
      <MeaningsButton {...props} />
    </Row>
  );
}

/** How texts are read that are no option: the first is told, others are counted. */
function ReadAs({ subject, column }: ColumnProps) {
  const { say } = useSay('imports');
  const [first, ...others] = useReadAs(subject)(column);
  if (first === undefined) return null;
  return (
    <Detail>
      {others.length === 0 ? first : say('imports:readAsMore', { first, count: others.length })}
    </Detail>
  );
}

/** 'De lb a kg', of numbers whose heading says another unit than the field's. */
function ConvertedUnit({ subject, column }: ColumnProps) {
  const { say } = useSay('sheet');
  const from = column.reading.unit ?? null;
  const to = fieldOf(subject.format, column.field)?.unit;
  if (from === null || to === undefined) return null;
  return <StatusChip tone="warning">{say('sheet:convertsFrom', { from, to })}</StatusChip>;
}

function hasReading({ ambiguous, reading }: UploadColumn): boolean {
  return ambiguous !== null || reading.dateOrder !== undefined || reading.decimalMark !== undefined;
}

/** '5 opciones', 'día/mes/año', '1.184 valores', or the first value that is no option. */
function useDetail({ options, reading, filled, samples }: UploadColumn): string {
  const { say, language } = useSay('imports');
  const figure = (count: number) => formatCount(count, language);
  if (filled === 0) return say('imports:noValues');
  const [unknown, ...others] = options?.unknown ?? [];
  if (unknown !== undefined)
    return say(others.length === 0 ? 'imports:noPartner' : 'imports:noPartnerMore', { text: unknown });
  if (options !== null)
    return say(options.distinct === 1 ? 'imports:optionOne' : 'imports:optionMany', {
      figure: figure(options.distinct),
    });
  // Dates and numbers that are no text say themselves how they are read.
  const { dateOrder, decimalMark } = reading;
  const isWritten = samples.some((text) => /\d[/.-]\d/.test(text));
  if (isWritten && dateOrder !== undefined && dateOrder !== null && !/^\d{4}-/.test(samples[0] ?? ''))
    return say(`imports:${dateOrder}`);
  if (samples.some((text) => /\d[.,]\d/.test(text)) && decimalMark !== undefined && decimalMark !== null)
    return say(decimalMark === ',' ? 'imports:comma' : 'imports:point');
  return say(filled === 1 ? 'imports:valueOne' : 'imports:valueMany', { figure: figure(filled) });
}

/** What a column probably is: in red where every row needs that, as what may stay out is none. */
function Guess({ subject, upload, column, pairing, isNeeded }: ColumnProps & { readonly isNeeded: boolean }) {
  const { say } = useSay('imports');
  const guess = fieldOf(subject.format, guessOf(upload, column));
  const label = guess === undefined ? '' : labelWithUnit(guess, subject.locale);
  return (
    <Row>
      {isNeeded ? (
        <StatusChip tone="danger" icon={CircleAlert}>
          {say('imports:mustChoose')}
        </StatusChip>
      ) : (
        <Detail>{say('imports:notLinked')}</Detail>
      )}
      {guess !== undefined && (
        <Button
          size="small"
          variant="text"
          aria-label={say('imports:useField', { field: label })}
          onClick={() => {
            pairing.setField(column.name, guess.name);
          }}
        >
          {say('imports:isIt', { field: label })}
        </Button>
      )}
    </Row>
  );
}

/** The column's values read both ways: the user says which. */
function Question({ column, pairing }: ColumnProps) {
  const { say } = useSay('imports');
  const { name, ambiguous, reading, samples } = column;
  const isDate = ambiguous === null ? (reading.dateOrder ?? null) !== null : ambiguous === 'dateOrder';
  const [sample = ''] = samples;
  return (
    <Ask>
      {ambiguous !== null && (
        <Row>
          <CircleHelp size={14} aria-hidden="true" />
          <Detail>{say(isDate ? 'imports:askDates' : 'imports:askDecimals', { sample })}</Detail>
        </Row>
      )}
      {isDate ? (
        <Segmented
          label={say('imports:askDates', { sample })}
          hideLabel
          size="small"
          value={ambiguous === null ? orderOf(reading.dateOrder) : null}
          options={[
            { value: 'dmy', label: say('imports:dmyShort') },
            { value: 'mdy', label: say('imports:mdyShort') },
          ]}
          onChange={(dateOrder) => {
            pairing.setReading(name, { dateOrder });
          }}
        />
      ) : (
        <Segmented
          label={say('imports:askDecimals', { sample })}
          hideLabel
          size="small"
          value={ambiguous === null ? (reading.decimalMark ?? null) : null}
          options={[
            { value: ',', label: say('imports:comma') },
            { value: '.', label: say('imports:point') },
          ]}
          onChange={(decimalMark) => {
            pairing.setReading(name, { decimalMark });
          }}
        />
      )}
    </Ask>
  );
}

function orderOf(order: UploadColumn['reading']['dateOrder']): 'dmy' | 'mdy' | null {
  return order === 'dmy' || order === 'mdy' ? order : null;
}
