import Button from '@mui/material/Button';
import { useLocation } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { lazy, useEffect, useCallback, type ReactNode } from 'react';
import type { AssetRow } from '@huella/domain/calls/objects';
import { canRegister } from '@huella/domain/engine/events/event-access';
import { listAddress, rememberList } from '../../form/back-to-list';
import { ListPage } from '../../list/ListPage';
import type { ListSubject } from '../../list/list-subject';
import type { SelectionAction } from '../../list/SelectionBar';
import type { RowLinks, RowAction } from '../../list/row-links';
import { useArrivalNotice } from '../../list/use-arrival-notice';
import { useCopyLabels } from '../../list/use-copy-labels';
import { useList } from '../../list/use-list';
import type { SelectionChoice } from '../../list/use-selection';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { leadsUnless, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { Narrow, Wide } from '../../ui/by-width';
import { useSay } from '../../words/use-say';
import { AssetMapButton } from '../asset-map/AssetMapButton';
import { useEventsMenu } from '../events/use-events-menu';
import { useGenealogy } from '../genealogy/use-genealogy';
import { useLabelSelection } from '../labels/use-label-selection';
import { useLotSelection } from '../lots/use-lot-selection';
import { useQrDialog } from '../qr/use-qr-dialog';
import { assetRecallAddress } from '../recall/recall-address';
import { titleOf } from './asset-list-title';
import { useArrivalToast } from './asset-list-arrival';
import { SheetButtons, useExportAction, useListExport } from './asset-list-sheets';
import { useSheetAction } from './use-sheet-action';
import { useRowLinks, useSelectionWizards, useStartWizard } from './asset-list-wizards';

/** Few establishments are empty, and those for a day. */
const AssetsEmpty = lazy(async () => ({ default: (await import('./AssetsEmpty')).AssetsEmpty }));

/** The list of a place's assets with what its user may do with them. */
export function AssetsList({ subject }: { readonly subject: ListSubject }) {
  const { word } = useSay('list', 'assets');
  const { model, place } = subject;
  const list = useList(subject);
  const canEdit = place.can('ASSET_EDIT');
  const start = useStartWizard(list);
  const forRow = useRowDialogs(place);
  const events = useEventsMenu({ subject, from: listAddress, isOfList: true });
  const links = useRowLinks(list, { canEdit, start, events, more: forRow.actions, code: forRow.code });
  const wizards = useSelectionWizards(list, start);
  const readOnlyReason = useReadOnlyReason(place);
  const sheet = useListExport(list);
  const exported = useExportAction(list, sheet);
  const edited = useSheetAction(list);
  const lots = useLotSelection(list);
  const labels = useLabelSelection(list);
  const copyOrEdit = useCopyOrEdit(subject, links);
  const canAdd = place.can('ASSET_ADD') && canRegister(model, place.boxSubtype);
  const isBare = list.total === 0 && !list.isNarrowed;
  const buttons = (variant: AddProps['variant'], canExport: boolean) => (
    <>
      <SheetButtons
        byForm={model.alterAddMassive}
        canAdd={canAdd}
        readOnlyReason={readOnlyReason}
        sheet={canExport ? sheet : null}
      />
      {canAdd && <Add one={word(model.noun.one)} variant={variant} readOnlyReason={readOnlyReason} />}
    </>
  );
  return (
    <>
      <Arrival />
      <ListPage
        list={list}
        title={titleOf(model, word)}
        links={links}
        headActions={(isMain) => (
          <>
            {!isBare && <AssetMapButton list={list} />}
            {buttons(isMain ? 'contained' : 'outlined', (list.total ?? 0) > 0)}
          </>
        )}
        selectionActions={(choice) => [
          ...copyOrEdit(choice),
          { ...exported(choice), wideOnly: true, isCompact: true },
          ...edited(choice).map((action) => ({ ...action, isCompact: true })),
          ...labels.actions(choice),
          ...lots.actions(choice),
          ...wizards(choice),
        ]}
        empty={<AssetsEmpty list={list} loading={canAdd ? buttons('contained', false) : null} />}
      />
      {forRow.dialogs}
      {events.menu}
      {lots.dialogs}
      {labels.dialog}
    </>
  );
}

/** What somebody meets who comes to the list, and what brings them back to it: whoever leaves for a row does not draw all of them again. */
function Arrival() {
  useArrivalToast();
  useArrivalNotice();
  useRememberedList();
  return null;
}

/** Copies what names the chosen ones; one alone can be edited. */
function useCopyOrEdit(subject: ListSubject, links: RowLinks) {
  const { say } = useSay('list');
  const copy = useCopyLabels(subject);
  return (choice: SelectionChoice): readonly SelectionAction[] => {
    const { selection, count } = choice;
    const [id] = selection.keys();
    const edit = count === 1 && id !== undefined ? links.edit?.({ id }) : undefined;
    const label = say('list:edit');
    return [
      ...copy(choice),
      ...(edit === undefined
        ? []
        : [
            {
              ...{ key: 'edit', label, short: label, icon: <Pencil size={16} />, href: edit, wideOnly: true },
              refused: links.refused,
            },
          ]),
    ];
  };
}

/** Records lead back to the list as it is. While it gives way to one, the address is already that one's. */
function useRememberedList(): void {
  const address = useLocation({ select: ({ pathname, href }) => (pathname === paths.assets ? href : null) });
  useEffect(() => {
    if (address !== null) rememberList(address);
  }, [address]);
}

interface AddProps {
  readonly one: string;
  readonly variant: 'contained' | 'outlined';
  /** Why nothing may be written now. */
  readonly readOnlyReason: string | null;
}

function Add({ one, variant, readOnlyReason }: AddProps) {
  const { say } = useSay('assets');
  const label = say('assets:listAdd', { one });
  return (
    <Button
      size="small"
      variant={variant}
      startIcon={<Plus size={16} />}
      {...leadsUnless(readOnlyReason, { href: paths.assetNew })}
      aria-label={label}
    >
      <Wide>{label}</Wide>
      <Narrow>{say('assets:listAddShort')}</Narrow>
    </Button>
  );
}

interface RowDialogs {
  /** The entries of a row's menu that open them. */
  readonly actions: (row: AssetRow) => readonly RowAction[];
  /** Opens the code of a row. */
  readonly code: (row: AssetRow) => void;
  readonly dialogs: ReactNode;
}

/** What a row leads to: its trace, and what opens over the list: its code, the search that completes its genealogy. */
function useRowDialogs(place: Place): RowDialogs {
  const { open, actions: codes, dialog: code } = useQrDialog();
  const { actions: genealogies, dialog: genealogy } = useGenealogy(place);
  const { say } = useSay('list');
  const actions = useCallback(
    (row: AssetRow) => [
      { key: 'recall', label: say('list:wholeTrace'), href: assetRecallAddress(row.id) },
      ...codes(row),
      ...genealogies(row),
    ],
    [say, codes, genealogies],
  );
  return {
    actions,
    code: open,
    dialogs: (
      <>
        {code}
        {genealogy}
      </>
    ),
  };
}
