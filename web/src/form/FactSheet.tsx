import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import FileText from 'lucide-react/icons/file-text';
import type { RecordModel } from '@huella/domain/model/record-model';
import { isEmpty, type Locale, type Values } from '@huella/domain/model/value';
import { visibleSteps, type VisibleSection, type VisibleStep } from '@huella/domain/engine/fields/conditions';
import { allowedFields, type FieldScope } from '@huella/domain/engine/access/field-access';
import { nothing } from '../fields/PlainView';
import { PrivateMark } from '../fields/PrivateText';
import { widgets } from '../fields/widgets';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { KeyValueList } from '../ui/KeyValueList';
import { useSay } from '../words/use-say';

export interface FactSheetProps {
  readonly model: RecordModel;
  readonly scope: FieldScope;
  readonly locale: Locale;
  readonly values: Values;
  /** Where the value of a field leads, by the name of the field. */
  readonly links?: ReadonlyMap<string, string>;
}

const noLinks: ReadonlyMap<string, string> = new Map();

const Cards = styled('div')(({ theme }) => ({
  columnGap: 16,
  '& > *': { breakInside: 'avoid', marginBottom: 16 },
  [theme.breakpoints.up('lg')]: { columns: 2 },
}));
const Section = styled('div')({ marginTop: 12 });

/** Everything known of a record, by the steps and sections of its form; what holds nothing falls together. */
export function FactSheet({ model, scope, locale, values, links = noLinks }: FactSheetProps) {
  const { say } = useSay('form');
  const steps = visibleSteps(model, allowedFields(model, 'list', scope), 'view', values)
    .map((step) => ({ ...step, sections: step.sections.filter((section) => hasFacts(section, values)) }))
    .filter((step) => step.sections.length > 0);
  if (steps.length === 0) {
    return (
      <EmptyState icon={<FileText size={20} />} title={say('form:noFacts')} text={say('form:noFactsText')} />
    );
  }
  return (
    <Cards>
      {steps.map((step) => (
        <StepFacts key={step.name} step={step} locale={locale} values={values} links={links} />
      ))}
    </Cards>
  );
}

function hasFacts(section: VisibleSection, values: Values): boolean {
  return section.fields.some((field) => !isEmpty(values[field.name]));
}

interface StepFactsProps extends Required<Pick<FactSheetProps, 'links'>> {
  readonly step: VisibleStep;
  readonly locale: Locale;
  readonly values: Values;
}

function StepFacts({ step, locale, values, links }: StepFactsProps) {
  const { word } = useSay();
  const title = word(step.title);
  return (
    <Card as="section">
      <Typography component="h2" variant="h3">
        {title}
      </Typography>
      {step.sections.map((section) => (
        <Section key={section.title.es}>
          {word(section.title) !== title && (
            <Typography component="h3" variant="subtitle2">
              {word(section.title)}
            </Typography>
          )}
          <KeyValueList
            items={section.fields.map((field) => ({
              key: word(field.label),
              mark: field.private === true && <PrivateMark />,
              value: factOf(field),
              isWide: widgets[field.type].isWide === true && !isEmpty(values[field.name]),
            }))}
          />
        </Section>
      ))}
    </Card>
  );

  function factOf(field: VisibleSection['fields'][number]) {
    const value = values[field.name] ?? null;
    const { View } = widgets[field.type];
    if (isEmpty(value)) return nothing;
    const shown = <View field={field} value={value} locale={locale} />;
    const href = links.get(field.name);
    return href === undefined ? shown : <Link href={href}>{shown}</Link>;
  }
}
