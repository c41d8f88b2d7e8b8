import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import Mail from 'lucide-react/icons/mail';
import type { Calls } from '@huella/domain/calls/index';
import type { ReplyOf } from '@huella/domain/calls/contract';
import { CallError } from '../../call/call-error';
import { callQuery } from '../../call/queries';
import { addressOf } from '../../address';
import { paths } from '../../paths';
import { usePageTitle } from '../../shell/page-title';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { dayAndTime } from '../../words/clock';
import { useSay } from '../../words/use-say';
import { AccessHead } from './AccessHead';
import { linkParts } from './link-parts';
import { PaperLayout } from './PaperLayout';

const route = getRouteApi(paths.outbox);
type Entry = ReplyOf<Calls['outbox.list']>['mails'][number];

/** A mail is written a moment after it was asked for: the list looks again so often, in milliseconds. */
const lookAgain = 2000;

const List = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
const Meta = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 16,
  color: theme.palette.ink3,
  ...theme.typography.body2,
}));
const Text = styled('p')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** The mails of a demo, which sends none: all of them, or the one that the address names. */
export function OutboxPage() {
  const { mail } = route.useSearch();
  return <PaperLayout>{mail === undefined ? <Mails /> : <OneMail key={mail} name={mail} />}</PaperLayout>;
}

function Mails() {
  const { say } = useSay('access');
  usePageTitle(say('access:outboxTitle'));
  const { data, error, refetch } = useQuery({
    ...callQuery('outbox.list', {}),
    retry: false,
    refetchInterval: (query) => (query.state.status === 'error' ? false : lookAgain),
  });
  if (error !== null) return <NoMails error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <AccessHead title={say('access:outboxTitle')}>{say('access:outboxText')}</AccessHead>
      {data?.mails.length === 0 && (
        <EmptyState
          icon={<Mail size={20} />}
          title={say('access:outboxEmpty')}
          text={say('access:outboxEmptyText')}
        />
      )}
      <List>
        {data?.mails.map((entry) => (
          <Card
            key={entry.name}
            as="li"
            href={addressOf(paths.outbox, { mail: entry.name })}
            linkLabel={`${entry.subject}, ${say('access:mailTo', { email: entry.to })}`}
          >
            <Typography sx={{ fontWeight: 600 }}>{entry.subject}</Typography>
            <About entry={entry} />
          </Card>
        ))}
      </List>
    </>
  );
}

function OneMail({ name }: { readonly name: string }) {
  const { say } = useSay('access');
  const { data, error, refetch } = useQuery({
    ...callQuery('outbox.get', { params: { name } }),
    retry: false,
  });
  usePageTitle(data?.subject ?? say('access:outboxTitle'));
  if (error !== null) return <NoMails error={error} onRetry={() => void refetch()} isOne />;
  if (data === undefined) return null;
  return (
    <>
      <AccessHead title={data.subject} takesFocus>
        <About entry={data} />
      </AccessHead>
      <Text>
        {linkParts(data.text, data.site).map(({ text, href }, at) =>
          href === null ? (
            text
          ) : (
            <Link key={at} href={href}>
              {text}
            </Link>
          ),
        )}
      </Text>
      <div>
        <Button variant="outlined" href={paths.outbox}>
          {say('access:allMails')}
        </Button>
      </div>
    </>
  );
}

function About({ entry }: { readonly entry: Pick<Entry, 'to' | 'at'> }) {
  const { say } = useSay('access');
  return (
    <Meta>
      <span>{say('access:mailTo', { email: entry.to })}</span>
      <time dateTime={entry.at}>{dayAndTime(Date.parse(entry.at))}</time>
    </Meta>
  );
}

interface NoMailsProps {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly isOne?: boolean;
}

/** This server has no mails to read, or not this one, or could not be asked. */
function NoMails({ error, onRetry, isOne = false }: NoMailsProps) {
  const { say } = useSay('access');
  if (!(error instanceof CallError) || error.code !== 'notFound')
    return (
      <ErrorState title={say('access:outboxFailed')} text={say('errors:unavailable')} onRetry={onRetry} />
    );
  return (
    <>
      <AccessHead title={say(isOne ? 'access:mailGone' : 'access:outboxNone')} takesFocus>
        {isOne ? undefined : say('access:outboxNoneText')}
      </AccessHead>
      <div>
        <Button variant="outlined" href={isOne ? paths.outbox : paths.signIn}>
          {say(isOne ? 'access:allMails' : 'access:toSignIn')}
        </Button>
      </div>
    </>
  );
}
