import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import type { SavedObject } from '@huella/domain/calls/objects';
import { listAddress } from '../../form/back-to-list';
import { capital } from '../../form/capital';
import { SheetHead, SheetLine, SheetRoot, SheetWords } from '../../form/sheet-parts';
import { StateChip } from '../../list/StateChip';
import type { Place } from '../../session/context';
import { useLocale, type PlaceModel } from '../../session/model';
import { leadsUnless, useShut } from '../../shell/use-shut';
import { usePageTitle } from '../../shell/page-title';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import { assetEditAddress } from './asset-address';
import { AssetActions } from './AssetActions';
import { AssetFormDates } from './AssetFormDates';
import { SheetParts } from './SheetParts';

export interface AssetFormSheetProps extends PlaceModel {
  readonly asset: SavedObject;
  readonly place: Place;
  readonly isPaused: boolean;
}

/** Everything known of an asset, to read. */
export function AssetFormSheet({ asset, place, model, scope, isPaused }: AssetFormSheetProps) {
  const { say, word } = useSay('form');
  const locale = useLocale();
  const navigate = useNavigate();
  const shut = useShut(place);
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
          <AssetFormDates asset={asset} model={model} locale={locale} />
        </SheetWords>
        {place.can('ASSET_EDIT') && !isPaused && (
          <Button
            variant="outlined"
            startIcon={<Pencil size={16} />}
            {...leadsUnless(shut, {
              // The form takes the place of the sheet, so that going back leads to the list from both.
              onClick: () => void navigate({ href: assetEditAddress(asset.id), replace: true }),
            })}
          >
            {say('form:edit')}
          </Button>
        )}
        <AssetActions asset={asset} place={place} model={model} isPaused={isPaused} />
      </SheetHead>
      {isPaused && (
        <Notice tone="warning" icon="pause" title={say('form:pausedNote')}>
          {say('form:pausedNoteText')}
        </Notice>
      )}
      <SheetParts asset={asset} model={model} scope={scope} locale={locale} />
    </SheetRoot>
  );
}
