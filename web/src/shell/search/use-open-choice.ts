import { useRouter } from '@tanstack/react-router';
import type { Context } from '@huella/domain/rules/context';
import { useContextChoice, useTopBar } from '../../session/context';
import { isSameContext } from '../../session/same-context';
import { useUser } from '../../session/session';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { leaveFor } from '../context/leave-for';
import { useMenuMode } from '../menu-mode';
import { keepChoice, type RecentChoice } from './recent-choices';

/** Opens what was chosen, and keeps that it was. */
export function useOpenChoice(): (choice: RecentChoice) => void {
  const { id: userId } = useUser();
  const open = useOpenAt();
  return ({ label, address, at }) => {
    keepChoice(userId, { label, address, at });
    open({ address, at });
  };
}

/** Opens a screen: where it belongs to another context, that is chosen with it. */
export function useOpenAt(): (choice: Pick<RecentChoice, 'address' | 'at'>) => void {
  const { say } = useSay('shell');
  const { establishments, companies } = useTopBar();
  const { context, choose } = useContextChoice();
  const { show } = useToasts();
  const mode = useMenuMode();
  const router = useRouter();
  const contextOf = (at: RecentChoice['at']): Context | null => {
    const box = establishments.find(({ id }) => id === at?.boxId);
    const company = companies.find(({ id }) => id === box?.fk);
    if (at === null || box === undefined || company === undefined) return null;
    return { chain: company.fk, active: at.assetType, company: company.id, establishment: box.id };
  };
  return ({ address, at }) => {
    const there = contextOf(at);
    const go = () => router.navigate({ href: address });
    if (there === null || isSameContext(there, context)) {
      void go();
      return;
    }
    const name = establishments.find(({ id }) => id === there.establishment)?.value ?? '';
    const failed = () => {
      show({ id: 'context', tone: 'danger', text: say('shell:contextNotKept', { name }) });
    };
    // The screens of the organisation stay as they are in any context, and the page is loaded anew on the way out of them.
    if (mode === 'PREHOME') void choose(there).then(go, failed);
    else leaveFor(router, address, () => void choose(there).catch(failed));
  };
}
