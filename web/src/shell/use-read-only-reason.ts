import { useGate } from '../session/gate';
import type { Place } from '../session/context';
import { useSay } from '../words/use-say';

/** Why nothing may be written of a place now, in words: the renewal of its company is due. Null where it may. */
export function useReadOnlyReason({ boxId, companyName: company }: Place): string | null {
  const { say } = useSay();
  return useGate(boxId).state === 'renewal' ? say('errors:renewalExpired', { company }) : null;
}

/** The props of a button that writes: where nothing may be written it is disabled and says why. */
export function leadsUnless<Leads extends object>(
  readOnlyReason: string | null,
  leads: Leads,
): Leads | { readonly disabled: true; readonly title: string } {
  return readOnlyReason === null ? leads : { disabled: true, title: readOnlyReason };
}

/** Actions that write, refused with the reason where nothing may be written. */
export function refusedFor<Action extends { readonly refused?: string | undefined }>(
  readOnlyReason: string | null,
  actions: readonly Action[],
): readonly Action[] {
  return readOnlyReason === null
    ? actions
    : actions.map((action) => ({ ...action, refused: readOnlyReason }));
}
