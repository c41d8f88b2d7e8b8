import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import KeyRound from 'lucide-react/icons/key-round';
import Pencil from 'lucide-react/icons/pencil';
import { DateTime } from 'luxon';
import { formatDateInProse, formatDateTime } from '@huella/domain/engine/fields/date';
import { localeTag } from '@huella/domain/model/value';
import { useLocale } from '../../session/model';
import { phone } from '../../theme/media';
import { IconAction } from '../../ui/IconAction';
import { useSay } from '../../words/use-say';
import { PanelLine } from './PanelLines';
import type { Passkey } from './passkey-calls';

export interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

const Actions = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  [phone]: { '& > :last-child': { flex: 1 } },
});

/** A passkey: its name, since when it is there, when it last signed in. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { say } = useSay('passkeys');
  const { name, createdAt, lastUsedAt } = passkey;
  const { language, zone } = useLocale();
  const made = DateTime.fromISO(createdAt, { zone }).toISODate() ?? '';
  return (
    <PanelLine
      icon={<KeyRound size={18} />}
      title={<span dir="auto">{name}</span>}
      meta={
        <>
          <span title={formatDateTime(createdAt, zone)}>
            {say('passkeys:made', { date: formatDateInProse(made, language) })}
          </span>
          {' · '}
          <LastUse at={lastUsedAt} />
        </>
      }
      isWide
      action={
        <Actions>
          <IconAction label={say('passkeys:renameOf', { name })} size="small" onClick={onRename}>
            <Pencil size={16} />
          </IconAction>
          <Button
            color="error"
            size="small"
            aria-label={say('passkeys:removeOf', { name })}
            onClick={onRemove}
          >
            {say('passkeys:remove')}
          </Button>
        </Actions>
      }
    />
  );
}

function LastUse({ at }: { readonly at: string | null }) {
  const { say } = useSay('passkeys');
  const { language, zone } = useLocale();
  if (at === null) return say('passkeys:neverUsed');
  const moment = DateTime.fromISO(at, { zone });
  const isNow = moment.diffNow().as('seconds') > -60;
  const when = moment.toRelative({ locale: localeTag[language] }) ?? '';
  return (
    <span title={formatDateTime(at, zone)}>
      {isNow ? say('passkeys:usedNow') : say('passkeys:used', { when })}
    </span>
  );
}
