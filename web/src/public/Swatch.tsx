import type { QrColour } from '@huella/domain/calls/qr-page';
import { colourOf } from './colour-scales';

/** A measured colour, for the eye alone: its value is said beside it. */
export function Swatch({ colour }: { readonly colour: QrColour }) {
  return (
    <svg className="colour" width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="17" fill={colourOf(colour)} />
    </svg>
  );
}
