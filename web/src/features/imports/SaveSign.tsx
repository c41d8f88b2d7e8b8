import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import Loader from 'lucide-react/icons/loader';
import type { CallError } from '../../call/call-error';
import { errorReason } from '../../list/error-reason';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import type { SaveState } from './sheet-saver';

export interface SaveSignProps {
  readonly state: SaveState;
  readonly refusal: CallError | null;
  readonly onReload: () => void;
}

const Sign = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
  '&[data-tone="warning"]': { color: theme.palette.state.warning.text },
  '&[data-tone="danger"]': { color: theme.palette.state.danger.text },
}));

/** Whether the edits are on the server, quietly; what keeps them from it, plainly. */
export function SaveSign({ state, refusal, onReload }: SaveSignProps) {
  const { say } = useSay('imports');
  if (state === 'refused') {
    const reason = refusal === null ? say('errors:unexpected') : errorReason(refusal, say);
    return (
      <Sign data-tone="danger" role="alert">
        <CircleAlert size={14} aria-hidden="true" />
        {say('imports:refusedSave', { reason })}
        <Button size="small" variant="text" onClick={onReload}>
          {say('imports:reloadRows')}
        </Button>
      </Sign>
    );
  }
  const icons = {
    saved: <CircleCheck size={14} aria-hidden="true" />,
    saving: <Loader size={14} aria-hidden="true" />,
    retrying: <CloudOff size={14} aria-hidden="true" />,
  };
  return (
    <Sign role="status" data-tone={state === 'retrying' ? 'warning' : 'quiet'}>
      {icons[state]}
      {say(`imports:${state}`)}
    </Sign>
  );
}
