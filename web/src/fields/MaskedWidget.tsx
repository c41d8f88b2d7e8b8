import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { checkField } from '@huella/domain/engine/fields/check-field';
import { isEmpty } from '@huella/domain/model/value';
import { TextInput } from '../ui/TextInput';
import { textInputProps } from './input-props';
import { drawMasked, placeCaret } from './masking';
import { PlainView } from './PlainView';
import type { Widget, WidgetProps } from './widget';

function Input(props: WidgetProps) {
  const { field, value, locale, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [, redraw] = useState(0);
  const masks = field.masks ?? [];
  const shared = textInputProps(props);
  const { missing } = drawMasked(shared.value, masks);
  const isGood = !isEmpty(value) && missing === '' && checkField(field, value, locale).issues.length === 0;

  // React puts the caret at the end when the drawn text is not what was typed.
  useLayoutEffect(() => {
    const place = caret.current;
    caret.current = null;
    if (place !== null) input.current?.setSelectionRange(place, place);
  });

  const draw = (typed: string) => {
    const { text } = drawMasked(typed, masks);
    caret.current = placeCaret(typed, input.current?.selectionStart ?? typed.length, text);
    onChange(text);
    // Who deletes a blank of the mask changes nothing, and yet the caret moves.
    redraw((times) => times + 1);
  };
  const stepOver = ({ key }: KeyboardEvent) => {
    const place = input.current?.selectionStart ?? 0;
    // Deleting forward, a blank of the mask would come back and hold up the caret.
    if (key === 'Delete' && place === input.current?.selectionEnd && shared.value[place] === ' ')
      input.current.setSelectionRange(place + 1, place + 1);
  };
  return (
    <TextInput
      {...shared}
      inputRef={input}
      missing={missing}
      good={isGood}
      onChange={draw}
      onKeyDown={stepOver}
    />
  );
}

/** An identifier that follows the mask chosen by what is typed; what is missing shows as `_`. */
export const maskedWidget: Widget = { Input, View: PlainView, sheetPx: 150 };
