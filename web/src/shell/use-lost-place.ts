import { useEffect, useRef } from 'react';
import { usePlace, useTopBar } from '../session/context';
import { useToasts } from '../ui/Toasts';
import { useSay } from '../words/use-say';

/** Says once that the establishment somebody worked in is no longer open to them: their role was taken away meanwhile. */
export function useLostPlace(): void {
  const { say } = useSay('shell');
  const { show } = useToasts();
  const { establishments } = useTopBar();
  const place = usePlace();
  const last = useRef(place);
  useEffect(() => {
    const known = last.current;
    if (known !== null && !establishments.some(({ id }) => id === known.boxId))
      show({ id: 'lost-place', tone: 'warning', text: say('shell:placeLost', { name: known.boxName }) });
    last.current = place;
  }, [establishments, place, say, show]);
}
