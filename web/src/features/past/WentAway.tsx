import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Trash from 'lucide-react/icons/trash-2';
import { DateTime } from 'luxon';
import type { ReactNode } from 'react';
import type { Whereabouts } from '@huella/domain/calls/whereabouts';
import { formatDateInProse } from '@huella/domain/engine/fields/date';
import type { Locale } from '@huella/domain/model/value';
import { callQuery } from '../../call/queries';
import { FormWaiting } from '../../form/FormWaiting';
import { listAddress } from '../../form/back-to-list';
import type { Place } from '../../session/context';
import { useLocale } from '../../session/model';
import { MessagePage } from '../../shell/MessagePage';
import { useSay } from '../../words/use-say';
import { lotAddress } from '../lots/lot-address';
import { transferAddress } from '../transfers/transfer-address';

export interface WentAwayProps {
  readonly objectType: 'asset' | 'lot';
  readonly pk: number;
  readonly place: Place;
  /** The title of the page that it takes the place of. */
  readonly page: string;
  /** The way to what is there. */
  readonly toList: ReactNode;
  /** What is said where nobody here knows of it: the same as of what there is not. */
  readonly missing: ReactNode;
}

/** What became of an asset or a lot that the establishment had, with the way to what is left of it (decision 87). */
export function WentAway({ objectType, pk, place, page, toList, missing }: WentAwayProps) {
  const { boxId, assetType } = place;
  const params = { boxId: String(boxId), assetType: String(assetType), objectType, pk: String(pk) };
  const { data, isPending } = useQuery({ ...callQuery('whereabouts.find', { params }), retry: false });
  const locale = useLocale();
  if (isPending) return <FormWaiting shape="sheet" />;
  if (data === undefined) return missing;
  return <Known {...{ objectType, pk, place, page, toList, locale }} went={data} />;
}

interface KnownProps extends Omit<WentAwayProps, 'missing'> {
  readonly went: Whereabouts;
  readonly locale: Locale;
}

function Known({ objectType, pk, place, page, toList, went, locale }: KnownProps) {
  const { say } = useSay('page');
  const { label: name, username: user, transfer, how, at } = went;
  const label = name === '' ? `#${String(pk)}` : name;
  const moment = DateTime.fromISO(at, { zone: locale.zone });
  const day = formatDateInProse(moment.toISODate() ?? '', locale.language);
  const before = moment.minus({ days: 1 }).toISODate() ?? '';
  const where = { day, place: place.boxName };
  if (how === 'removed')
    return (
      <MessagePage
        page={page}
        kind={{ icon: <Trash size={20} /> }}
        title={say('page:wentRemoved', { label })}
        text={
          user === null ? say('page:wentRemovedDay', { day }) : say('page:wentRemovedText', { day, user })
        }
        actions={
          <>
            {toList}
            <Button size="small" variant="contained" href={lotAddress(pk, { asOf: before })}>
              {say('page:seeLastDay')}
            </Button>
          </>
        }
      />
    );
  return (
    <MessagePage
      page={page}
      kind={{ icon: <ArrowLeftRight size={20} /> }}
      title={say('page:wentTransferred', { label, target: transfer?.target ?? '' })}
      text={
        user === null
          ? say('page:wentTransferredDay', where)
          : say('page:wentTransferredText', { ...where, user })
      }
      actions={
        <>
          {objectType === 'asset' && (
            <Button size="small" href={listAddress('transferred')}>
              {say('page:seeTransferred')}
            </Button>
          )}
          {objectType === 'lot' && toList}
          {transfer !== null && (
            <Button size="small" variant="contained" href={transferAddress(transfer.id)}>
              {say('page:seeTransfer')}
            </Button>
          )}
        </>
      }
    />
  );
}
