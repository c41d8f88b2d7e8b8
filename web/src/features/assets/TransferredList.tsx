import Button from '@mui/material/Button';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Send from 'lucide-react/icons/send';
import { useMemo } from 'react';
import { listAddress } from '../../form/back-to-list';
import { ListPage } from '../../list/ListPage';
import { ListEmpty } from '../../list/ListStates';
import type { ListSubject } from '../../list/list-subject';
import type { RowAction, RowLinks } from '../../list/row-links';
import type { SelectionAction } from '../../list/SelectionBar';
import { useCopyLabels } from '../../list/use-copy-labels';
import { useList, type List } from '../../list/use-list';
import type { SelectionChoice } from '../../list/use-selection';
import { addressOf } from '../../address';
import { paths } from '../../paths';
import { refusedFor, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { useSay } from '../../words/use-say';
import { offeredEvents } from '../events/event-choice';
import { useEventsMenu, type EventsMenu } from '../events/use-events-menu';
import { useQrDialog, type QrOpener } from '../qr/use-qr-dialog';
import { transferAddress } from '../transfers/transfer-address';
import { useExportAction, useListExport } from './asset-list-sheets';
import { useStartWizard } from './asset-list-wizards';
import { GoneExport } from './GoneExport';
import { useTransferredTitle } from './use-gone-title';

/** The list of what left: it is looked at and exported, and takes the events that the model lists for it. */
export function TransferredList({ subject }: { readonly subject: ListSubject }) {
  const { word } = useSay('list', 'assets');
  const list = useList(subject);
  const sheet = useListExport(list);
  const exported = useExportAction(list, sheet);
  const copy = useCopyLabels(subject);
  const codes = useQrDialog();
  const events = useEventsMenu({ subject, from: () => listAddress('transferred'), isOfList: true });
  const { links, recording } = useRecording(list, events, codes);
  const canExport = (list.total ?? 0) > 0;
  return (
    <>
      <ListPage
        list={list}
        title={useTransferredTitle(subject.model, word)}
        links={links}
        headActions={() => canExport && <GoneExport model={subject.model} sheet={sheet} />}
        selectionActions={(choice) => [...copy(choice), exported(choice), ...recording(choice)]}
        empty={<Nothing list={list} />}
      />
      {codes.dialog}
      {events.menu}
    </>
  );
}

/** Where rows lead, and recording an event on one or on many: where the model and the user's rights offer any. */
function useRecording(
  list: List,
  { isOffered, open }: Pick<EventsMenu, 'isOffered' | 'open'>,
  { open: code, actions: codes }: Pick<QrOpener, 'open' | 'actions'>,
) {
  const { say } = useSay('list', 'assets');
  const { model, place } = list.subject;
  const start = useStartWizard(list);
  const readOnlyReason = useReadOnlyReason(place);
  const offers = (count: number) => offeredEvents(model, place, { count, isTransferred: true }).length > 0;
  const links = useMemo<RowLinks>(
    () => ({
      open: ({ transfer_id: id }) =>
        id === undefined ? addressOf(paths.transfers, { direction: 'out' }) : transferAddress(id),
      openLabel: say('assets:transferredOpen'),
      actions: (row) => [
        ...refusedFor<RowAction>(
          readOnlyReason,
          isOffered
            ? [
                {
                  ...{ key: 'event', label: say('list:registerEvent') },
                  onOpen: (anchor) => {
                    open([row.id, row.label], anchor);
                  },
                },
              ]
            : [],
        ),
        ...codes(row),
      ],
      code,
    }),
    [say, readOnlyReason, isOffered, open, codes, code],
  );
  const recording = ({ chosen, count }: SelectionChoice): readonly SelectionAction[] =>
    refusedFor<SelectionAction>(
      readOnlyReason,
      offers(count)
        ? [
            {
              key: 'event',
              label: say('list:registerEvent'),
              short: say('list:registerShort'),
              icon: <CalendarPlus size={16} />,
              onClick: () => {
                start('event', chosen);
              },
            },
          ]
        : [],
    );
  return { links, recording };
}

function Nothing({ list }: { readonly list: List }) {
  const { say, word } = useSay('assets');
  const { model, place } = list.subject;
  return (
    <ListEmpty
      list={list}
      icon={<Send size={20} />}
      title={say(model.gender === 'f' ? 'assets:transferredNoneF' : 'assets:transferredNoneM', {
        many: word(model.noun.many),
      })}
      text={say('assets:transferredNoneText', { place: place.boxName })}
      action={
        <Button size="small" href={paths.transfers}>
          {say('assets:listToTransfers')}
        </Button>
      }
    />
  );
}
