import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Value } from '@huella/domain/model/value';
import { useIssueText } from '../../fields/use-issue-text';
import { widgets } from '../../fields/widgets';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { CheckRow } from '../../ui/CheckRow';
import { useSay } from '../../words/use-say';
import type { Answer, AskedItem } from './asked-items';
import type { ImportSubject } from './import-subject';

export interface AskedDefaultsProps {
  readonly subject: ImportSubject;
  readonly items: readonly AskedItem[];
  /** In an empty grid each row begins with them. */
  readonly isGrid?: boolean;
  readonly disabled: boolean;
  readonly onAnswer: (name: string, answer: Answer) => void;
  /** An answer is given: an input was left, a box was ticked. */
  readonly onSettled?: (name: string, answer: Answer) => void;
}

const Text = styled('p')(({ theme }) => ({
  color: theme.palette.ink2,
  ...typeStyle(type.cell),
  margin: '4px 0 12px',
}));
const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(208px, 100%), 1fr))',
  alignItems: 'start',
  gap: '12px 24px',
  '& > li': { minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 },
});

/**
 * What a form starts with and the sheet has no column for: asked once, each can be switched off. Nothing that is not seen and
 * left on here is written (decisions section 8, nothing is invented).
 */
export function AskedDefaults(props: AskedDefaultsProps) {
  const { say } = useSay('imports');
  const id = useId();
  const { items, isGrid = false } = props;
  // What begins so in new ones, their history tells.
  const { words, takesRoom } = props.subject.purpose;
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Card>
        <Typography component="h3" variant="h4" id={id}>
          {isGrid ? say('imports:askedOfGrid') : say('imports:asked')}
        </Typography>
        <Text>{isGrid && takesRoom ? say('imports:askedOfGridText') : say(words.askedText)}</Text>
        <List>
          {items.map((item) => (
            <AskedField key={item.field.name} {...props} item={item} />
          ))}
        </List>
      </Card>
    </section>
  );
}

function AskedField({
  subject,
  item,
  disabled,
  onAnswer,
  onSettled,
}: AskedDefaultsProps & { readonly item: AskedItem }) {
  const { say } = useSay('imports');
  const id = useId();
  const issueText = useIssueText();
  const { locale } = subject;
  const { field, raw, isOn, fault } = item;
  const label = field.label[locale.language];
  const { Input } = widgets[field.type];
  const { name } = field;
  const answer = (next: Answer, isSettled: boolean) => {
    onAnswer(name, next);
    if (isSettled) onSettled?.(name, next);
  };
  return (
    <li>
      <CheckRow
        label={say('imports:fillIn', { field: label })}
        checked={isOn}
        disabled={disabled}
        onChange={(checked) => {
          answer({ raw, isOn: checked }, true);
        }}
      />
      {isOn && (
        <Input
          {...{ field, id, label, locale, disabled }}
          required={item.mandatory}
          hint={field.hint?.[locale.language]}
          error={fault === null ? undefined : issueText(fault, field, raw)}
          placed={[]}
          value={raw}
          values={{}}
          onChange={(next: Value) => {
            answer({ raw: next, isOn }, field.type === 'select');
          }}
          onBlur={() => onSettled?.(name, { raw, isOn })}
        />
      )}
    </li>
  );
}
