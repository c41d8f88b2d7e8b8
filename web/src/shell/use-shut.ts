import { useGate } from '../session/gate';
import type { Place } from '../session/context';
import { useSay } from '../words/use-say';

/** Why nothing may be written of a place now, in words: the renewal of its company is due. Null where it may. */
export function useShut({ boxId, companyName: company }: Place): string | null {
  const { say } = useSay();
  return useGate(boxId).state === 'renewal' ? say('errors:renewalExpired', { company }) : null;
}

/** How a button stands that writes: where nothing may be written it leads nowhere and says why. */
export function leadsUnless<Leads extends object>(
  shut: string | null,
  leads: Leads,
): Leads | { readonly disabled: true; readonly title: string } {
  return shut === null ? leads : { disabled: true, title: shut };
}

/** Actions that write, refused with the reason where nothing may be written. */
export function refusedFor<Action extends { readonly refused?: string | undefined }>(
  shut: string | null,
  actions: readonly Action[],
): readonly Action[] {
  return shut === null ? actions : actions.map((action) => ({ ...action, refused: shut }));
}
