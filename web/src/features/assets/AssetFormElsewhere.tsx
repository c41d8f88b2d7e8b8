import Button from '@mui/material/Button';
import MapPin from 'lucide-react/icons/map-pin';
import type { AssetType } from '@huella/domain/assets/asset-type';
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

/** The asset stands in another establishment than the one worked in: an address that somebody shared, say. */
export function AssetFormElsewhere({ asset, place, model }: AssetFormElsewhereProps) {
  const { say, word } = useSay('form', 'shell');
  const { show } = useToasts();
  const { establishments, companies } = useTopBar();
  const { choose } = useContextChoice();
  const box = establishments.find((item) => item.id === asset.box.id);
  const company = companies.find((item) => item.id === box?.fk);
  const slots = { noun: word(model.noun.one), box: asset.box.name };
  return (
    <AssetFormMiddle model={model}>
      <EmptyState
        icon={<MapPin size={20} />}
        title={say(model.gender === 'f' ? 'form:elsewhereF' : 'form:elsewhereM', slots)}
        text={say('form:elsewhereText', { place: place.boxName })}
        actions={
          <>
            <Button size="small" href={listAddress()}>
              {say('form:toList', { nouns: word(model.noun.many) })}
            </Button>
            {box !== undefined && company !== undefined && (
              <Button
                size="small"
                variant="contained"
                onClick={() => {
                  const there = { chain: company.fk, active: asset.assetType, company: company.id };
                  choose({ ...there, establishment: box.id }).catch(() => {
                    show({ tone: 'danger', text: say('shell:contextNotKept', { name: box.value }) });
                  });
                }}
              >
                {say('form:goThere', { box: asset.box.name })}
              </Button>
            )}
          </>
        }
      />
    </AssetFormMiddle>
  );
}
