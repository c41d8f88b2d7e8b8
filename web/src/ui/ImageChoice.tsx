import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { ring } from '../theme/focus';
import { phone } from '../theme/media';
import { motion, radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { visuallyHidden } from '../theme/visually-hidden';
import { FieldFrame, type FieldIds, type FieldProps } from './FieldFrame';

interface ImageOption {
  readonly value: string;
  readonly label: string;
  readonly image: ReactNode;
  readonly disabled?: boolean | undefined;
  /** Why it cannot be chosen; its tooltip. */
  readonly reason?: string | undefined;
}

export interface ImageChoiceProps extends FieldProps {
  readonly options: readonly ImageOption[];
  /** '' while nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean | undefined;
  /** The word that takes the choice back; without it a choice stays. */
  readonly clearLabel?: string | undefined;
  /** Shown where there is nothing to choose from. */
  readonly emptyText: string;
}

const Group = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: 8,
  minWidth: 0,
  [phone]: { gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))' },
});
const Radio = styled('input')(visuallyHidden);
const Card = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '64px auto',
  alignItems: 'center',
  justifyItems: 'center',
  gap: 4,
  minWidth: 0,
  padding: '8px 6px',
  border: `1px solid ${theme.palette.line2}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.surface,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `border-color ${motion.quick}ms`,
  ...typeStyle(type.meta),
  '&:hover': { borderColor: theme.palette.control },
  '[data-invalid="true"] > &': { borderColor: theme.palette.state.danger.text },
  '&:has(input:checked)': {
    borderColor: theme.palette.accent.mark,
    backgroundColor: theme.palette.accent.tint,
    boxShadow: `inset 0 0 0 1px ${theme.palette.accent.mark}`,
    fontWeight: 600,
  },
  '&:has(input:focus-visible)': ring(theme),
  '&:has(input:disabled)': {
    borderColor: theme.palette.line,
    backgroundColor: theme.palette.sunken,
    color: theme.palette.ink3,
    cursor: 'not-allowed',
    '& > [data-image]': { filter: 'grayscale(1)', opacity: 0.55 },
  },
  '&:has(input:disabled:checked)': {
    boxShadow: 'none',
    color: theme.palette.ink2,
    '& > [data-image]': { filter: 'none', opacity: 1 },
    '& > svg': { color: theme.palette.ink3 },
  },
  '& > svg': { position: 'absolute', top: 6, right: 6, color: theme.palette.accent.text, display: 'none' },
  '& input:checked ~ svg': { display: 'block' },
}));
const Image = styled('span')({ display: 'grid', placeItems: 'center', width: '100%', height: '100%' });
const Word = styled('span')({ maxWidth: '100%', overflowWrap: 'anywhere', hyphens: 'auto' });
const Nothing = styled('p')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.cell) }));

/** One choice among drawings. Arrows walk through them, as in any group of radios. */
export function ImageChoice(props: ImageChoiceProps) {
  const { value, disabled = false, clearLabel, onChange } = props;
  const canClear = clearLabel !== undefined && value !== '' && !disabled;
  return (
    <FieldFrame
      {...props}
      group
      aside={
        canClear && (
          <Button variant="text" size="small" sx={{ my: '-6px' }} onClick={() => onChange('')}>
            {clearLabel}
          </Button>
        )
      }
    >
      {(ids) => <Cards {...props} ids={ids} />}
    </FieldFrame>
  );
}

function Cards(props: ImageChoiceProps & { readonly ids: FieldIds }) {
  const { ids, options, value, onChange, disabled = false, emptyText } = props;
  if (options.length === 0) return <Nothing>{emptyText}</Nothing>;
  const isSettled = disabled && value !== '';
  // What cannot be changed shows what was chosen, not what might have been.
  const shown = isSettled ? options.filter((option) => option.value === value) : options;
  return (
    <Group
      role="radiogroup"
      id={ids.inputId}
      aria-labelledby={ids.labelId}
      aria-describedby={ids.describedBy}
      aria-invalid={ids.invalid}
      aria-required={props.required}
      data-invalid={ids.invalid}
    >
      {shown.map((option) => (
        <Card key={option.value} title={option.reason}>
          <Radio
            type="radio"
            name={ids.inputId}
            value={option.value}
            checked={option.value === value}
            disabled={disabled || option.disabled === true}
            onChange={() => onChange(option.value)}
          />
          <Image data-image aria-hidden="true">
            {option.image}
          </Image>
          <Word>{option.label}</Word>
          <CircleCheck size={14} aria-hidden="true" />
        </Card>
      ))}
    </Group>
  );
}
