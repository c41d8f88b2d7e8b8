import { styled } from '@mui/material/styles';
import { DateTime } from 'luxon';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { SavedObject } from '@huella/domain/calls/objects';
import { formatDateInProse, formatDateTime } from '@huella/domain/engine/fields/date';
import { localeTag, type Locale } from '@huella/domain/model/value';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';

export interface AssetFormDatesProps {
  readonly asset: SavedObject;
  readonly model: AssetType;
  readonly locale: Locale;
}

const Line = styled('p')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.cell) }));

/** Where the asset is, since when it is here and when it last changed; the exact moments on hover. */
export function AssetFormDates({ asset, model, locale }: AssetFormDatesProps) {
  const { say } = useSay('form');
  const at = (moment: string) => DateTime.fromISO(moment, { zone: locale.zone });
  const created = formatDateInProse(at(asset.createdAt).toISODate() ?? '', locale.language);
  const ago = at(asset.updatedAt).toRelative({ locale: localeTag[locale.language] }) ?? '';
  const changed = at(asset.updatedAt).diffNow().as('seconds') > -60 ? say('form:justNow') : ago;
  return (
    <Line>
      {asset.box.name} ·{' '}
      <span title={formatDateTime(asset.createdAt, locale.zone)}>
        {say(model.gender === 'f' ? 'form:loadedOnF' : 'form:loadedOnM', { date: created })}
      </span>
      {asset.updatedAt !== asset.createdAt && (
        <>
          {' · '}
          <span title={formatDateTime(asset.updatedAt, locale.zone)}>
            {say('form:lastChange', { when: changed })}
          </span>
        </>
      )}
    </Line>
  );
}
