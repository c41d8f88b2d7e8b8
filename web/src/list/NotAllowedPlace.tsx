import Button from '@mui/material/Button';
import { useOpenContext } from '../shell/context-opening';
import { MessagePage } from '../shell/MessagePage';
import { useSay } from '../words/use-say';

export interface NotAllowedPlaceProps {
  /** The title of the screen. */
  readonly title: string;
  /** What cannot be done: 'No puede ver los eventos de El Recuerdo'. */
  readonly text: string;
}

/** The right to see a screen of the place is missing (document 1 section 6). */
export function NotAllowedPlace({ title, text }: NotAllowedPlaceProps) {
  const { say } = useSay('list');
  const openContext = useOpenContext();
  return (
    <MessagePage
      page={title}
      kind="forbidden"
      title={text}
      text={say('list:noPermissionText')}
      actions={
        <Button size="small" onClick={openContext}>
          {say('list:changePlace')}
        </Button>
      }
    />
  );
}
