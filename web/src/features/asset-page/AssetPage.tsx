import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import Waypoints from 'lucide-react/icons/waypoints';
import { DateTime } from 'luxon';
import { useState } from 'react';
import type { SavedObject } from '@huella/domain/calls/objects';
import { formatDateInProse, formatDateTime } from '@huella/domain/engine/fields/date';
import { localeTag, type Locale } from '@huella/domain/model/value';
import { listAddress } from '../../form/back-to-list';
import { capital } from '../../form/capital';
import { FactSheet } from '../../form/FactSheet';
import { SheetHead, SheetLine, SheetRoot, SheetWords } from '../../form/sheet-parts';
import { StateChip } from '../../list/StateChip';
import type { Place } from '../../session/context';
import { useLocale, type PlaceModel } from '../../session/model';
import { leadsUnless, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { usePageTitle } from '../../shell/page-title';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { Tabs } from '../../ui/Tabs';
import { useSay } from '../../words/use-say';
import { AssetHistory, historyQuery } from '../events/AssetHistory';
import { assetRecallAddress } from '../recall/recall-address';
import { assetEditAddress } from './asset-address';
import { useNamedLinks } from './use-named-links';
import { AssetActions } from './AssetActions';
import { PauseNotice } from './PauseNotice';
import { SeeOnADay } from '../past/SeeOnADay';

const Line = styled('p')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.cell) }));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBottom: `1px solid ${theme.palette.line}`,
}));
const Panel = styled('div')({ minWidth: 0, '&:focus-visible': { outlineOffset: 4 } });

export interface AssetSheetProps extends PlaceModel {
  readonly asset: SavedObject;
  readonly place: Place;
  /** The part that is shown first. */
  readonly part?: SheetPart | undefined;
}

export type SheetPart = 'facts' | 'history';

/** Everything known of an asset, to read. */
export function AssetSheet({ asset, place, model, scope, part }: AssetSheetProps) {
  const { say, word } = useSay('form');
  const locale = useLocale();
  const navigate = useNavigate();
  const readOnlyReason = useReadOnlyReason(place);
  const list = capital(word(model.noun.many));
  usePageTitle(asset.label, place.boxName);
  return (
    <SheetRoot>
      <SheetHead>
        <Breadcrumb crumbs={[{ label: list, href: listAddress() }, { label: asset.label }]} />
        <SheetWords>
          <SheetLine>
            <Typography component="h1" variant="h1">
              {asset.label}
            </Typography>
            <StateChip state={asset.state} />
          </SheetLine>
          <Dates asset={asset} model={model} locale={locale} />
        </SheetWords>
        {place.can('ASSET_EDIT') && asset.pause === undefined && (
          <Button
            variant="outlined"
            startIcon={<Pencil size={16} />}
            {...leadsUnless(readOnlyReason, {
              // The form takes the place of the sheet, so that going back leads to the list from both.
              onClick: () => void navigate({ href: assetEditAddress(asset.id), replace: true }),
            })}
          >
            {say('form:edit')}
          </Button>
        )}
        <SeeOnADay pk={asset.id} />
        {asset.pause === undefined && <AssetActions asset={asset} place={place} model={model} />}
      </SheetHead>
      {asset.pause !== undefined && (
        <PauseNotice asset={asset} pause={asset.pause} place={place} model={model} />
      )}
      <SheetParts first={part} asset={asset} model={model} scope={scope} locale={locale} />
    </SheetRoot>
  );
}

interface PartProps extends PlaceModel {
  readonly asset: SavedObject;
  readonly locale: Locale;
}

/** Where the asset is, since when it is here and when it last changed; the exact moments on hover. */
function Dates({ asset, model, locale }: Omit<PartProps, 'scope'>) {
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

/** The parts of what is known of an asset: the facts as they are, and how they came about. */
function SheetParts({
  first = 'facts',
  asset,
  model,
  scope,
  locale,
}: PartProps & { readonly first: SheetPart | undefined }) {
  const { say } = useSay('events', 'list');
  const [part, setPart] = useState(first);
  const { data } = useQuery(historyQuery(asset.id));
  const links = useNamedLinks(asset.id, model);
  return (
    <>
      <Row>
        <Tabs
          id="sheet"
          label={say('events:sections')}
          value={part}
          onChange={setPart}
          tabs={[
            { value: 'facts', label: say('events:sheetTab') },
            { value: 'history', label: say('events:historyTab'), count: data?.entries.length },
          ]}
        />
        {/* The history leads there from what it came from and became. */}
        {part === 'facts' && (
          <Button
            size="small"
            variant="text"
            startIcon={<Waypoints size={16} />}
            href={assetRecallAddress(asset.id)}
          >
            {say('list:wholeTrace')}
          </Button>
        )}
      </Row>
      <Panel id={`sheet-panel-${part}`} role="tabpanel" aria-labelledby={`sheet-tab-${part}`} tabIndex={0}>
        {part === 'facts' ? (
          <FactSheet model={model} scope={scope} locale={locale} values={asset.values} links={links} />
        ) : (
          <AssetHistory pk={asset.id} model={model} locale={locale} />
        )}
      </Panel>
    </>
  );
}
