import Button from '@mui/material/Button';
import { useMissingRight } from '../../list/use-missing-right';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { FetchErrorPage, MessagePage } from '../../shell/MessagePage';
import { useSay } from '../../words/use-say';

/** Why there is a message in place of a lot or its form. */
type Reason =
  /** The right to add or to edit one is missing, or the lot is of another place. */
  | { readonly why: 'noAdd' | 'noEdit' | 'elsewhere' }
  | { readonly why: 'notFetched'; readonly error: Error; readonly onRetry: () => void };

export type LotMessageProps = Reason & { readonly place: Place };

/** A message in place of a lot or its form, with the way to the others. */
export function LotMessage(props: LotMessageProps) {
  const { say } = useSay('lots', 'list');
  const sayMissing = useMissingRight();
  const slots = { place: props.place.boxName };
  const at = { name: props.place.boxName, company: props.place.companyName };
  const missing = { title: say('lots:notFound'), text: say('lots:notFoundText') };
  const parts = {
    page: say('lots:title'),
    actions: (
      <Button size="small" href={paths.lots}>
        {say('lots:toLots')}
      </Button>
    ),
  };
  switch (props.why) {
    case 'notFetched': {
      const { error, onRetry } = props;
      const failed = { title: say('lots:failedOne') };
      return <FetchErrorPage {...parts} error={error} onRetry={onRetry} missing={missing} failed={failed} />;
    }
    case 'elsewhere':
      return <MessagePage {...parts} kind="missing" {...missing} />;
    case 'noAdd':
    case 'noEdit': {
      const title = props.why === 'noAdd' ? say('lots:cannotAdd', slots) : say('lots:cannotEdit', slots);
      return <MessagePage {...parts} kind="forbidden" title={title} text={sayMissing('lots', at)} />;
    }
  }
}
