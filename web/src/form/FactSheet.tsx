import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import FileText from 'lucide-react/icons/file-text';
import Lock from 'lucide-react/icons/lock';
import type { Field } from '@huella/domain/model/field';
import type { RecordModel } from '@huella/domain/model/record-model';
import type { Locale, Values } from '@huella/domain/model/value';
import type { VisibleSection, VisibleStep } from '@huella/domain/engine/fields/conditions';
import type { FieldScope } from '@huella/domain/engine/access/field-access';
import { PrivateMark } from '../fields/PrivateText';
import { widgets } from '../fields/widgets';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { KeyValueList } from '../ui/KeyValueList';
import { useSay } from '../words/use-say';
import { focusLine } from '../theme/focus';
import { phone } from '../theme/media';
import { radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { factsOf } from './facts';

export interface FactSheetProps {
  readonly model: RecordModel;
  readonly scope: FieldScope;
  readonly locale: Locale;
  readonly values: Values;
  /** Where the value of a field leads, by the name of the field. */
  readonly links?: ReadonlyMap<string, string>;
  /** How many fields the establishment keeps shut, which its model has. */
  readonly shut?: number;
}

const noLinks: ReadonlyMap<string, string> = new Map();

const Cards = styled('div')(({ theme }) => ({
  columnGap: 16,
  '& > *': { breakInside: 'avoid', marginBottom: 16 },
  [theme.breakpoints.up('lg')]: { columns: 2 },
}));
const Section = styled('div')({ marginTop: 12 });
const Empty = styled('details')(({ theme }) => ({
  ...typeStyle(type.cell),
  color: theme.palette.ink3,
  '& summary': {
    width: 'fit-content',
    borderRadius: radius.key,
    color: theme.palette.ink2,
    cursor: 'pointer',
    '&:focus-visible': focusLine(theme),
    [phone]: { padding: '12px 0' },
  },
}));
const Names = styled('ul')({
  columnGap: 24,
  columnWidth: 200,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': { breakInside: 'avoid', padding: '3px 0' },
});
const Shut = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  marginTop: 8,
  color: theme.palette.ink3,
  ...typeStyle(type.cell),
}));

/** Everything known of a record, by the steps and sections of its form; what holds nothing is behind one line at the end. */
export function FactSheet({ model, scope, locale, values, links = noLinks, shut = 0 }: FactSheetProps) {
  const { say } = useSay('form');
  const { steps, empty } = factsOf(model, scope, values);
  return (
    <div>
      {steps.length === 0 ? (
        <EmptyState
          icon={<FileText size={20} />}
          title={say('form:noFacts')}
          text={say('form:noFactsText')}
        />
      ) : (
        <Cards>
          {steps.map((step) => (
            <StepFacts key={step.name} step={step} locale={locale} values={values} links={links} />
          ))}
        </Cards>
      )}
      <Untold fields={empty} shut={shut} />
    </div>
  );
}

/** What is not told: the fields that hold nothing, by their names, and how many this establishment keeps shut. */
function Untold({ fields, shut }: { readonly fields: readonly Field[]; readonly shut: number }) {
  const { say, word } = useSay('page');
  return (
    <>
      {fields.length > 0 && (
        <Empty>
          <summary>{say('page:emptyFacts', { count: fields.length })}</summary>
          <Names>
            {fields.map((field) => (
              <li key={field.name}>
                {word(field.label)}
                {field.private === true && <PrivateMark />}
              </li>
            ))}
          </Names>
        </Empty>
      )}
      {shut > 0 && (
        <Shut>
          <Lock size={13} aria-hidden="true" />
          {say('page:shutFacts', { count: shut })}
        </Shut>
      )}
    </>
  );
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
              isWide: widgets[field.type].isWide === true,
            }))}
          />
        </Section>
      ))}
    </Card>
  );

  function factOf(field: VisibleSection['fields'][number]) {
    const value = values[field.name] ?? null;
    const { View } = widgets[field.type];
    const shown = <View field={field} value={value} locale={locale} />;
    const href = links.get(field.name);
    return href === undefined ? shown : <Link href={href}>{shown}</Link>;
  }
}
