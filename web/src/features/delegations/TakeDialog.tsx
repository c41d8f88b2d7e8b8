import type { Delegation } from '@huella/domain/calls/delegations';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useSay } from '../../words/use-say';
import { useLastShown } from './after-dialog';
import type { DelegationSide } from './delegations-list';
import { personName, roleName } from './delegations-list';
import { useTakeRole } from './use-take-role';

export interface TakeDialogProps {
  readonly side: DelegationSide;
  /** The one that somebody would take away; null asks nothing. */
  readonly delegation: Delegation | null;
  readonly onClose: () => void;
  /** Told when it is gone. */
  readonly onClosed: () => void;
}

/** Asks before a role is taken away or given up: whose, which, where (document 3 section 4). */
export function TakeDialog({ side, delegation, onClose, onClosed }: TakeDialogProps) {
  const { say } = useSay('delegations');
  const { mutate, isPending } = useTakeRole(side, onClose);
  const shown = useLastShown(delegation);
  const slots = { role: roleName(shown?.rol ?? ''), place: shown?.name ?? '' };
  const name = shown === null ? '' : personName(shown);
  const own = side === 'received';
  return (
    <ConfirmDialog
      open={delegation !== null}
      title={say(own ? 'delegations:leaveTitle' : 'delegations:takeTitle')}
      text={say(own ? 'delegations:leaveText' : 'delegations:takeText')}
      records={[
        own ? say('delegations:leaveRecord', slots) : say('delegations:takeRecord', { ...slots, name }),
      ]}
      confirmLabel={say(own ? 'delegations:leave' : 'delegations:take')}
      working={isPending}
      onCancel={onClose}
      onClosed={onClosed}
      onConfirm={() => {
        if (delegation !== null) mutate(delegation);
      }}
    />
  );
}
