import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import Archive from 'lucide-react/icons/archive';
import { useMemo } from 'react';
import { listAddress } from '../../form/back-to-list';
import { ListPage } from '../../list/ListPage';
import { ListEmpty } from '../../list/ListStates';
import type { ListSubject } from '../../list/list-subject';
import type { RowLinks } from '../../list/row-links';
import { useArrivalNotice } from '../../list/use-arrival-notice';
import { useList, type List } from '../../list/use-list';
import { paths } from '../../paths';
import { leadsUnless, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { Narrow, Wide } from '../../ui/by-width';
import { startSession } from '../../wizard/wizard-session';
import { useSay } from '../../words/use-say';
import { offeredEvents } from '../events/event-choice';
import { eventWizard } from '../events/event-wizard';
import { useQrDialog } from '../qr/use-qr-dialog';
import { assetRecallAddress } from '../recall/recall-address';
import { assetAddress } from './asset-address';
import { useListExport } from './asset-list-sheets';
import { GoneExport } from './GoneExport';
import { useDeletedTitle } from './use-gone-title';

/** The list of what was deleted: it is looked at and exported. More of it begins here, with the right to (ASSET_BURN). */
export function DeletedList({ subject }: { readonly subject: ListSubject }) {
  const { say, word } = useSay('list', 'assets');
  const list = useList(subject);
  const sheet = useListExport(list);
  const { open: code, actions: codes, dialog } = useQrDialog();
  useArrivalNotice();
  const links = useMemo<RowLinks>(
    () => ({
      open: (row) => assetAddress(row.id),
      actions: (row) => [
        { key: 'recall', label: say('list:wholeTrace'), href: assetRecallAddress(row.id) },
        ...codes(row),
      ],
      code,
    }),
    [say, codes, code],
  );
  const canExport = (list.total ?? 0) > 0;
  return (
    <>
      <ListPage
        list={list}
        title={useDeletedTitle(subject.model, word)}
        links={links}
        headActions={(isMain) => (
          <>
            {canExport && <GoneExport model={subject.model} sheet={sheet} />}
            <NewDelete subject={subject} variant={isMain ? 'contained' : 'outlined'} />
          </>
        )}
        selectionActions={() => []}
        empty={<Nothing list={list} />}
      />
      {dialog}
    </>
  );
}

interface NewDeleteProps {
  readonly subject: ListSubject;
  readonly variant: 'contained' | 'outlined';
}

/** Leads into the event that deletes; to who may not record one here nothing is offered. */
function NewDelete({ subject, variant }: NewDeleteProps) {
  const { say, word } = useSay('assets');
  const { model, place } = subject;
  const navigate = useNavigate();
  const readOnlyReason = useReadOnlyReason(place);
  const offered = offeredEvents(model, place, { count: 1, isDeletion: true });
  if (offered.length === 0) return null;
  const start = () => {
    const [only, ...others] = offered;
    const isClear = only !== undefined && others.length === 0;
    const answers = { isDeletion: true, ...(isClear && { event: only.eventType }) };
    const step = isClear ? 'assets' : 'event';
    const v = startSession(eventWizard, place, listAddress('deleted'), answers, step);
    void navigate({ to: paths.eventNew, search: { v, step } });
  };
  const label = say('assets:deleteMany', { many: word(model.noun.many) });
  return (
    <Button
      size="small"
      variant={variant}
      startIcon={<Archive size={16} />}
      aria-label={label}
      {...leadsUnless(readOnlyReason, { onClick: start })}
    >
      <Wide>{label}</Wide>
      <Narrow>{say('assets:deleteShort')}</Narrow>
    </Button>
  );
}

function Nothing({ list }: { readonly list: List }) {
  const { say, word } = useSay('assets');
  const { model, place } = list.subject;
  return (
    <ListEmpty
      list={list}
      icon={<Archive size={20} />}
      title={say(model.gender === 'f' ? 'assets:deletedNoneF' : 'assets:deletedNoneM', {
        many: word(model.noun.many),
      })}
      text={say('assets:deletedNoneText', { place: place.boxName })}
      action={<NewDelete subject={list.subject} variant="contained" />}
    />
  );
}
