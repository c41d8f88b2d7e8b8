import type { AnyRouter } from '@tanstack/react-router';
import type { Address } from '../../address';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Distinguishes a navigation of `leaveFor` from any other to the same address. */
    leaving?: number;
  }
}

let leavings = 0;

/**
 * Goes to an address and does the rest once it is there, or as soon as nothing keeps the user any more. A screen with
 * unsaved work may: then nothing is done, also when the address is opened later for another reason.
 */
export function leaveFor(
  router: Pick<AnyRouter, 'state' | 'subscribe' | 'navigate'>,
  address: Address,
  then: () => void,
  when: 'onResolved' | 'onBeforeNavigate' = 'onResolved',
): void {
  if (router.state.location.href === address) {
    then();
    return;
  }
  leavings += 1;
  const leaving = leavings;
  const stop = router.subscribe(when, ({ toLocation }) => {
    stop();
    if (toLocation.state.leaving === leaving) then();
  });
  void router.navigate({ href: address, state: { leaving } });
}
