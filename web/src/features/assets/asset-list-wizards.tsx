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
import type { ChosenAssets } from '../../list/chosen-assets';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { refusedFor, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { formatCount } from '../../ui/format-count';
import { startSession } from '../../wizard/wizard-session';
import { useSay } from '../../words/use-say';
import { eventWizard } from '../events/event-wizard';
import type { EventsMenu } from '../events/use-events-menu';
import { useResume } from '../events/use-resume';
import { transferWizard } from '../transfers/transfer-wizard';
import { assetAddress, assetEditAddress, listedAssetAddress } from './asset-address';

/** The wizards that begin with assets of a list. */
type AssetWizard = 'event' | 'transfer';

/** Opens a wizard about some assets of the list. */
export type StartWizard = (wizard: AssetWizard, chosen: Chosen) => void;
/** One by one or, where it is all of them, with the filters that find them. */
type Chosen = Partial<ChosenAssets> & Pick<ChosenAssets, 'picked' | 'count'>;

/** Hands assets of a list over to a wizard. */
export function useStartWizard(list: List): StartWizard {
  const navigate = useNavigate();
  const { subject, state } = list;
  return useCallback(
    (wizard, meant) => {
      const { place, of } = subject;
      const from = listAddress(of);
      const chosen = { filters: filtersOf(state), ...meant };
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

export interface RowParts {
  readonly canEdit: boolean;
  readonly start: StartWizard;
  /** The events of a row, where any are offered. */
  readonly events: Pick<EventsMenu, 'isOffered' | 'open'>;
  /** What is last in its menu. */
  readonly more: (row: AssetRow) => readonly RowAction[];
  /** Shows the code of a row. */
  readonly code: (row: AssetRow) => void;
}

/** What begins with one row: an event, chosen from a menu of its own, and a transfer. */
function useBegun(place: Place, start: StartWizard, { isOffered, open: openEvents }: RowParts['events']) {
  const { say } = useSay('list');
  return useCallback(
    (row: AssetRow): readonly RowAction[] => {
      const asset = [row.id, row.label] as const;
      return [
        ...(isOffered
          ? [
              {
                ...{ key: 'event', label: say('list:registerEvent') },
                onOpen: (anchor: HTMLElement) => {
                  openEvents(asset, anchor);
                },
              },
            ]
          : []),
        ...(place.can('ASSET_TRANSFER')
          ? [
              {
                ...{ key: 'transfer', label: say('list:transfer') },
                onClick: () => {
                  start('transfer', { picked: [asset], count: 1 });
                },
              },
            ]
          : []),
      ];
    },
    [say, place, isOffered, openEvents, start],
  );
}

/** Where rows lead, and what can be done with one of them. */
export function useRowLinks(list: List, { canEdit, start, events, more, code }: RowParts): RowLinks {
  const { say } = useSay('list');
  const { rows } = list;
  const { model, place } = list.subject;
  const first = list.state.page * list.pageSize + 1;
  const readOnlyReason = useReadOnlyReason(place);
  const resume = useResume(model, place);
  const begun = useBegun(place, start, events);
  return useMemo(
    () => ({
      open: ({ id }) => {
        const at = rows.findIndex((each) => each.id === id);
        return at === -1 ? assetAddress(id) : listedAssetAddress(id, first + at);
      },
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
      code,
      actions: (row) =>
        row.logical_deleted
          ? []
          : [
              // What takes nothing for now begins nothing.
              ...refusedFor<RowAction>(readOnlyReason, isHeldUp(row) ? [] : begun(row)),
              ...more(row),
            ],
    }),
    [say, readOnlyReason, resume, canEdit, begun, more, code, rows, first],
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
  return ({ chosen, count }) => {
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
          start(wizard, chosen);
        },
      };
    });
    return refusedFor(readOnlyReason, actions);
  };
}
