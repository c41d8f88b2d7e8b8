import { useBlocker } from '@tanstack/react-router';
import { readTokens } from '../call/tokens';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useSay } from '../words/use-say';

export interface LeaveGuardProps {
  /** Names of what would be lost; empty lets everybody pass. */
  readonly unsaved: readonly string[];
  /** Whatever keeps the path, such as the next step of a wizard, is no leaving. */
  readonly samePathPasses?: boolean;
  /** Called when somebody leaves anyway. */
  readonly onLeave?: (() => void) | undefined;
}

/** Asks before unsaved work is left behind, and names it. A session that ended is not held up. */
export function LeaveGuard({ unsaved, onLeave, samePathPasses = false }: LeaveGuardProps) {
  const { say } = useSay('form');
  const isUnsaved = () => unsaved.length > 0 && readTokens() !== null;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isUnsaved() && !(samePathPasses && current.pathname === next.pathname),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title={say('form:leaveTitle')}
      text={say('form:leaveText', { count: unsaved.length })}
      records={unsaved}
      confirmLabel={say('form:leave')}
      onCancel={() => {
        blocker.reset?.();
      }}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
    />
  );
}
