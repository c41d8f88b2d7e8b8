import Button from '@mui/material/Button';
import UserPlus from 'lucide-react/icons/user-plus';
import { Narrow, Wide } from '../../ui/by-width';
import { useSay } from '../../words/use-say';
import { delegateAddress, type DelegationPlace } from './delegation-address';

export interface DelegateButtonProps {
  /** Where the role will be; null leaves it open. */
  readonly place: DelegationPlace | null;
  readonly variant?: 'contained' | 'outlined';
  readonly disabled?: boolean;
  /** The id of the reason why not. */
  readonly reason?: string | undefined;
}

/** Leads to the wizard that gives a role. */
export function DelegateButton({
  place,
  variant = 'contained',
  disabled = false,
  reason,
}: DelegateButtonProps) {
  const { say } = useSay('delegations');
  const label = say(place === null ? 'delegations:give' : 'delegations:giveRole');
  return (
    <Button
      variant={variant}
      startIcon={<UserPlus size={16} />}
      aria-label={label}
      {...(disabled ? { disabled: true, 'aria-describedby': reason } : { href: delegateAddress(place) })}
    >
      <Wide>{label}</Wide>
      <Narrow>{say(place === null ? 'delegations:giveShort' : 'delegations:giveRole')}</Narrow>
    </Button>
  );
}
