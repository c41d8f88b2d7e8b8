import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState, type ReactNode } from 'react';
import type { LotRow } from '@huella/domain/calls/lots';
import { lotField } from '@huella/domain/rules/lot-field';
import type { RowAction } from '../../list/row-links';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { useReadOnlyReason } from '../../shell/use-read-only-reason';
import { useToasts } from '../../ui/Toasts';
import { startSession } from '../../wizard/wizard-session';
import { useSay } from '../../words/use-say';
import { eventWizard } from '../events/event-wizard';
import { useLotLabels } from '../labels/use-lot-labels';
import { lotRecallAddress } from '../recall/recall-address';
import { lotAddress, lotEditAddress } from './lot-address';
import { LotCode } from './LotCode';
import { RemoveLot } from './RemoveLot';

/** Something to do with a lot: another screen, or something here. */
export interface LotAction extends RowAction {
  readonly key: 'open' | 'recall' | 'edit' | 'events' | 'qr' | 'labels' | 'remove';
}

export interface LotActions {
  /** What the user may do with a lot, in the order of its menu. */
  readonly of: (lot: LotRow) => readonly LotAction[];
  /** Put them on the screen; they open when they are asked for. */
  readonly dialogs: ReactNode;
}

/** What can be done with lots; `onRemoved` is called for one that was deleted. */
export function useLotActions(place: Place, onRemoved?: () => void): LotActions {
  const { say } = useSay('lots', 'list', 'qr');
  const { show } = useToasts();
  const { open: printLabels, dialog: labels } = useLotLabels(place);
  const [coded, setCoded] = useState<LotRow | null>(null);
  const [removed, setRemoved] = useState<LotRow | null>(null);
  const record = useRecordOnLot(place);
  const refused = useReadOnlyReason(place) ?? undefined;
  const of = useCallback(
    (lot: LotRow): readonly LotAction[] => [
      { key: 'open', label: say('lots:open'), href: lotAddress(lot.id) },
      { key: 'recall', label: say('list:wholeTrace'), href: lotRecallAddress(lot.id) },
      ...(place.can('TAG_EDIT')
        ? [{ key: 'edit', label: say('lots:edit'), href: lotEditAddress(lot.id), refused } as const]
        : []),
      ...(place.can('ASSET_EVENT') || place.can('ASSET_BURN')
        ? [
            {
              key: 'events',
              label: say('lots:events'),
              refused,
              onClick: () => {
                if (lot.quantity_assets > 0) record(lot);
                else show({ tone: 'info', text: say('lots:noAssets') });
              },
            } as const,
          ]
        : []),
      ...(place.can('TAG_EDIT') || place.can('ASSET_QR')
        ? [
            { key: 'qr', label: say('lots:qr'), onClick: () => setCoded(lot) } as const,
            {
              key: 'labels',
              label: say('qr:labels'),
              refused,
              onClick: () => printLabels({ ids: [lot.id] }),
            } as const,
          ]
        : []),
      ...(place.can('TAG_EDIT')
        ? [{ key: 'remove', label: say('lots:remove'), onClick: () => setRemoved(lot), refused } as const]
        : []),
    ],
    [say, place, refused, record, show, printLabels],
  );
  const dialogs = (
    <>
      {labels}
      <LotCode lot={coded} place={place} onClose={() => setCoded(null)} />
      <RemoveLot lot={removed} place={place} onRemoved={onRemoved} onClose={() => setRemoved(null)} />
    </>
  );
  return { of, dialogs };
}

/** Opens the event wizard on all assets of a lot (document 2 section 2). */
function useRecordOnLot(place: Place): (lot: LotRow) => void {
  const navigate = useNavigate();
  return useCallback(
    (lot) => {
      const filters = [{ field: lotField.name, operator: 'inArray', values: [String(lot.id)] }];
      const chosen = { picked: null, filters, count: lot.quantity_assets };
      const v = startSession(eventWizard, place, lotAddress(lot.id), {
        ...chosen,
        lot: { id: lot.id, name: lot.name },
      });
      void navigate({ to: paths.eventNew, search: { v } });
    },
    [navigate, place],
  );
}
