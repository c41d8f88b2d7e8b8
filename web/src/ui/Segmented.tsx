import { styled } from '@mui/material/styles';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { phone } from '../theme/media';
import { height } from '../theme/tokens';
import { FieldFrame, type FieldIds, type FieldProps } from './FieldFrame';
import { SegmentChoice, SegmentTrack } from './segment-parts';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Icon of 16 px before the word. */
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

export interface SegmentedProps<Value extends string> extends FieldProps {
  /** Two to five choices that fit in one line. */
  readonly options: readonly Segment<Value>[];
  /** null while nothing is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** small 32 for bars, medium 40 for forms. */
  readonly size?: 'small' | 'medium';
  readonly disabled?: boolean | undefined;
}

const Track = styled(SegmentTrack)(({ theme }) => ({
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  minHeight: height.input.form,
  '&[data-size="small"]': { minHeight: height.input.compact },
  '&[data-invalid="true"]': { boxShadow: `0 0 0 2px ${theme.palette.state.danger.text}` },
  [phone]: { '&, &[data-size="small"]': { minHeight: height.phoneTarget } },
}));

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A choice of one among a few, all in view. Arrows move and choose, as in any group of radios. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  return (
    <FieldFrame {...props} group>
      {(ids) => <Choices {...props} ids={ids} />}
    </FieldFrame>
  );
}

function Choices<Value extends string>(props: SegmentedProps<Value> & { readonly ids: FieldIds }) {
  const { options, value, onChange, ids } = props;
  const group = useRef<HTMLDivElement>(null);
  const isOff = (option: Segment<Value>) => props.disabled === true || option.disabled === true;
  const open = options.filter((option) => !isOff(option));
  const stop = open.some((option) => option.value === value) ? value : open[0]?.value;
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = open.findIndex((option) => option.value === stop);
    const next = open.at((at + step) % open.length);
    if (next === undefined) return;
    onChange(next.value);
    group.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus();
  };
  return (
    <Track
      ref={group}
      role="radiogroup"
      id={ids.inputId}
      aria-labelledby={ids.labelId}
      aria-describedby={ids.describedBy}
      aria-invalid={ids.invalid}
      aria-required={props.required}
      data-size={props.size ?? 'medium'}
      data-invalid={ids.invalid}
      onKeyDown={move}
    >
      {options.map((option) => (
        <SegmentChoice
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          data-value={option.value}
          disabled={isOff(option)}
          tabIndex={option.value === stop ? 0 : -1}
          onClick={() => {
            onChange(option.value);
          }}
        >
          {option.icon}
          {option.label}
        </SegmentChoice>
      ))}
    </Track>
  );
}
