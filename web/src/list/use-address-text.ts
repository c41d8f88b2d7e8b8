import { useEffect, useRef, useState } from 'react';
import { useQuiet } from './use-quiet';

/**
 * A search whose text the address keeps: what is typed is told once nothing more is typed for half a second. A text
 * that the address gets by another way, such as dropping every filter, is taken over.
 */
export function useAddressText(
  text: string,
  onText: (text: string) => void,
): readonly [typed: string, type: (typed: string) => void] {
  const [typed, setTyped] = useState(text);
  const quiet = useQuiet(typed);
  const told = useRef(text);
  useEffect(() => {
    if (quiet === told.current) return;
    told.current = quiet;
    onText(quiet);
  }, [quiet, onText]);
  const [known, setKnown] = useState(text);
  if (known !== text) {
    setKnown(text);
    if (text !== quiet) setTyped(text);
  }
  return [typed, setTyped];
}
