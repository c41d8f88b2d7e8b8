import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import CalendarX from 'lucide-react/icons/calendar-x';
import { useMemo } from 'react';
import { formatDate } from '@huella/domain/engine/fields/date';
import { CallError } from '../../call/call-error';
import { callQuery } from '../../call/queries';
import { listInput } from '../../list/list-call';
import { ListPage } from '../../list/ListPage';
import type { ListSubject } from '../../list/list-subject';
import type { RowLinks } from '../../list/row-links';
import { useList, type List } from '../../list/use-list';
import { phone } from '../../theme/media';
import { gutter } from '../../theme/tokens';
import { EmptyState } from '../../ui/EmptyState';
import { useSay } from '../../words/use-say';
import { assetAddress } from '../assets/asset-address';
import { SheetButtons, useListExport } from '../assets/asset-list-sheets';
import { titleOf } from '../assets/asset-list-title';
import { transferAddress } from '../transfers/transfer-address';
import { PastBar } from './PastBar';

const Root = styled('div')({ flex: '1 1 0', display: 'flex', flexDirection: 'column', minHeight: 0 });
const Top = styled('div')({
  padding: `12px ${gutter.wide}px 0`,
  [phone]: { padding: `12px ${gutter.phone}px 0` },
});

export interface PastListProps {
  readonly subject: ListSubject;
  /** As the address has it: whether it is a day that can be seen, the server says. */
  readonly asOf: string;
}

/** The assets of a place as they were on a day, to look at and to export (decision 84). */
export function PastList({ subject, asOf }: PastListProps) {
  const then = useMemo<ListSubject>(
    () => ({ ...subject, asOf, locale: { ...subject.locale, today: asOf } }),
    [subject, asOf],
  );
  const { say, word } = useSay('list', 'assets', 'past');
  const list = useList(then);
  const sheet = useListExport(list);
  const links = useMemo<RowLinks>(
    () => ({
      open: ({ id, transfer_id: transferId, in_transit_since: isOnItsWay }) =>
        transferId === undefined || isOnItsWay !== undefined
          ? assetAddress(id, asOf)
          : transferAddress(transferId),
      openLabel: say('past:seeThen'),
    }),
    [say, asOf],
  );
  return (
    <Root>
      <Top>
        <PastBar
          day={asOf}
          onPick={(day) => {
            list.change({ asOf: day });
          }}
          onToday={() => {
            list.change({ asOf: undefined });
          }}
        />
      </Top>
      {isNoDay(list.error) ? (
        <EmptyState
          icon={<CalendarX size={20} />}
          title={say('past:noSuchDay')}
          text={say('past:noSuchDayText')}
        />
      ) : (
        <ListPage
          list={list}
          title={titleOf(subject.model, word)}
          links={links}
          headActions={() => (
            <SheetButtons
              byForm={false}
              canAdd={false}
              readOnlyReason={null}
              sheet={(list.total ?? 0) > 0 ? sheet : null}
            />
          )}
          selectionActions={() => []}
          empty={<NothingThen list={list} />}
        />
      )}
    </Root>
  );
}

/** Why nothing is there: it is no day that can be seen, or before the first record, which is named. */
function NothingThen({ list: { subject, change } }: { readonly list: List }) {
  const { say, word } = useSay('past');
  const { data } = useQuery(callQuery('objects.list', listInput(subject, firstRows)));
  const since = data?.asOf?.since ?? null;
  const slots = { many: word(subject.model.noun.many), day: formatDate(subject.asOf ?? '') };
  return (
    <EmptyState
      icon={<CalendarX size={20} />}
      title={say('past:nothingThen', slots)}
      text={since === null ? say('past:nothingEver') : say('past:notYetText', { day: formatDate(since) })}
      actions={
        since !== null && (
          <Button
            size="small"
            onClick={() => {
              change({ asOf: since });
            }}
          >
            {say('past:seeFirstDay')}
          </Button>
        )
      }
    />
  );
}

const firstRows = { search: '', filters: [], sort: null, page: 0, pageSize: 20, names: [] };

/** Whether a list was refused for the day that its address names. */
function isNoDay(error: Error | null): boolean {
  return error instanceof CallError && error.issues.some(({ field }) => field === 'asOf');
}
