import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { Calls } from '@huella/domain/calls/index';
import type { ReplyOf } from '@huella/domain/calls/contract';
import { knowsPasskeys } from '../../session/knows-passkeys';
import { EmptyState } from '../../ui/EmptyState';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import { AddPasskey } from './AddPasskey';
import { Panel } from './Panel';
import { Lines, LinesFailed, LinesWaiting } from './PanelLines';
import { passkeysQuery, type Passkey } from './passkey-calls';
import { PasskeyRow } from './PasskeyRow';
import { RemovePasskey } from './RemovePasskey';
import { RenamePasskey } from './RenamePasskey';

type Kept = ReplyOf<Calls['passkeys.list']>;

const Content = styled('div')({ display: 'grid', gap: 12 });

type Open = { readonly what: 'add' } | { readonly what: 'rename' | 'remove'; readonly passkey: Passkey };

/** The passkeys of the user: add one, call it something else, remove it. */
export function PasskeysPanel() {
  const { say } = useSay('passkeys');
  const { data, error, refetch } = useQuery(passkeysQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const canAdd = data !== undefined && whyNot(data) === null && data.passkeys.length < data.max;
  const add = (
    <Button startIcon={<Plus size={16} />} onClick={() => setOpen({ what: 'add' })}>
      {say('passkeys:add')}
    </Button>
  );
  return (
    <Panel title={say('passkeys:title')} text={say('passkeys:text')} {...(canAdd && { action: add })}>
      {data === undefined && error === null && <LinesWaiting count={1} />}
      {data === undefined && error !== null && <LinesFailed error={error} onRetry={() => void refetch()} />}
      {data !== undefined && <Passkeys kept={data} onOpen={setOpen} />}
      {open?.what === 'add' && <AddPasskey onClose={close} />}
      {open?.what === 'rename' && <RenamePasskey passkey={open.passkey} onClose={close} />}
      {open?.what === 'remove' && <RemovePasskey passkey={open.passkey} onClose={close} />}
    </Panel>
  );
}

interface PasskeysProps {
  readonly kept: Kept;
  readonly onOpen: (open: Open) => void;
}

function Passkeys({ kept, onOpen }: PasskeysProps) {
  const { say } = useSay('passkeys');
  const { passkeys, max } = kept;
  const isBarred = whyNot(kept) !== null;
  return (
    <Content>
      <Barred kept={kept} />
      {!isBarred && passkeys.length >= max && <Notice tone="info">{say('passkeys:full', { max })}</Notice>}
      {!isBarred && passkeys.length === 0 && (
        <EmptyState
          icon={<KeyRound size={20} />}
          title={say('passkeys:emptyTitle')}
          text={say('passkeys:emptyText')}
        />
      )}
      {passkeys.length > 0 && (
        <Lines>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => onOpen({ what: 'rename', passkey })}
              onRemove={() => onOpen({ what: 'remove', passkey })}
            />
          ))}
        </Lines>
      )}
    </Content>
  );
}

/** Why no passkey can be added here: the server has no address for them, they belong to another, the browser has none. */
function whyNot({ address }: Kept): 'noAddress' | 'otherAddress' | 'noBrowser' | null {
  if (address === null) return 'noAddress';
  if (address !== window.location.origin) return 'otherAddress';
  return knowsPasskeys() ? null : 'noBrowser';
}

function Barred({ kept }: { readonly kept: Kept }) {
  const { say } = useSay('passkeys');
  const why = whyNot(kept);
  if (why === null) return null;
  const address = kept.address ?? '';
  const isElsewhere = why === 'otherAddress';
  return (
    <Notice
      tone="info"
      title={say(`passkeys:${why}`)}
      action={
        isElsewhere && <Link href={address}>{say('passkeys:openAddress', { address: hostOf(address) })}</Link>
      }
    >
      {isElsewhere
        ? say('passkeys:otherAddressText', { address: hostOf(address) })
        : say(`passkeys:${why}Text`)}
    </Notice>
  );
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);
