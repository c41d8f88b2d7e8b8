import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import type { FieldIds } from './FieldFrame';
import { ring } from '../theme/focus';
import { phone } from '../theme/media';
import { motion, radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { visuallyHidden } from '../theme/visually-hidden';

interface ChoiceCard {
  readonly value: string;
  readonly title: string;
  readonly text?: string | undefined;
  /** Icon of 18 px. */
  readonly icon?: ReactNode;
  /** It cannot be chosen; its text says why. */
  readonly disabled?: boolean;
}

export interface ChoiceCardsProps {
  /** Accessible name of the group. */
  readonly label: string;
  readonly cards: readonly ChoiceCard[];
  /** '' while nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Least width of a card, in px. */
  readonly least?: number;
  /** The frame of the field that it is the control of: the label is there, and so is what is wrong. */
  readonly ids?: FieldIds;
  readonly required?: boolean | undefined;
}

const Group = styled('fieldset', { shouldForwardProp: (prop) => prop !== 'least' })<{ least: number }>(
  ({ least }) => ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))`,
    gap: 12,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    [phone]: { gap: 8 },
  }),
);
const Legend = styled('legend')(visuallyHidden);
const Radio = styled('input')(visuallyHidden);
const Card = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  padding: '12px 14px',
  border: `1px solid ${theme.palette.line2}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.surface,
  cursor: 'pointer',
  transition: `border-color ${motion.quick}ms`,
  '&:hover': { borderColor: theme.palette.control },
  '&:has(input:checked)': {
    borderColor: theme.palette.accent.mark,
    backgroundColor: theme.palette.accent.tint,
    boxShadow: `inset 0 0 0 1px ${theme.palette.accent.mark}`,
  },
  '&:has(input:focus-visible)': ring(theme),
  '&:has(input:disabled)': {
    borderColor: theme.palette.line,
    backgroundColor: theme.palette.sunken,
    color: theme.palette.ink2,
    cursor: 'not-allowed',
  },
  '& > svg': { flex: 'none', color: theme.palette.ink2 },
  '&:has(input:checked) > svg': { color: theme.palette.accent.text },
}));
const Words = styled('span')({
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
  // Titles of cards without icons share a line, however long what is said under each.
  'input + &:has(> :nth-of-type(2))': { alignSelf: 'flex-start' },
});
const Title = styled('span')(typeStyle({ ...type.body, weight: 500 }));
const Text = styled('span')(({ theme }) => ({ color: theme.palette.ink2, ...typeStyle(type.meta) }));

/** One choice among a few, each a card. Arrows walk through them. */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { label, cards, value, onChange, least = 200, ids, required } = props;
  const name = useId();
  return (
    <Group
      least={least}
      {...(ids !== undefined && {
        role: 'radiogroup',
        id: ids.inputId,
        'aria-labelledby': ids.labelId,
        'aria-describedby': ids.describedBy,
        'aria-invalid': ids.invalid,
        'aria-required': required,
      })}
    >
      {ids === undefined && <Legend>{label}</Legend>}
      {cards.map((card) => (
        <Card key={card.value}>
          <Radio
            type="radio"
            name={name}
            value={card.value}
            checked={card.value === value}
            disabled={card.disabled === true}
            onChange={() => {
              onChange(card.value);
            }}
          />
          {card.icon}
          <Words>
            <Title>{card.title}</Title>
            {card.text !== undefined && <Text>{card.text}</Text>}
          </Words>
        </Card>
      ))}
    </Group>
  );
}
