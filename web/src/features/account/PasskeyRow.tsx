import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import KeyRound from 'lucide-react/icons/key-round';
import Pencil from 'lucide-react/icons/pencil';
import { DateTime } from 'luxon';
import { formatDateInProse, formatDateTime } from '@huella/domain/fields/date';
import { localeTag } from '@huella/domain/fields/value';
import { useLocale } from '../../session/model';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { IconAction } from '../../ui/IconAction';
import { useSay } from '../../words/use-say';
import type { Passkey } from './passkey-calls';

export interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '12px 16px',
  borderTop: `1px solid ${theme.palette.line}`,
  '& > svg': { flex: 'none', color: theme.palette.ink2 },
}));
const Words = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& strong': { display: 'block', ...typeStyle({ ...type.body, weight: 500 }) },
  '& p': { color: theme.palette.ink3, ...typeStyle(type.meta) },
}));
const Actions = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });

/** A passkey: its name, since when it is there, when it last signed in. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { say } = useSay('passkeys');
  const { name, createdAt, lastUsedAt } = passkey;
  const { language, zone } = useLocale();
  const made = DateTime.fromISO(createdAt, { zone }).toISODate() ?? '';
  return (
    <Row>
      <KeyRound size={20} aria-hidden="true" />
      <Words>
        <strong dir="auto">{name}</strong>
        <p>
          <span title={formatDateTime(createdAt, zone)}>
            {say('passkeys:made', { date: formatDateInProse(made, language) })}
          </span>
          {' · '}
          <LastUse at={lastUsedAt} />
        </p>
      </Words>
      <Actions>
        <IconAction label={say('passkeys:renameOf', { name })} size="small" onClick={onRename}>
          <Pencil size={16} />
        </IconAction>
        <Button
          variant="outlined"
          color="error"
          size="small"
          aria-label={say('passkeys:removeOf', { name })}
          onClick={onRemove}
        >
          {say('passkeys:remove')}
        </Button>
      </Actions>
    </Row>
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
