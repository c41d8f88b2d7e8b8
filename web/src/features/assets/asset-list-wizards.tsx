import { useNavigate } from '@tanstack/react-router';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useCallback, useMemo } from 'react';
import type { AssetRow } from '@huella/domain/calls/objects';
import { listAddress } from '../../form/back-to-list';
import { filtersOf } from '../../list/list-call';
import type { RowAction, RowLinks } from '../../list/row-links';
import type { SelectionAction } from '../../list/SelectionBar';
import type { List } from '../../list/use-list';
import type { SelectionChoice } from '../../list/use-selection';
import { startVisit } from '../../list/use-visit';
import { transferredAnswer, type PickedAsset } from '../../list/visit';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { refusedFor, useShut } from '../../shell/use-shut';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import { assetAddress, assetEditAddress } from './asset-address';

/** Opens a wizard about some assets of the list; null are all that its filters find. */
export type StartWizard = (path: string, picked: readonly PickedAsset[] | null, count: number) => void;

/** Hands assets of a list over to a wizard. */
export function useStartWizard(list: List): StartWizard {
  const navigate = useNavigate();
  const { subject, state } = list;
  return useCallback(
    (path, picked, count) => {
      const { boxId, assetType } = subject.place;
      const filters = filtersOf(subject, state);
      const from = listAddress(subject.of);
      const answers = subject.of === undefined ? {} : { [transferredAnswer]: 'yes' };
      const v = startVisit({ boxId, assetType, from, picked, filters, count }, answers);
      void navigate({ href: `${path}?v=${v}` });
    },
    [navigate, subject, state],
  );
}

/** The wizards that a user may start here, by permission (document 2 section 6). */
function wizardsOf({ can }: Place) {
  return [
    ...(can('ASSET_EVENT') || can('ASSET_BURN') ? [paths.eventNew] : []),
    ...(can('ASSET_TRANSFER') ? [paths.transferNew] : []),
  ];
}

/** Where rows lead, and what can be done with one of them; `more` stands last in its menu. */
export function useRowLinks(
  list: List,
  canEdit: boolean,
  start: StartWizard,
  more: (row: AssetRow) => readonly RowAction[],
): RowLinks {
  const { say } = useSay('list');
  const { place } = list.subject;
  const shut = useShut(place);
  return useMemo(
    () => ({
      open: (row) => assetAddress(row.id),
      edit: canEdit ? (row) => assetEditAddress(row.id) : undefined,
      refused: shut ?? undefined,
      actions: (row) =>
        row.logical_deleted
          ? []
          : [
              ...refusedFor<RowAction>(
                shut,
                wizardsOf(place).map((path) => ({
                  key: path,
                  label: say(path === paths.eventNew ? 'list:registerEvent' : 'list:transfer'),
                  onClick: () => {
                    start(path, [[row.id, row.label]], 1);
                  },
                })),
              ),
              ...more(row),
            ],
    }),
    [say, place, shut, canEdit, start, more],
  );
}

/** What can be done with the selected assets: record an event, transfer. */
export function useSelectionWizards(
  list: List,
  start: StartWizard,
): (choice: SelectionChoice) => readonly SelectionAction[] {
  const { say, word, language } = useSay('list');
  const { model, place } = list.subject;
  const shut = useShut(place);
  return ({ selection, isWhole, count }) => {
    const picked = isWhole ? null : [...selection];
    const noun = word(count === 1 ? model.noun.one : model.noun.many);
    const actions = wizardsOf(place).map((path): SelectionAction => {
      const isEvent = path === paths.eventNew;
      const figure = formatCount(count, language);
      return {
        key: path,
        label: isEvent ? say('list:registerEvent') : say('list:transferSome', { figure, noun }),
        short: say(isEvent ? 'list:registerShort' : 'list:transfer'),
        icon: isEvent ? <CalendarPlus size={16} /> : <ArrowLeftRight size={16} />,
        onClick: () => {
          start(path, picked, count);
        },
      };
    });
    return refusedFor(shut, actions);
  };
}
