import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { EventModel } from '@huella/domain/events/event-model';
import { writeMeasured } from '@huella/domain/events/measures';
import { outputRows, quantityOf, type OutputRow } from '@huella/domain/events/transform';
import { formatField } from '@huella/domain/fields/check-field';
import type { Locale, Values } from '@huella/domain/fields/value';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { KeyValueList, type KeyValue } from '../../ui/KeyValueList';
import { useSay } from '../../words/use-say';
import type { EventWizardState } from './use-event-wizard';
import { totalTaken } from './use-inputs';

export interface TransformSummaryProps {
  readonly wizard: Pick<EventWizardState, 'inputs' | 'subject'>;
  readonly event: EventModel;
  /** What was filled in, in canonical form. */
  readonly values: Values;
  /** How many assets are chosen, in words. */
  readonly counted: { readonly figure: string; readonly noun: string };
}

/** Lines that are drawn of each side; the others are counted. */
const drawn = 12;

const Quiet = styled('p')(({ theme }) => ({
  marginTop: 8,
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
}));

/** What goes into a transformation and what comes out of it, line by line with how much of each. */
export function TransformSummary({ wizard, event, values, counted }: TransformSummaryProps) {
  const { say, language } = useSay('events');
  const { transforms } = event;
  if (transforms === undefined) return null;
  const { unit } = transforms;
  const { locale } = wizard.subject;
  // Where they are not named one by one all that is left of them goes in.
  const inputs = wizard.inputs ?? null;
  const put = (inputs ?? []).map(({ id, label, taken }) => ({
    key: label === '' ? `#${String(id)}` : label,
    value: taken === null ? '' : writeMeasured({ quantity: taken, unit }, language),
  }));
  const made = outputRows(transforms, values).map((each) => {
    const much = quantityOf(each);
    return {
      key: labelOf(event, each, locale),
      value: much === null ? '' : writeMeasured(much, language),
    };
  });
  return (
    <>
      <Card as="section">
        <Typography component="h3" variant="h3">
          {say('events:inputsTitle')}
        </Typography>
        {inputs === null ? <Quiet>{say('events:inputsWhole', counted)}</Quiet> : <Lines lines={put} />}
        {inputs !== null && inputs.length > 1 && (
          <KeyValueList
            items={[
              {
                key: say('events:inputsTotal'),
                value: writeMeasured({ quantity: totalTaken(transforms, inputs), unit }, language),
                strong: true,
              },
            ]}
          />
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
