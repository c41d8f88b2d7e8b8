import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import Tv from 'lucide-react/icons/tv';
import { useState } from 'react';
import type { Calls } from '@huella/domain/calls/index';
import type { ReplyOf } from '@huella/domain/calls/contract';
import { call } from '../../call/call';
import { callQuery } from '../../call/queries';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { StatusChip } from '../../ui/StatusChip';
import { useToasts } from '../../ui/Toasts';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';
import { countryWords, deviceWords, kindWords } from './device-words';
import { Panel } from './Panel';
import { Lines, LinesFailed, LinesWaiting, PanelLine } from './PanelLines';
import { useAgo } from './use-ago';

type Session = ReplyOf<Calls['users.sessions']>[number];

/** Sessions that are shown before somebody wants them all. */
const shownFirst = 5;

/** Where the account is open, and how to end it there. */
export function SessionsPanel() {
  const { say } = useSay('account');
  const { data, error, refetch } = useQuery({ ...callQuery('users.sessions', {}), staleTime: 0 });
  const [isWhole, setWhole] = useState(false);
  const others = (data ?? []).filter(({ isCurrent }) => !isCurrent).length;
  const shown = isWhole ? data : data?.slice(0, shownFirst);
  return (
    <Panel
      title={say('account:sessionsTitle')}
      text={say('account:sessionsText')}
      {...(others > 0 && { action: <EndOthers count={others} /> })}
    >
      {shown !== undefined && (
        <Lines>
          {shown.map((session) => (
            <SessionLine key={session.id} session={session} />
          ))}
        </Lines>
      )}
      {data === undefined && error === null && <LinesWaiting count={2} />}
      {data === undefined && error !== null && <LinesFailed error={error} onRetry={() => void refetch()} />}
      {data !== undefined && shown !== undefined && shown.length < data.length && (
        <Button variant="text" size="small" onClick={() => setWhole(true)}>
          {say('account:allSessions', { count: data.length })}
        </Button>
      )}
    </Panel>
  );
}

function SessionLine({ session }: { readonly session: Session }) {
  const { say, language } = useSay('account');
  const agoOf = useAgo();
  const device = deviceWords(session, say);
  const used = agoOf(session.usedAt);
  const opened = say('account:openedOn', { time: agoOf(session.createdAt).exact });
  return (
    <PanelLine
      icon={<DeviceIcon device={session.device} />}
      title={
        <>
          {device}
          {session.isCurrent && <StatusChip tone="ok">{say('account:thisSession')}</StatusChip>}
        </>
      }
      meta={
        <>
          {[...kindWords(session, say), ...countryWords(session.country, language), ''].join(' · ')}
          <time dateTime={session.usedAt} title={`${used.exact}. ${opened}`}>
            {say('account:usedAgo', { ago: used.ago })}
          </time>
        </>
      }
      {...(!session.isCurrent && { action: <EndOne id={session.id} device={device} /> })}
    />
  );
}

/** What is known of sessions and of what happened is asked for again. */
function useAfresh(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      ['users.sessions', 'users.securityEvents'].map((name) =>
        client.invalidateQueries({ queryKey: [name] }),
      ),
    );
  };
}

function EndOne({ id, device }: { readonly id: string; readonly device: string }) {
  const { say } = useSay('account');
  const { show } = useToasts();
  const afresh = useAfresh();
  const [isWorking, setWorking] = useState(false);
  const end = async () => {
    setWorking(true);
    try {
      await call('users.endSession', { params: { id } });
      show({ tone: 'ok', text: say('account:sessionEnded', { device }) });
      await afresh();
    } catch {
      show({ tone: 'danger', text: say('account:endFailed') });
    }
    setWorking(false);
  };
  return (
    <WorkingButton
      size="small"
      working={isWorking}
      aria-label={say('account:endSessionOf', { device })}
      onClick={() => void end()}
    >
      {say('account:endSession')}
    </WorkingButton>
  );
}

function EndOthers({ count }: { readonly count: number }) {
  const { say } = useSay('account');
  const { show } = useToasts();
  const afresh = useAfresh();
  const [isOpen, setOpen] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const end = async () => {
    setWorking(true);
    try {
      const { ended } = await call('users.endOtherSessions', {});
      show({ tone: 'ok', text: say('account:othersEnded', { count: ended }) });
      setOpen(false);
      await afresh();
    } catch {
      show({ tone: 'danger', text: say('account:endFailed') });
    }
    setWorking(false);
  };
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)}>
        {say('account:endOthers', { count })}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={say('account:endOthersAsk', { count })}
        text={say('account:endOthersText')}
        confirmLabel={say('account:endOthers', { count })}
        working={isWorking}
        onConfirm={() => void end()}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

/** The sign of a kind of device. */
function DeviceIcon({ device }: { readonly device: string }) {
  switch (device) {
    case 'mobile':
      return <Smartphone size={18} />;
    case 'tablet':
      return <Tablet size={18} />;
    case 'tv':
      return <Tv size={18} />;
    default:
      return <Monitor size={18} />;
  }
}
