import Button from '@mui/material/Button';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { MessagePage } from '../../shell/MessagePage';
import { useSay } from '../../words/use-say';

export interface LotMessageProps {
  /** The lot is not there, or the right to add or to edit one is missing. */
  readonly why: 'notFound' | 'noAdd' | 'noEdit';
  readonly place: Place;
}

/** A message in place of a lot or its form, with the way to the others. */
export function LotMessage({ why, place }: LotMessageProps) {
  const { say } = useSay('lots');
  const slots = { place: place.boxName };
  return (
    <MessagePage
      page={say('lots:title')}
      {...(why === 'notFound'
        ? { kind: 'missing', title: say('lots:notFound'), text: say('lots:notFoundText') }
        : {
            kind: 'forbidden',
            title: why === 'noAdd' ? say('lots:cannotAdd', slots) : say('lots:cannotEdit', slots),
            text: say('lots:cannotAddText'),
          })}
      actions={
        <Button size="small" href={paths.lots}>
          {say('lots:toLots')}
        </Button>
      }
    />
  );
}
