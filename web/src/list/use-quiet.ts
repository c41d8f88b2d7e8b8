import { useEffect, useState } from 'react';

/** Lists follow what is typed once nothing was typed for so many milliseconds (document 1 section 9). */
const quietMs = 500;

/** A text that follows what is typed once nothing more is typed for half a second. Emptied it follows at once. */
export function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState(text);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setQuiet(text);
      },
      text === '' ? 0 : quietMs,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return quiet;
}
