import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import type { RowAction } from '../../list/row-links';
import type { Place } from '../../session/context';
import { useModel } from '../../session/model';
import { refusedFor, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { useSay } from '../../words/use-say';

const GenealogyDialog = lazy(async () => {
  const { GenealogyDialog: dialog } = await import('./GenealogyDialog');
  return { default: dialog };
});

/** The animal whose genealogy is completed. */
export interface Registered {
  readonly id: number;
  readonly label: string;
  readonly paused?: boolean;
  readonly in_transit_since?: string | undefined;
}

export interface GenealogyOpener {
  /** Absent where the model has no genealogy, or the user may not fill it here. */
  readonly open: ((asset: Registered) => void) | null;
  /** The entry of a row's menu that opens it. */
  readonly actions: (asset: Registered) => readonly RowAction[];
  /** Put it on the screen; it loads when it is first opened. */
  readonly dialog: ReactNode;
}

/** Offers the search in the breed registry where the model has a genealogy that the user may fill. */
export function useGenealogy(place: Place): GenealogyOpener {
  const { say } = useSay('genealogy');
  const { model, scope } = useModel(place);
  const [asset, setAsset] = useState<Registered | null>(null);
  const { genealogy } = model;
  const mayFill =
    genealogy !== undefined &&
    place.can('ASSET_EDIT') &&
    allowedFields(model, 'edit', scope).some(({ name }) => name === genealogy.field);
  const readOnlyReason = useReadOnlyReason(place);
  const actions = useCallback(
    (row: Registered): readonly RowAction[] => {
      if (!mayFill || row.paused === true || row.in_transit_since !== undefined) return [];
      const onClick = () => {
        setAsset(row);
      };
      return refusedFor<RowAction>(readOnlyReason, [
        { key: 'genealogy', label: say('genealogy:open'), onClick },
      ]);
    },
    [mayFill, readOnlyReason, say],
  );
  const dialog = asset !== null && genealogy !== undefined && (
    <Suspense fallback={null}>
      <GenealogyDialog
        asset={asset}
        place={place}
        model={model}
        genealogy={genealogy}
        onClose={() => {
          setAsset(null);
        }}
      />
    </Suspense>
  );
  return { open: mayFill ? setAsset : null, actions, dialog };
}
