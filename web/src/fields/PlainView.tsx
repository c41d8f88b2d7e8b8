import { styled } from '@mui/material/styles';
import { formatField } from '@huella/domain/fields/check-field';
import type { ViewProps } from './widget';

/** Stands where there is nothing to read. */
export const nothing = '—';

const Text = styled('span')({ whiteSpace: 'pre-line' });

/** A value as text with its unit; '—' where there is none. */
export function PlainView({ field, value, locale }: ViewProps) {
  const text = formatField(field, value, locale);
  if (text === '') return nothing;
  // The blank does not break: an amount and its unit belong together.
  return <Text>{field.unit === undefined ? text : `${text}\u00a0${field.unit}`}</Text>;
}
