import { useMemo } from 'react';
import type { PledgedAsset } from '@huella/domain/calls/pledges';
import { findCollateral } from '@huella/domain/catalogue/collateral/find-collateral';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Values } from '@huella/domain/model/value';
import { FieldsDialog } from '../../form/FieldsDialog';
import type { Place } from '../../session/context';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { releasePledge, useRefreshCollateral } from './collateral-calls';

export interface ReleaseFormProps {
  readonly place: Place;
  readonly model: AssetType;
  readonly asset: PledgedAsset;
  readonly onClose: () => void;
}

/** The event by which a holder agrees that what is pledged goes free. */
export function ReleaseForm({ place, model, asset, onClose }: ReleaseFormProps) {
  const { say } = useSay('collateral');
  const { show } = useToasts();
  const refresh = useRefreshCollateral();
  const releases = findCollateral(model.id)?.pledge.releases;
  const fields = useMemo(
    () => model.events.find(({ eventType }) => eventType === releases)?.fields ?? [],
    [model, releases],
  );
  const save = async (values: Values) => {
    await releasePledge(place, asset.id, values);
    const { label: name } = asset;
    const isPartial = values['release_kind'] === 'partial';
    show({ tone: 'ok', text: say(isPartial ? 'collateral:stillPledged' : 'collateral:released', { name }) });
    onClose();
    await refresh();
  };
  return (
    <FieldsDialog
      title={say('collateral:releaseTitle', { name: asset.label })}
      text={say('collateral:releaseText', { company: asset.keeperCompany })}
      fields={fields}
      boxSubtype={place.boxSubtype}
      saveLabel={say('collateral:releaseSave')}
      save={save}
      onClose={onClose}
    />
  );
}
