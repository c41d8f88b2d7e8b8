import type { AssetType } from '@huella/domain/model/asset-type';
import { CallError } from '../call/call-error';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useSay } from '../words/use-say';
import { useCounted } from './use-counted';

export interface SelectionMovedProps {
  readonly error: unknown;
  readonly model: Pick<AssetType, 'noun'>;
  /** With how many match now. */
  readonly onGoOn: (count: number) => void;
  readonly onClose: () => void;
}

/**
 * Says that other assets match than when they were chosen, and that nothing was done; going on shows what there is now, to
 * be confirmed again.
 */
export function SelectionMoved({ error, model, onGoOn, onClose }: SelectionMovedProps) {
  const { say } = useSay('list');
  const countedOf = useCounted(model);
  const moved = movedOf(error);
  const [before, now] = [countedOf(moved?.count ?? 0), countedOf(moved?.found ?? 0)];
  const slots = { ...now, before: before.figure };
  return (
    <ConfirmDialog
      open={moved !== null}
      tone="accent"
      title={say('list:movedTitle', slots)}
      text={say('list:movedText')}
      confirmLabel={say('list:movedGoOn', now)}
      onConfirm={() => {
        if (moved !== null) onGoOn(moved.found);
      }}
      onCancel={onClose}
    />
  );
}

/** Whether a call was refused because another number of assets matches by now. */
export function isMoved(error: unknown): error is CallError {
  return error instanceof CallError && error.code === 'selectionMoved';
}

function movedOf(error: unknown): { readonly count: number; readonly found: number } | null {
  if (!isMoved(error)) return null;
  return { count: Number(error.slots['count']), found: Number(error.slots['found']) };
}
