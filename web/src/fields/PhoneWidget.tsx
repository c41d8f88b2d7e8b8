import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { phoneCountry } from '@huella/domain/engine/fields/phone';
import '@huella/domain/engine/fields/phone-plans';
import { focusLine } from '../theme/focus';
import { height, radius, type } from '../theme/tokens';
import { phone } from '../theme/media';
import { typeStyle } from '../theme/typography';
import { OptionPanel } from '../ui/OptionPanel';
import { Popover } from '../ui/popups';
import { TextInput } from '../ui/TextInput';
import { useSay } from '../words/use-say';
import { textInputProps } from './input-props';
import { callingCode, isCountry, joinPhone, phoneCountries, splitPhone, type Country } from './phone-typing';
import { PlainView } from './PlainView';
import type { ViewProps, Widget, WidgetProps } from './widget';

const Prefix = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  alignSelf: 'stretch',
  gap: 4,
  margin: '3px 0 3px -8px',
  padding: '0 8px',
  borderRadius: radius.inner,
  color: theme.palette.ink2,
  whiteSpace: 'nowrap',
  ...typeStyle({ ...type.cell, weight: 500 }),
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&.Mui-focusVisible': { ...focusLine(theme), outlineOffset: -2 },
  '&.Mui-disabled': { color: theme.palette.ink3 },
  [phone]: { minHeight: height.phoneTarget, marginBlock: 1 },
}));

function Input(props: WidgetProps) {
  const { field, value, locale, onChange } = props;
  const [picked, setPicked] = useState<Country>(() => phoneCountry(locale));
  const input = useRef<HTMLInputElement>(null);
  const shared = textInputProps(props);
  const { country, national } = splitPhone(shared.value, picked);
  const change = (typed: string) => {
    // In the middle of the text the caret stays where it is: the marks are set when it is left.
    const isAtEnd = (input.current?.selectionStart ?? typed.length) >= typed.length;
    const isShorter = typed.length < national.length;
    onChange(joinPhone(country, typed, isAtEnd && !isShorter));
  };
  return (
    <TextInput
      {...shared}
      type="tel"
      inputMode="tel"
      inputRef={input}
      value={national}
      onChange={change}
      icon={
        <PrefixChooser
          key={field.name}
          label={props.label}
          country={country}
          disabled={props.disabled}
          onPick={(next) => {
            setPicked(next);
            if (value !== null && national !== '') onChange(joinPhone(next, national, true));
          }}
          onDone={() => {
            input.current?.focus();
          }}
        />
      }
    />
  );
}

interface PrefixChooserProps {
  readonly label: string;
  readonly country: Country;
  readonly disabled: boolean;
  readonly onPick: (country: Country) => void;
  /** The list has closed after a choice. */
  readonly onDone: () => void;
}

/** The country of the number, by its letters and its prefix: `AR +54`. */
function PrefixChooser({ label, country, disabled, onPick, onDone }: PrefixChooserProps) {
  const { say, language } = useSay('form');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isPicked = useRef(false);
  // Only once it is closed: closing gives the focus back to the button.
  useEffect(() => {
    if (anchor !== null || !isPicked.current) return;
    isPicked.current = false;
    onDone();
  });
  const options = useMemo(() => (anchor === null ? [] : phoneCountries(language)), [anchor, language]);
  const name = say('form:phonePrefix', { field: label });
  const shown = `${country} +${callingCode(country)}`;
  return (
    <>
      <Prefix
        id={id}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={`${name}: ${shown}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {shown}
        <ChevronDown size={14} aria-hidden="true" />
      </Prefix>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': name, style: { width: 280 } } }}
      >
        <OptionPanel
          label={name}
          options={options}
          chosen={[country]}
          onPick={(next) => {
            setAnchor(null);
            isPicked.current = true;
            if (isCountry(next)) onPick(next);
          }}
        />
      </Popover>
    </>
  );
}

/** A number that a telephone can call. */
function View(props: ViewProps) {
  const { field, value, locale } = props;
  if (typeof value !== 'string' || !value.startsWith('+')) return <PlainView {...props} />;
  return <Link href={`tel:${value}`}>{formatField(field, value, locale)}</Link>;
}

/** A telephone number, with the prefix of its country. */
export const phoneWidget: Widget = { Input, View };
