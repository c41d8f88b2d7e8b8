import Button from '@mui/material/Button';
import type { AssetType } from '@huella/domain/model/asset-type';
import { listAddress } from '../../form/back-to-list';
import type { Place } from '../../session/context';
import { NoPermissionState } from '../../ui/NoPermissionState';
import { useSay } from '../../words/use-say';
import { AssetFormMiddle } from './AssetFormMiddle';

export interface AssetFormNotHereProps {
  readonly place: Place;
  readonly model: AssetType;
}

/** In establishments of some kinds nothing of the type is loaded: it arrives from others. */
export function AssetFormNotHere({ place, model }: AssetFormNotHereProps) {
  const { say, word } = useSay('form');
  const nouns = word(model.noun.many);
  return (
    <AssetFormMiddle model={model}>
      <NoPermissionState
        title={say('form:notHere', { nouns, place: place.boxName })}
        text={say('form:notHereText')}
        actions={
          <Button size="small" href={listAddress()}>
            {say('form:toList', { nouns })}
          </Button>
        }
      />
    </AssetFormMiddle>
  );
}
