import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { EventModel } from '@huella/domain/model/event-model';
import { writeMeasured, type Unit } from '@huella/domain/model/measures';
import { outputRows, quantityOf, type Balance, type OutputRow } from '@huella/domain/engine/events/transform';
import type { Intake } from '@huella/domain/model/transformation';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { isRows, type Locale, type Values } from '@huella/domain/model/value';
import type { Language } from '@huella/domain/words';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { KeyValueList, type KeyValue } from '../../ui/KeyValueList';
import { useSay } from '../../words/use-say';
import type { EventWizardState } from './use-event-wizard';
import { totalTaken, type Input } from './use-inputs';

export interface TransformSummaryProps {
  readonly wizard: Pick<EventWizardState, 'answers' | 'counted' | 'inputs' | 'subject' | 'taking'>;
  readonly event: EventModel;
  /** What was filled in, in canonical form. */
  readonly values: Values;
  readonly balance: Balance | null;
}

/** Lines that are drawn of each side; the others are counted. */
const drawn = 12;

const Quiet = styled('p')(({ theme }) => ({
  marginTop: 8,
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
}));

/** What goes into a transformation and what comes out of it, line by line with how much of each. */
export function TransformSummary({ wizard, event, values, balance }: TransformSummaryProps) {
  const { say, language } = useSay('events');
  const { inputs: found, taking, answers, counted, subject } = wizard;
  // Where they are not named one by one all that is left of them goes in.
  const inputs = found ?? null;
  const { transforms, intake } = event;
  if (intake !== undefined) {
    const put = [
      ...putOf(inputs, intake.unit, language),
      ...elsewhereOf(event, intake, values, subject.locale),
    ];
    const much = balance?.outputs ?? null;
    const made = (answers.picked ?? []).map(([id, label]) => ({
      key: label === '' ? `#${String(id)}` : label,
      value: much === null ? '' : writeMeasured({ quantity: much, unit: intake.unit }, language),
    }));
    const total =
      balance === null ? null : writeMeasured({ quantity: balance.inputs, unit: intake.unit }, language);
    return <Sides put={put} total={put.length > 1 ? total : null} made={made} />;
  }
  if (transforms === undefined || taking === null) return null;
  const { unit } = transforms;
  const made = outputRows(transforms, values).map((each) => {
    const much = quantityOf(each);
    return {
      key: labelOf(event, each, subject.locale),
      value: much === null ? '' : writeMeasured(much, language),
    };
  });
  const total =
    inputs !== null && inputs.length > 1
      ? writeMeasured({ quantity: totalTaken(transforms, inputs), unit }, language)
      : null;
  const whole = inputs === null ? say('events:inputsWhole', counted) : undefined;
  return <Sides put={putOf(inputs, unit, language)} total={total} made={made} whole={whole} />;
}

function putOf(inputs: readonly Input[] | null, unit: Unit, language: Language): readonly KeyValue[] {
  return (inputs ?? []).map(({ id, label, taken }) => ({
    key: label === '' ? `#${String(id)}` : label,
    value: taken === null ? '' : writeMeasured({ quantity: taken, unit }, language),
  }));
}

/** What goes in that is no asset here, as it was written. */
function elsewhereOf(
  event: EventModel,
  { elsewhere }: Intake,
  values: Values,
  locale: Locale,
): readonly KeyValue[] {
  const rows = values[elsewhere.rows] ?? null;
  const name = event.fields.find((field) => field.name === elsewhere.rows)?.list?.fields[0];
  if (!isRows(rows) || name === undefined) return [];
  return rows.map((row) => {
    const much = row[elsewhere.field];
    return {
      key: formatField(name, row[name.name] ?? null, locale),
      value:
        typeof much === 'number'
          ? writeMeasured({ quantity: much, unit: elsewhere.unit }, locale.language)
          : '',
    };
  });
}

interface SidesProps {
  readonly put: readonly KeyValue[];
  /** How much goes in of all of them; null where nothing is added up. */
  readonly total: string | null;
  readonly made: readonly KeyValue[];
  /** What is said instead of lines where they are not named one by one. */
  readonly whole?: string | undefined;
}

function Sides({ put, total, made, whole }: SidesProps) {
  const { say } = useSay('events');
  return (
    <>
      <Card as="section">
        <Typography component="h3" variant="h3">
          {say('events:inputsTitle')}
        </Typography>
        {whole === undefined ? <Lines lines={put} /> : <Quiet>{whole}</Quiet>}
        {total !== null && (
          <KeyValueList items={[{ key: say('events:inputsTotal'), value: total, strong: true }]} />
        )}
      </Card>
      {made.length > 0 && (
        <Card as="section">
          <Typography component="h3" variant="h3">
            {say('events:outputsTitle')}
          </Typography>
          <Lines lines={made} />
        </Card>
      )}
    </>
  );
}

/** What a row of new assets is called: by the field in which no two are alike. */
function labelOf(event: EventModel, { output, row }: OutputRow, locale: Locale): string {
  const list = event.fields.find(({ name }) => name === output.rows)?.list;
  const field = list?.fields.find(({ name }) => name === list.unique) ?? list?.fields[0];
  return field === undefined ? '' : formatField(field, row[field.name] ?? null, locale);
}

function Lines({ lines }: { readonly lines: readonly KeyValue[] }) {
  const { say } = useSay('events');
  const more = lines.length - drawn;
  return (
    <>
      <KeyValueList items={lines.slice(0, drawn)} />
      {more > 0 && <Quiet>{say('events:moreRelatives', { count: more })}</Quiet>}
    </>
  );
}
