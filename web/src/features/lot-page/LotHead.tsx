import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Layers from 'lucide-react/icons/layers';
import { DateTime } from 'luxon';
import type { ReactNode } from 'react';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { formatDateInProse, formatDateTime } from '@huella/domain/engine/fields/date';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Locale } from '@huella/domain/model/value';
import { SheetLine } from '../../form/sheet-parts';
import type { Place } from '../../session/context';
import { formatCount } from '../../ui/format-count';
import { StatusChip } from '../../ui/StatusChip';
import { useSay } from '../../words/use-say';
import { Head, HeadLine, Tile, Words } from '../asset-page/page-parts';
import { dot } from '../events/HistoryParts';
import { lotAssetsAddress } from '../lots/lot-address';

/** A lot with what its assets come to. */
export type LotSeen = ReplyOf<Calls['lots.get']>;

export interface LotHeadProps {
  readonly lot: LotSeen;
  readonly place: Place;
  readonly model: AssetType;
  readonly locale: Locale;
  readonly asOf: string | undefined;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** What a lot is, at one look: its name, whether its code was handed out, how many are in it, since when and by whom. */
export function LotHead({ lot, place, model, locale, asOf, children }: LotHeadProps) {
  const { say, word, language } = useSay('lots', 'lotPage');
  const count = lot.quantity_assets;
  const { noun } = model;
  return (
    <Head>
      <Tile aria-hidden="true">
        <Layers size={22} />
      </Tile>
      <Words>
        <SheetLine>
          <Typography component="h1" variant="h1">
            {lot.name}
          </Typography>
          <StatusChip tone={lot.qr_event ? 'info' : 'neutral'}>
            {say(lot.qr_event ? 'lots:withQr' : 'lots:withoutQr')}
          </StatusChip>
          <Fate lot={lot} locale={locale} />
        </SheetLine>
        <HeadLine>
          {count === 0 ? (
            say('lotPage:empty', { many: word(noun.many) })
          ) : (
            <Link href={lotAssetsAddress(lot.id, asOf)}>
              {say('lots:counted', {
                figure: formatCount(count, language),
                noun: word(count === 1 ? noun.one : noun.many),
              })}
            </Link>
          )}
          {lot.opened_on !== null && (
            <>
              {dot}
              {say('lotPage:openedOn', { day: formatDateInProse(lot.opened_on, language) })}
            </>
          )}
        </HeadLine>
        {lot.description !== null && <HeadLine>{lot.description}</HeadLine>}
        <HeadLine>
          {place.boxName}
          {dot}
          <Made lot={lot} locale={locale} />
        </HeadLine>
      </Words>
      {children}
    </Head>
  );
}

type Of = Pick<LotHeadProps, 'lot' | 'locale'>;

/** When it was recorded, and by whom; the exact moment on hover. */
function Made({ lot, locale }: Of) {
  const { say } = useSay('lotPage');
  const day = formatDateInProse(dayOf(lot.timsta, locale), locale.language);
  return (
    <span title={formatDateTime(lot.timsta, locale.zone)}>
      {lot.made_by === null
        ? say('lotPage:madeOn', { day })
        : say('lotPage:madeBy', { day, user: lot.made_by })}
    </span>
  );
}

/** What became of it since the day that is looked at. */
function Fate({ lot, locale }: Of) {
  const { say } = useSay('lotPage');
  if (lot.gone_since === undefined) return null;
  const day = lot.removed === null ? '' : formatDateInProse(dayOf(lot.removed.at, locale), locale.language);
  const user = lot.removed?.username ?? null;
  return (
    <StatusChip tone="neutral">
      {lot.gone_since === 'transferred'
        ? say('lotPage:movedSince')
        : user === null
          ? say('lotPage:removedSinceDay', { day })
          : say('lotPage:removedSince', { day, user })}
    </StatusChip>
  );
}

function dayOf(moment: string, { zone }: Locale): string {
  return DateTime.fromISO(moment, { zone }).toISODate() ?? '';
}
