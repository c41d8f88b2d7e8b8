import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import type { LotRow } from '@huella/domain/calls/lots';
import { useMissingRight } from '../../list/use-missing-right';
import { paths } from '../../paths';
import { useTopBar, type Place } from '../../session/context';
import { FetchErrorPage, isNotFound, MessagePage } from '../../shell/MessagePage';
import { useSay } from '../../words/use-say';
import { BadAddress } from '../assets/BadAddress';
import { Elsewhere } from '../assets/Elsewhere';

/** Few ask for what has gone: it comes when somebody does. */
const WentAway = lazy(async () => ({ default: (await import('../past/WentAway')).WentAway }));

/** Why there is a message in place of a lot or its form. */
type Reason =
  /** The right to add or to edit one is missing, or what the address says is no id. */
  | { readonly why: 'noAdd' | 'noEdit' | 'badAddress' }
  /** The lot is in another establishment than the one worked in, or of another type. */
  | { readonly why: 'elsewhere'; readonly lot: Pick<LotRow, 'name' | 'boxId' | 'assetType'> }
  | { readonly why: 'notFetched'; readonly pk: number; readonly error: Error; readonly onRetry: () => void };

export type LotMessageProps = Reason & { readonly place: Place };

/** A message in place of a lot or its form, with the way to the others. */
export function LotMessage(props: LotMessageProps) {
  const { say } = useSay('lots', 'list');
  const sayMissing = useMissingRight();
  const { establishments } = useTopBar();
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
      const gone = (
        <FetchErrorPage {...parts} error={error} onRetry={onRetry} missing={missing} failed={failed} />
      );
      if (!isNotFound(error)) return gone;
      return (
        <Suspense fallback={null}>
          <WentAway
            {...{ objectType: 'lot', pk: props.pk, place: props.place, page: parts.page }}
            toList={parts.actions}
            missing={gone}
          />
        </Suspense>
      );
    }
    case 'badAddress':
      return <BadAddress page={parts.page} toList={parts.actions} />;
    case 'elsewhere': {
      const { name, boxId, assetType } = props.lot;
      // Of an establishment that is none of the user's no name is known.
      const box = establishments.find(({ id }) => id === boxId);
      if (box === undefined) return <MessagePage {...parts} kind="missing" {...missing} />;
      return (
        <Elsewhere
          {...{ page: parts.page, label: name, assetType, place: props.place, toList: parts.actions }}
          box={{ id: box.id, name: box.value }}
        />
      );
    }
    case 'noAdd':
    case 'noEdit': {
      const title = props.why === 'noAdd' ? say('lots:cannotAdd', slots) : say('lots:cannotEdit', slots);
      return <MessagePage {...parts} kind="forbidden" title={title} text={sayMissing('lots', at)} />;
    }
  }
}
