import Button from '@mui/material/Button';
import ArrowRight from 'lucide-react/icons/arrow-right';
import MapPin from 'lucide-react/icons/map-pin';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { SavedObject } from '@huella/domain/calls/objects';
import { listAddress } from '../../form/back-to-list';
import { useContextChoice, useTopBar, type Place } from '../../session/context';
import { EmptyState } from '../../ui/EmptyState';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { AssetFormMiddle } from './AssetFormMiddle';

export interface AssetFormElsewhereProps {
  readonly asset: SavedObject;
  readonly place: Place;
  readonly model: AssetType;
}

/**
 * The asset stands in another establishment than the one worked in, or is of another type: a relative of another record,
 * or an address that somebody shared. One press leads there, where its record is.
 */
export function AssetFormElsewhere({ asset, place, model }: AssetFormElsewhereProps) {
  const { say, word } = useSay('form');
  const { actives } = useTopBar();
  const nameOf = (type: number) => actives.find(({ id }) => id === type)?.value ?? '';
  const label = asset.label === '' ? `#${String(asset.id)}` : asset.label;
  const type = nameOf(asset.assetType);
  const working = nameOf(place.assetType);
  const isHere = asset.box.id === place.boxId;
  const title = isHere
    ? say('form:otherType', { label, type })
    : say('form:elsewhere', { label, box: asset.box.name });
  const text = isHere
    ? say('form:otherTypeText', { place: place.boxName, working, type })
    : say('form:elsewhereText', { place: place.boxName, type: working });
  return (
    <AssetFormMiddle model={model}>
      <EmptyState
        icon={<MapPin size={20} />}
        title={title}
        text={text}
        actions={
          <>
            <Button size="small" href={listAddress()}>
              {say('form:toList', { nouns: word(model.noun.many) })}
            </Button>
            <GoThere asset={asset} label={isHere ? type : asset.box.name} />
          </>
        }
      />
    </AssetFormMiddle>
  );
}

/** Works from now on where the asset is, with its type; nothing where the user has nothing to do with that. */
function GoThere({ asset, label }: { readonly asset: SavedObject; readonly label: string }) {
  const { say } = useSay('form', 'shell');
  const { show } = useToasts();
  const { establishments, companies } = useTopBar();
  const { choose } = useContextChoice();
  const box = establishments.find((item) => item.id === asset.box.id);
  const company = companies.find((item) => item.id === box?.fk);
  if (box === undefined || company === undefined) return null;
  return (
    <Button
      size="small"
      variant="contained"
      endIcon={<ArrowRight size={16} />}
      onClick={() => {
        const there = { chain: company.fk, active: asset.assetType, company: company.id };
        choose({ ...there, establishment: box.id }).catch(() => {
          show({ tone: 'danger', text: say('shell:contextNotKept', { name: box.value }) });
        });
      }}
    >
      {say('form:goThere', { box: label })}
    </Button>
  );
}
