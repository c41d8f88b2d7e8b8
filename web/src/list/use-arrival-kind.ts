import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useToasts } from '../ui/Toasts';
import { useSay } from '../words/use-say';

/** What the screen before has done, and to what: changed what there was, or added to it (document 1 section 2). */
export interface Arrival {
  readonly kind: 'updated' | 'updated_massive' | 'transfer_massive' | 'wait_for_massive';
  readonly mode: 'update' | 'new';
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Said once by the list that one comes to. */
    readonly arrival?: Arrival;
  }
}

/** What is said of each; of others nothing. */
const said = {
  'updated+update': 'list:arrivedUpdate',
  'updated+new': 'list:arrivedNew',
  'updated_massive+update': 'list:arrivedManyUpdate',
  'updated_massive+new': 'list:arrivedManyNew',
  'transfer_massive+update': 'list:arrivedTransfer',
  'wait_for_massive+update': 'list:arrivedWaitUpdate',
  'wait_for_massive+new': 'list:arrivedWaitNew',
} as const satisfies Partial<Record<`${Arrival['kind']}+${Arrival['mode']}`, string>>;

type Said = keyof typeof said;

/** The phrase of an arrival; null where there is none to say. */
export function arrivalPhrase({ kind, mode }: Arrival): (typeof said)[Said] | null {
  const name = `${kind}+${mode}`;
  return isSaid(name) ? said[name] : null;
}

function isSaid(name: string): name is Said {
  return Object.hasOwn(said, name);
}

/** Says by a toast what the screen before has done, once: a reload, or coming back, says nothing. */
export function useArrivalKind(): void {
  const arrival = useLocation({ select: ({ state }) => state.arrival });
  const router = useRouter();
  const { say } = useSay('list');
  const { show } = useToasts();
  useEffect(() => {
    const phrase = arrival === undefined ? null : arrivalPhrase(arrival);
    if (phrase === null) return;
    show({ id: 'arrival', tone: 'ok', text: say(phrase) });
    void router.navigate({ to: '.', search: true, hash: true, replace: true, state: {}, resetScroll: false });
  }, [arrival, say, show, router]);
}
