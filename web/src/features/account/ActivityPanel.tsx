import { useInfiniteQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import KeyRound from 'lucide-react/icons/key-round';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import type { SecurityEventKind } from '@huella/domain/rules/security-events';
import { call } from '../../call/call';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';
import { countryWords, deviceWords } from './device-words';
import { eventWords, mayBeWrong, type SecurityEvent } from './event-words';
import { Panel } from './Panel';
import { Lines, LinesFailed, LinesWaiting, PanelLine } from './PanelLines';
import { useAgo } from './use-ago';

/** Events that come at once. */
const stretch = 8;

/** What happened to the account, newest first. */
export function ActivityPanel() {
  const { say } = useSay('account');
  const events = useInfiniteQuery({
    queryKey: ['users.securityEvents'],
    staleTime: 0,
    initialPageParam: undefined as string | undefined, // the first stretch has nothing before it
    queryFn: ({ pageParam, signal }) =>
      call(
        'users.securityEvents',
        { query: { size: String(stretch), ...(pageParam !== undefined && { before: pageParam }) } },
        signal,
      ),
    getNextPageParam: ({ rows, hasMore }) => (hasMore ? String(rows.at(-1)?.id) : undefined),
  });
  const rows = events.data?.pages.flatMap((page) => page.rows);
  return (
    <Panel title={say('account:activityTitle')} text={say('account:activityText')}>
      {rows === undefined && events.error === null && <LinesWaiting count={4} />}
      {rows === undefined && events.error !== null && (
        <LinesFailed error={events.error} onRetry={() => void events.refetch()} />
      )}
      {rows?.length === 0 && say('account:activityNone')}
      {rows !== undefined && rows.length > 0 && (
        <Lines>
          {rows.map((event) => (
            <EventLine key={event.id} event={event} />
          ))}
        </Lines>
      )}
      {events.hasNextPage && (
        <WorkingButton
          variant="text"
          size="small"
          working={events.isFetchingNextPage}
          onClick={() => void events.fetchNextPage()}
        >
          {say('account:more')}
        </WorkingButton>
      )}
    </Panel>
  );
}

function EventLine({ event }: { readonly event: SecurityEvent }) {
  const { say, language } = useSay('account');
  const { ago, exact } = useAgo()(event.at);
  const where = event.isHere
    ? [say('account:fromHere')]
    : [deviceWords(event, say), ...countryWords(event.country, language)];
  return (
    <PanelLine
      icon={<EventIcon kind={event.kind} />}
      warns={mayBeWrong(event.kind)}
      title={eventWords(event, say)}
      meta={
        <>
          {where.join(' · ')} ·{' '}
          <time dateTime={event.at} title={exact}>
            {ago}
          </time>
        </>
      }
    />
  );
}

function EventIcon({ kind }: { readonly kind: SecurityEventKind }) {
  if (mayBeWrong(kind)) return <ShieldAlert size={18} />;
  if (kind === 'signedIn') return <LogIn size={18} />;
  if (['signedOut', 'sessionEnded', 'othersEnded'].includes(kind)) return <LogOut size={18} />;
  return kind.startsWith('pass') || kind === 'resetAsked' ? <KeyRound size={18} /> : <History size={18} />;
}
