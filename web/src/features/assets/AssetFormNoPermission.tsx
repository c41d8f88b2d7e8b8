import Button from '@mui/material/Button';
import type { AssetType } from '@huella/domain/model/asset-type';
import { listAddress } from '../../form/back-to-list';
import type { Place } from '../../session/context';

import { NoPermissionState } from '../../ui/NoPermissionState';
import { useSay } from '../../words/use-say';

import { assetAddress } from './asset-address';

import { AssetFormMiddle } from './AssetFormMiddle';

export interface AssetFormNoPermissionProps {
  readonly place: Place;
  readonly model: AssetType;
  readonly lacks: 'add' | 'edit';
  /** The asset that can be seen all the same. */
  readonly pk?: number;
}

/** The right to add or edit is missing here; seeing may be allowed. */
export function AssetFormNoPermission({ place, model, lacks, pk }: AssetFormNoPermissionProps) {
  const { say, word } = useSay('form');
  const nouns = word(model.noun.many);
  const slots = { nouns, place: place.boxName };
  return (
    <AssetFormMiddle model={model}>
      <NoPermissionState
        title={lacks === 'add' ? say('form:noAdd', slots) : say('form:noEdit', slots)}
        text={lacks === 'add' ? say('form:noAddText', slots) : say('form:noEditText', slots)}
        actions={
          <>
            <Button size="small" href={listAddress()}>
              {say('form:toList', { nouns })}
            </Button>
            {pk !== undefined && (
              <Button size="small" href={assetAddress(pk)}>
                {say('form:seeSheet')}
              </Button>
            )}
          </>
        }
      />
    </AssetFormMiddle>
  );
}
