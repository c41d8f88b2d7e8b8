import Button from '@mui/material/Button';
import MailPlus from 'lucide-react/icons/mail-plus';
import { paths } from '../paths';
import { useUser } from '../session/session';
import { Notice } from '../ui/Notice';
import { useSay } from '../words/use-say';

/** Says that the user is invited to something, and leads there; nothing where they are not. */
export function InvitationsNotice() {
  const { say } = useSay('shell');
  const { openInvitations: count } = useUser();
  if (count === 0) return null;
  return (
    <Notice
      tone="info"
      icon={MailPlus}
      title={say('shell:invitedTitle', { count })}
      action={
        <Button size="small" href={paths.received} sx={{ alignSelf: 'center' }}>
          {say('shell:seeInvitations')}
        </Button>
      }
    />
  );
}
