import { useEffect, useRef, useState } from 'react';
import type { Position } from '@huella/domain/model/value';
import { findPlaces } from './use-place-search';
import type { Address } from './address-of';

/** Who types an address is not interrupted: it is looked for once it rests. */
const restMs = 700;

/**
 * Finds the place of an address by itself while there is none (document 2 section 3, addressAutoGeoposition). The same
 * address is looked for once: who removes the place does not get it back. Answers whether the place came from here.
 */
export function useAutoPlace(
  address: Address | null,
  isEmpty: boolean,
  onFound: (at: Position) => void,
): boolean {
  const [isOurs, setOurs] = useState(false);
  const asked = useRef(isEmpty ? '' : (address?.text ?? ''));
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  const text = address?.text ?? '';
  const country = address?.country ?? null;
  useEffect(() => {
    if (!isEmpty || text === '' || asked.current === text) return undefined;
    let isLate = false;
    const rest = setTimeout(() => {
      asked.current = text;
      findPlaces(text, country).then(
        ([first]) => {
          if (isLate || first === undefined) return;
          setOurs(true);
          latest.current([first.lng, first.lat]);
        },
        // What is not found is marked by hand.
        () => undefined,
      );
    }, restMs);
    return () => {
      isLate = true;
      clearTimeout(rest);
    };
  }, [text, country, isEmpty]);
  return isOurs && !isEmpty;
}
