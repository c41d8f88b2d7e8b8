import { useNavigate } from '@tanstack/react-router';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useCallback, useMemo } from 'react';
import type { AssetRow } from '@huella/domain/calls/objects';
import { listAddress } from '../../form/back-to-list';
import { filtersOf } from '../../list/list-call';
import type { RowAction, RowLinks } from '../../list/row-links';
import { isHeldUp } from '../../list/selection';
import type { SelectionAction } from '../../list/SelectionBar';
import type { List } from '../../list/use-list';
import type { SelectionChoice } from '../../list/use-selection';
import type { PickedAsset } from '../../list/chosen-assets';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { refusedFor, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { formatCount } from '../../ui/format-count';
import { startSession } from '../../wizard/wizard-session';
import { useSay } from '../../words/use-say';
import { eventWizard } from '../events/event-wizard';
import { useResume } from '../events/use-resume';
import { transferWizard } from '../transfers/transfer-wizard';
import { assetAddress, assetEditAddress } from './asset-address';

/** The wizards that begin with assets of a list. */
type AssetWizard = 'event' | 'transfer';

/** Opens a wizard about some assets of the list; null are all that its filters find. */
export type StartWizard = (wizard: AssetWizard, picked: readonly PickedAsset[] | null, count: number) => void;

/** Hands assets of a list over to a wizard. */
export function useStartWizard(list: List): StartWizard {
  const navigate = useNavigate();
  const { subject, state } = list;
  return useCallback(
    (wizard, picked, count) => {
      const { place, of } = subject;
      const from = listAddress(of);
      const chosen = { picked, filters: filtersOf(subject, state), count };
      if (wizard === 'transfer') {
        const v = startSession(transferWizard, place, from, chosen);
        void navigate({ to: paths.transferNew, search: { v } });
      } else {
        const isTransferred = of === 'transferred';
        const v = startSession(eventWizard, place, from, { ...chosen, isTransferred });
        void navigate({ to: paths.eventNew, search: { v } });
      }
    },
    [navigate, subject, state],
  );
}

/** The wizards that a user may start here, by permission (document 2 section 6). */
function wizardsOf({ can }: Place): readonly AssetWizard[] {
  return [
    ...(can('ASSET_EVENT') || can('ASSET_BURN') ? (['event'] as const) : []),
    ...(can('ASSET_TRANSFER') ? (['transfer'] as const) : []),
  ];
}

/** Those that begin with one row: none with what takes nothing for now. */
function wizardsFor(place: Place, row: AssetRow): readonly AssetWizard[] {
  return isHeldUp(row) ? [] : wizardsOf(place);
}

/** Where rows lead, and what can be done with one of them; `more` is last in its menu. */
export function useRowLinks(
  list: List,
  canEdit: boolean,
  start: StartWizard,
  more: (row: AssetRow) => readonly RowAction[],
): RowLinks {
  const { say } = useSay('list');
  const { model, place } = list.subject;
  const readOnlyReason = useReadOnlyReason(place);
  const resume = useResume(model, place);
  return useMemo(
    () => ({
      open: (row) => assetAddress(row.id),
      edit: canEdit ? (row) => assetEditAddress(row.id) : undefined,
      resume:
        resume === null
          ? undefined
          : (row) => ({
              key: 'resume',
              label: say('list:resume'),
              refused: readOnlyReason ?? undefined,
              onClick: () => {
                resume(row, listAddress());
              },
            }),
      refused: readOnlyReason ?? undefined,
      actions: (row) =>
        row.logical_deleted
          ? []
          : [
              ...refusedFor<RowAction>(
                readOnlyReason,
                wizardsFor(place, row).map((wizard) => ({
                  key: wizard,
                  label: say(wizard === 'event' ? 'list:registerEvent' : 'list:transfer'),
                  onClick: () => {
                    start(wizard, [[row.id, row.label]], 1);
                  },
                })),
              ),
              ...more(row),
            ],
    }),
    [say, place, readOnlyReason, resume, canEdit, start, more],
  );
}

/** What can be done with the selected assets: record an event, transfer. */
export function useSelectionWizards(
  list: List,
  start: StartWizard,
): (choice: SelectionChoice) => readonly SelectionAction[] {
  const { say, word, language } = useSay('list');
  const { model, place } = list.subject;
  const readOnlyReason = useReadOnlyReason(place);
  return ({ selection, isWhole, count }) => {
    const picked = isWhole ? null : [...selection];
    const noun = word(count === 1 ? model.noun.one : model.noun.many);
    const actions = wizardsOf(place).map((wizard): SelectionAction => {
      const isEvent = wizard === 'event';
      const figure = formatCount(count, language);
      return {
        key: wizard,
        label: isEvent ? say('list:registerEvent') : say('list:transferSome', { figure, noun }),
        short: say(isEvent ? 'list:registerShort' : 'list:transfer'),
        icon: isEvent ? <CalendarPlus size={16} /> : <ArrowLeftRight size={16} />,
        onClick: () => {
          start(wizard, picked, count);
        },
      };
    });
    return refusedFor(readOnlyReason, actions);
  };
}
