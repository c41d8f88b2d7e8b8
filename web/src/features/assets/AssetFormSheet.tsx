import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import type { SavedObject } from '@huella/domain/calls/objects';
import { listAddress } from '../../form/back-to-list';
import { capital } from '../../form/capital';
import { StateChip } from '../../list/StateChip';
import type { Place } from '../../session/context';
import { useLocale, type PlaceModel } from '../../session/model';
import { usePageTitle } from '../../shell/page-title';
import { phone } from '../../theme/media';
import { gutter } from '../../theme/tokens';
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

const Root = styled('div')({
  display: 'grid',
  gap: 20,
  width: '100%',
  maxWidth: 1200,
  padding: `16px ${gutter.wide}px 32px`,
  [phone]: { padding: `12px ${gutter.phone}px 24px`, gap: 16 },
});
const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  '& > nav': { flexBasis: '100%' },
});
const Words = styled('div')({ flex: '1 1 240px', minWidth: 0, [phone]: { flexBasis: '100%' } });
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });

/** Everything known of an asset, to read. */
export function AssetFormSheet({ asset, place, model, scope, isPaused }: AssetFormSheetProps) {
  const { say, word } = useSay('form');
  const locale = useLocale();
  const navigate = useNavigate();
  const list = capital(word(model.noun.many));
  usePageTitle(asset.label, place.boxName);
  return (
    <Root>
      <Head>
        <Breadcrumb crumbs={[{ label: list, href: listAddress() }, { label: asset.label }]} />
        <Words>
          <Line>
            <Typography component="h1" variant="h1" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              {asset.label}
            </Typography>
            <StateChip state={asset.state} />
          </Line>
          <AssetFormDates asset={asset} model={model} locale={locale} />
        </Words>
        {place.can('ASSET_EDIT') && !isPaused && (
          <Button
            variant="outlined"
            startIcon={<Pencil size={16} />}
            onClick={() => {
              // The form takes the place of the sheet, so that going back leads to the list from both.
              void navigate({ href: assetEditAddress(asset.id), replace: true });
            }}
          >
            {say('form:edit')}
          </Button>
        )}
        <AssetActions asset={asset} place={place} model={model} isPaused={isPaused} />
      </Head>
      {isPaused && (
        <Notice tone="warning" icon="pause" title={say('form:pausedNote')}>
          {say('form:pausedNoteText')}
        </Notice>
      )}
      <SheetParts asset={asset} model={model} scope={scope} locale={locale} />
    </Root>
  );
}
