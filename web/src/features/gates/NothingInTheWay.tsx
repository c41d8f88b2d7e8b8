import Button from '@mui/material/Button';
import CircleCheck from 'lucide-react/icons/circle-check';
import { safeNext } from '../../paths';
import { MessagePage } from '../../shell/MessagePage';
import { useSay } from '../../words/use-say';

export interface NothingInTheWayProps {
  /** Of the page, for those who do not see it. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
  /** Where one was going. */
  readonly next: string | undefined;
}

/** What was to be seen to has been: on to work. */
export function NothingInTheWay({ page, title, text, next }: NothingInTheWayProps) {
  const { say } = useSay('onboarding');
  return (
    <MessagePage
      page={page}
      kind={{ icon: <CircleCheck size={20} /> }}
      title={title}
      text={text}
      actions={
        <Button variant="contained" size="small" href={safeNext(next)}>
          {say('onboarding:toWork')}
        </Button>
      }
    />
  );
}
