import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { focusLine, ring } from '../theme/focus';
import { phone } from '../theme/media';
import { height, motion, radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { visuallyHidden } from '../theme/visually-hidden';
import { FieldFrame, type FieldIds, type FieldProps } from './FieldFrame';
import { Swatch } from './Swatch';

export interface ColorInputProps extends FieldProps {
  /** Colours that have a name. */
  readonly presets: readonly { readonly color: string; readonly label: string }[];
  /** The colour as `#F5D800`; null while there is none. */
  readonly color: string | null;
  /** What is in the text beside. */
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly pickerLabel: string;
  readonly codeLabel: string;
}

const Presets = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 8 });
const Radio = styled('input')(visuallyHidden);
const Preset = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: height.button.compact,
  padding: '4px 12px 4px 8px',
  border: `1px solid ${theme.palette.control}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.surface,
  cursor: 'pointer',
  transition: `border-color ${motion.quick}ms`,
  ...typeStyle({ ...type.cell, weight: 500 }),
  '&:hover': { borderColor: theme.palette.ink2 },
  '&:has(input:checked)': {
    borderColor: theme.palette.accent.mark,
    backgroundColor: theme.palette.accent.tint,
    color: theme.palette.accent.text,
  },
  '&:has(input:focus-visible)': ring(theme),
  '&:has(input:disabled)': {
    borderColor: theme.palette.line,
    backgroundColor: theme.palette.sunken,
    color: theme.palette.ink3,
    cursor: 'not-allowed',
  },
  [phone]: { minHeight: height.phoneTarget, ...typeStyle({ ...type.body, weight: 500 }) },
}));
const Free = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });
const Code = styled(OutlinedInput)({ width: 148 });
const Picker = styled('input')(({ theme }) => ({
  flex: 'none',
  width: height.input.form,
  height: height.input.form,
  padding: 3,
  border: `1px solid ${theme.palette.control}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.surface,
  cursor: 'pointer',
  '&:focus-visible': focusLine(theme),
  '&:disabled': { backgroundColor: theme.palette.sunken, borderColor: theme.palette.line, opacity: 0.5 },
  '&::-webkit-color-swatch-wrapper': { padding: 0 },
  '&::-webkit-color-swatch': { border: 0, borderRadius: radius.key },
  '&[data-empty="true"]::-webkit-color-swatch': {
    background: `linear-gradient(to top right, ${theme.palette.surface} 47%, ${theme.palette.control} 48% 52%, ${theme.palette.surface} 53%)`,
  },
  [phone]: { width: height.input.phone, height: height.input.phone },
}));

/** Where the picker opens while there is no colour. */
const startColor = '#808080';

/** A colour: one of those that have a name, one from the picker, or its code. */
export function ColorInput(props: ColorInputProps) {
  const { label, id, required, hint, error } = props;
  return (
    <FieldFrame {...{ label, id, required, hint, error }} group>
      {(ids) => <Controls {...props} ids={ids} />}
    </FieldFrame>
  );
}

function Controls(props: ColorInputProps & { readonly ids: FieldIds }) {
  const { ids, presets, color, text, onChange, onBlur, disabled = false } = props;
  return (
    <div id={ids.inputId} role="group" aria-labelledby={ids.labelId} aria-describedby={ids.describedBy}>
      {presets.length > 0 && (
        <Presets role="radiogroup" aria-labelledby={ids.labelId}>
          {presets.map((preset) => (
            <Preset key={preset.color}>
              <Radio
                type="radio"
                name={ids.inputId}
                value={preset.color}
                checked={preset.color === color}
                disabled={disabled}
                onChange={() => onChange(preset.color)}
              />
              <Swatch color={preset.color} />
              {preset.label}
            </Preset>
          ))}
        </Presets>
      )}
      <Free>
        <Picker
          type="color"
          aria-label={props.pickerLabel}
          value={(color ?? startColor).toLowerCase()}
          data-empty={color === null}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
          onBlur={onBlur}
        />
        <Code
          value={text}
          error={ids.invalid}
          disabled={disabled}
          placeholder="#F5D800"
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          autoComplete="off"
          slotProps={{
            input: {
              'aria-label': props.codeLabel,
              'aria-describedby': ids.describedBy,
              'aria-required': props.required,
              maxLength: 40,
              spellCheck: false,
            },
          }}
        />
      </Free>
    </div>
  );
}
