import { useRouter } from '@tanstack/react-router';
import { isComplete, type Context } from '@huella/domain/rules/context';
import { paths } from '../../paths';
import { useContextChoice, useTopBar } from '../../session/context';
import { isSameContext } from '../../session/same-context';
import { useUser } from '../../session/session';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { addressAfter } from './address-after';
import { leaveFor } from './leave-for';
import { keepRecent } from './recent-contexts';

/**
 * Enters a context: leaves a screen that belongs to the old one (its blockers may keep the user there), chooses,
 * and says whether it was kept.
 */
export function useEnterContext(): (context: Context) => void {
  const { say } = useSay('shell');
  const { context: now, choose } = useContextChoice();
  const { establishments } = useTopBar();
  const { id: userId } = useUser();
  const { show } = useToasts();
  const router = useRouter();
  const enter = (context: Context): void => {
    if (isSameContext(context, now)) return;
    const name = establishments.find(({ id }) => id === context.establishment)?.value ?? '';
    const kept = () => {
      if (isComplete(context)) keepRecent(userId, context);
      show({ id: 'context', tone: 'ok', text: say('shell:contextKept', { name }) });
    };
    const failed = () => {
      show({
        id: 'context',
        tone: 'danger',
        text: say('shell:contextNotKept', { name }),
        action: { label: say('ui:retry'), onClick: () => enter(context) },
      });
    };
    if (isComplete(now)) keepRecent(userId, now);
    const { pathname, searchStr } = router.state.location;
    const address = addressAfter(
      { pathname, searchStr },
      { list: paths.assets, isSameType: context.active === now.active },
    );
    leaveFor(router, address, () => void choose(context).then(kept, failed));
  };
  return enter;
}
