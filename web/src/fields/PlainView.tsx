import { styled } from '@mui/material/styles';
import { formatMeasured } from '@huella/domain/engine/fields/format-field';
import type { ViewProps } from './widget';

/** Shown where there is nothing to read. */
export const nothing = '—';

const Text = styled('span')({ whiteSpace: 'pre-line' });

/** A value as text with its unit; '—' where there is none. */
export function PlainView({ field, value, locale }: ViewProps) {
  const text = formatMeasured(field, value, locale);
  return text === '' ? nothing : <Text>{text}</Text>;
}
