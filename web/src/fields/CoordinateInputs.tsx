import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Position } from '@huella/domain/model/value';
import { phone } from '../theme/media';
import { TextInput } from '../ui/TextInput';
import { useSay } from '../words/use-say';
import { readDegrees, readPair, writeDegrees } from './position-text';

export interface CoordinateInputsProps {
  readonly id: string;
  /** Null while nothing is marked. */
  readonly at: Position | null;
  /** Names the two for who cannot see what they belong to: 'Vértice 3'. */
  readonly of?: string;
  readonly disabled?: boolean;
  /** Called once both are whole. */
  readonly onChange: (at: Position) => void;
}

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 180px))',
  gap: 12,
  alignItems: 'start',
  [phone]: { gridTemplateColumns: '1fr 1fr' },
});

interface Typed {
  readonly lat?: string;
  readonly lng?: string;
}

/** A latitude and a longitude as text, with either decimal mark; both pasted into one field part by themselves. */
export function CoordinateInputs({ id, at, of, disabled = false, onChange }: CoordinateInputsProps) {
  const { say, language } = useSay('map');
  const now = at === null ? '' : at.join();
  const [held, setHeld] = useState<Typed & { readonly over: string }>({ over: now });
  // What was typed over another place is of no use once this one is marked.
  const typed: Typed = held.over === now ? held : {};
  const setTyped = (next: Typed) => {
    setHeld({ ...next, over: now });
  };
  const written = {
    lat: typed.lat ?? (at === null ? '' : writeDegrees(at[1], language)),
    lng: typed.lng ?? (at === null ? '' : writeDegrees(at[0], language)),
  };
  const [lat, lng] = [readDegrees(written.lat, 90), readDegrees(written.lng, 180)];
  const type = (side: 'lat' | 'lng', text: string) => {
    const pair = readPair(text);
    setTyped(pair === null ? { ...typed, [side]: text } : {});
    if (pair !== null) onChange(pair);
  };
  const settle = () => {
    if (lat === null || lng === null) return;
    setTyped({});
    if (at === null || at[0] !== lng || at[1] !== lat) onChange([lng, lat]);
  };
  const faultOf = (side: 'lat' | 'lng', value: number | null) =>
    typed[side] === undefined || written[side] === '' || value !== null
      ? undefined
      : side === 'lat'
        ? say('map:badLat', { example: writeDegrees(-35.6388, language) })
        : say('map:badLng', { example: writeDegrees(-59.7794, language) });
  const named = (label: string) => (of === undefined ? label : `${of}: ${label}`);
  return (
    <Pair>
      {(['lat', 'lng'] as const).map((side) => (
        <TextInput
          key={side}
          id={`${id}-${side}`}
          label={named(say(`map:${side}`))}
          hideLabel={of !== undefined}
          value={written[side]}
          error={faultOf(side, side === 'lat' ? lat : lng)}
          disabled={disabled}
          inputMode="text"
          autoComplete="off"
          maxLength={40}
          onChange={(text) => {
            type(side, text);
          }}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            settle();
          }}
        />
      ))}
    </Pair>
  );
}
