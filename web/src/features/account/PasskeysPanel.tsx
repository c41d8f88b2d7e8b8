import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import type { Calls } from '@huella/domain/calls/index';
import type { ReplyOf } from '@huella/domain/calls/contract';
import { errorReason } from '../../list/error-reason';
import { knowsPasskeys } from '../../session/passkeys';
import { requestIdOf } from '../../shell/request-id';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Notice } from '../../ui/Notice';
import { GridSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { AddPasskey } from './AddPasskey';
import { passkeysQuery, type Passkey } from './passkey-calls';
import { PasskeyRow } from './PasskeyRow';
import { RemovePasskey } from './RemovePasskey';
import { RenamePasskey } from './RenamePasskey';

type Kept = ReplyOf<Calls['passkeys.list']>;

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '12px 16px',
  padding: 16,
  '& > div': { flex: '1 1 260px', minWidth: 0 },
});
const Told = styled('div')({ padding: '0 16px 16px' });
const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

type Open = { readonly what: 'add' } | { readonly what: 'rename' | 'remove'; readonly passkey: Passkey };

/** The passkeys of the user: add one, call it something else, remove it. */
export function PasskeysPanel() {
  const { say } = useSay('passkeys');
  const id = useId();
  const { data, error, refetch } = useQuery(passkeysQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const canAdd = data !== undefined && whyNot(data) === null && data.passkeys.length < data.max;
  return (
    <section aria-labelledby={id}>
      <Card flush>
        <Head>
          <div>
            <Typography component="h2" variant="h3" id={id}>
              {say('passkeys:title')}
            </Typography>
            <Typography variant="body2" sx={{ color: 'ink2', mt: 0.5 }}>
              {say('passkeys:text')}
            </Typography>
          </div>
          {canAdd && (
            <Button
              variant="outlined"
              size="small"
              startIcon={<Plus size={16} />}
              onClick={() => setOpen({ what: 'add' })}
            >
              {say('passkeys:add')}
            </Button>
          )}
        </Head>
        {data === undefined && error === null && <GridSkeleton count={3} />}
        {data === undefined && error !== null && (
          <ErrorState
            title={say('passkeys:failed')}
            text={errorReason(error, say)}
            requestId={requestIdOf(error)}
            onRetry={() => void refetch()}
          />
        )}
        {data !== undefined && <Passkeys kept={data} onOpen={setOpen} />}
        {open?.what === 'add' && <AddPasskey onClose={close} />}
        {open?.what === 'rename' && <RenamePasskey passkey={open.passkey} onClose={close} />}
        {open?.what === 'remove' && <RemovePasskey passkey={open.passkey} onClose={close} />}
      </Card>
    </section>
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
    <>
      <Barred kept={kept} />
      {!isBarred && passkeys.length >= max && (
        <Told>
          <Notice tone="info">{say('passkeys:full', { max })}</Notice>
        </Told>
      )}
      {!isBarred && passkeys.length === 0 && (
        <EmptyState
          icon={<KeyRound size={20} />}
          title={say('passkeys:emptyTitle')}
          text={say('passkeys:emptyText')}
        />
      )}
      {passkeys.length > 0 && (
        <List>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => onOpen({ what: 'rename', passkey })}
              onRemove={() => onOpen({ what: 'remove', passkey })}
            />
          ))}
        </List>
      )}
    </>
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
    <Told>
      <Notice
        tone="info"
        title={say(`passkeys:${why}`)}
        action={
          isElsewhere && (
            <Link href={address}>{say('passkeys:openAddress', { address: hostOf(address) })}</Link>
          )
        }
      >
        {isElsewhere
          ? say('passkeys:otherAddressText', { address: hostOf(address) })
          : say(`passkeys:${why}Text`)}
      </Notice>
    </Told>
  );
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);
