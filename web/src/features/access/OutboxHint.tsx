import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import { callQuery } from '../../call/queries';
import { paths } from '../../paths';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';

/** In a demo, which sends no mails: where to read them. Nothing on a server that sends them. */
export function OutboxHint() {
  const { say } = useSay('access');
  const outbox = useQuery({ ...callQuery('outbox.list', {}), retry: false });
  if (!outbox.isSuccess) return null;
  return (
    <Notice tone="info" icon={Mail}>
      {say('access:demoMail')} <Link href={paths.outbox}>{say('access:demoMailLink')}</Link>
    </Notice>
  );
}
