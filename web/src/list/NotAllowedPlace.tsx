import Button from '@mui/material/Button';
import type { RightGroupId } from '@huella/domain/rules/right-groups';
import { usePlace } from '../session/context';
import { useOpenContext } from '../shell/context-opening';
import { MessagePage } from '../shell/MessagePage';
import { useSay } from '../words/use-say';
import { useMissingRight } from './use-missing-right';

export interface NotAllowedPlaceProps {
  /** The title of the screen. */
  readonly title: string;
  /** What cannot be done: 'No puede ver los eventos de El Recuerdo'. */
  readonly text: string;
  /** The right that is missing; null where no right would help. */
  readonly right: RightGroupId | null;
}

/** The right to see a screen of the place is missing (document 1 section 6): which one, and whom to ask. */
export function NotAllowedPlace({ title, text, right }: NotAllowedPlaceProps) {
  const { say } = useSay('list');
  const openContext = useOpenContext();
  const sayMissing = useMissingRight();
  const place = usePlace();
  return (
    <MessagePage
      page={title}
      kind="forbidden"
      title={text}
      text={
        right !== null && place !== null
          ? sayMissing(right, { name: place.boxName, company: place.companyName })
          : say('list:notOfferedText')
      }
      actions={
        <Button size="small" onClick={openContext}>
          {say('list:changePlace')}
        </Button>
      }
    />
  );
}
