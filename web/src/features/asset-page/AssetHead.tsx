import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import Layers from 'lucide-react/icons/layers';
import { DateTime } from 'luxon';
import { useState, type ReactNode } from 'react';
import type { SavedObject } from '@huella/domain/calls/objects';
import { formatDateInProse, formatDateTime } from '@huella/domain/engine/fields/date';
import { endingOf } from '@huella/domain/engine/fields/file';
import { isImageEnding } from '@huella/domain/engine/files/contents';
import { isInPeriod, periodsOf } from '@huella/domain/engine/status/periods';
import { isEmpty, isFiles, localeTag, type FileRef, type Locale } from '@huella/domain/model/value';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import { BytesPicture, pictureQuery } from '../../fields/BytesPicture';
import { SheetLine } from '../../form/sheet-parts';
import { cardFields } from '../../list/card-fields';
import { StateChip } from '../../list/StateChip';
import type { PlaceModel } from '../../session/model';
import { NamedIcon } from '../../shell/NamedIcon';
import { phone } from '../../theme/media';
import { height } from '../../theme/tokens';
import { touchTarget } from '../../theme/touch-target';
import { StatusChip } from '../../ui/StatusChip';
import { useSay } from '../../words/use-say';
import { dot } from '../events/HistoryParts';
import { lotAddress } from '../lots/lot-address';
import { Head, HeadLine, Tile, Words } from './page-parts';
import { useAgeText } from './use-age-text';

export interface AssetHeadProps extends PlaceModel {
  readonly asset: SavedObject;
  readonly locale: Locale;
  /** What can be done with it. */
  readonly children: ReactNode;
  /** Shows its photo as a whole. */
  readonly onPhoto: (file: FileRef) => void;
}

const Lot = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  [phone]: { padding: '4px 0', ...touchTarget((height.phoneTarget - 28) / 2) },
});
/** What an asset is, at one look: its picture, its name, how it stands, what it is, how old and in which lot. */
export function AssetHead({ asset, model, scope, locale, children, onPhoto }: AssetHeadProps) {
  const photo = photoOf({ asset, model, scope });
  return (
    <Head>
      <Picture photo={photo} label={asset.label} icon={model.icon} onPhoto={onPhoto} />
      <Words>
        <SheetLine>
          <Typography component="h1" variant="h1">
            {asset.label}
          </Typography>
          <StateChip state={asset.state} />
          <Standing asset={asset} model={model} scope={scope} locale={locale} />
        </SheetLine>
        <WhatItIs asset={asset} model={model} scope={scope} locale={locale} />
        <Dates asset={asset} model={model} locale={locale} />
      </Words>
      {children}
    </Head>
  );
}

/** The first picture of those that the model shows of its assets. */
function photoOf({ asset, model, scope }: Pick<AssetHeadProps, 'asset' | 'model' | 'scope'>): FileRef | null {
  const fields = allowedFields(model, 'list', scope).filter(
    ({ type: kind, qr }) => kind === 'file' && qr?.type === 'images',
  );
  const files = fields.flatMap(({ name }) => {
    const value = asset.values[name] ?? null;
    return isFiles(value) ? value : [];
  });
  return files.find(({ originalName }) => isImageEnding(endingOf(originalName))) ?? null;
}

interface PictureProps extends Pick<AssetHeadProps, 'onPhoto'> {
  readonly photo: FileRef | null;
  readonly label: string;
  readonly icon: string;
}

/** Its photo, which opens; the icon of its type where there is none, or it cannot be shown. */
function Picture({ photo, label, icon, onPhoto }: PictureProps) {
  const { say } = useSay('page');
  const { data } = useQuery({
    ...pictureQuery('files.thumbnail', photo?.storageName ?? ''),
    enabled: photo !== null,
  });
  const [isBroken, setBroken] = useState(false);
  if (photo === null || data === undefined || isBroken)
    return (
      <Tile aria-hidden="true">
        <NamedIcon name={icon} size={22} />
      </Tile>
    );
  return (
    <ButtonBase
      focusRipple={false}
      sx={{ borderRadius: 2 }}
      aria-label={say('page:photo', { label })}
      onClick={() => {
        onPhoto(photo);
      }}
    >
      <Tile>
        <BytesPicture
          bytes={data}
          onBroken={() => {
            setBroken(true);
          }}
        />
      </Tile>
    </ButtonBase>
  );
}

type LineProps = Pick<AssetHeadProps, 'asset' | 'model' | 'scope' | 'locale'>;

/** What else it is in: periods that run today, and programmes. */
function Standing({ asset, model, scope, locale }: LineProps) {
  const { word } = useSay();
  const { values } = asset;
  const programmes = allowedFields(model, 'list', scope).find(({ name }) => name === model.programmes);
  const chosen = [values[programmes?.name ?? ''] ?? []].flat();
  const running = periodsOf(model).filter((period) => isInPeriod(period, values, locale.today));
  return (
    <>
      {running.map(({ name, label }) => (
        <StatusChip key={name} tone="warning" icon="quarantine">
          {word(label)}
        </StatusChip>
      ))}
      {programmes?.values
        ?.filter(({ key }) => chosen.includes(key))
        .map(({ key, label }) => (
          <StatusChip key={key} tone="ok" icon={Layers}>
            {word(label)}
          </StatusChip>
        ))}
    </>
  );
}

/** 'Vaquillona · Aberdeen Angus · 2 años, 2 meses · Lote Invernada norte'. */
function WhatItIs({ asset, model, scope, locale }: LineProps) {
  const { say } = useSay('page');
  const age = useAgeText(model, asset.values, locale);
  const usual = allowedFields(model, 'list', scope).filter(({ name }) => model.defaultColumns.includes(name));
  const ordered = usual.toSorted(
    (one, other) => model.defaultColumns.indexOf(one.name) - model.defaultColumns.indexOf(other.name),
  );
  const said = [
    ...cardFields(ordered, model)
      .kind.filter(({ name }) => !isEmpty(asset.values[name] ?? null))
      .map(({ name }) => asset.labels[name] ?? ''),
    ...(age === null ? [] : [age]),
  ].filter((part) => part !== '');
  if (said.length === 0 && asset.lot === undefined) return null;
  return (
    <HeadLine>
      {said.join(dot)}
      {asset.lot !== undefined && (
        <>
          {said.length > 0 && dot}
          <Lot href={lotAddress(asset.lot.id)}>
            <Layers size={14} aria-hidden="true" />
            {say('page:lot', { name: asset.lot.name })}
          </Lot>
        </>
      )}
    </HeadLine>
  );
}

/** Where the asset is, since when it is here and when it last changed; the exact moments on hover. */
function Dates({ asset, model, locale }: Omit<LineProps, 'scope'>) {
  const { say } = useSay('form');
  const at = (moment: string) => DateTime.fromISO(moment, { zone: locale.zone });
  const created = formatDateInProse(at(asset.createdAt).toISODate() ?? '', locale.language);
  const ago = at(asset.updatedAt).toRelative({ locale: localeTag[locale.language] }) ?? '';
  const changed = at(asset.updatedAt).diffNow().as('seconds') > -60 ? say('form:justNow') : ago;
  return (
    <HeadLine>
      {asset.box.name}
      {dot}
      <span title={formatDateTime(asset.createdAt, locale.zone)}>
        {say(model.gender === 'f' ? 'form:loadedOnF' : 'form:loadedOnM', { date: created })}
      </span>
      {asset.updatedAt !== asset.createdAt && (
        <>
          {dot}
          <span title={formatDateTime(asset.updatedAt, locale.zone)}>
            {say('form:lastChange', { when: changed })}
          </span>
        </>
      )}
    </HeadLine>
  );
}
