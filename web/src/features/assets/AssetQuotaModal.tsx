import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { AssetType } from '@huella/domain/model/asset-type';
import { callQuery } from '../../call/queries';
import { listAddress } from '../../form/back-to-list';
import type { Place } from '../../session/context';
import { Modal } from '../../ui/Modal';
import { useSay } from '../../words/use-say';

export interface AssetQuotaModalProps {
  readonly place: Place;
  readonly model: AssetType;
}

/** Says before anybody types that no more can be loaded (document 2 section 2); the server refuses too. */
export function AssetQuotaModal({ place, model }: AssetQuotaModalProps) {
  const { say, word } = useSay('form');
  const { companyId, assetType } = place;
  const quota = useQuery(
    callQuery('billing.quota', {
      query: { companyId: String(companyId), type: `asset:${String(assetType)}` },
    }),
  );
  const nouns = word(model.noun.many);
  return (
    <Modal
      open={quota.data?.canUse === false}
      role="alertdialog"
      icon={<CircleAlert size={18} aria-hidden="true" />}
      title={say('form:noRoom', { nouns })}
      text={say('form:noRoomText', { company: place.companyName })}
      actions={
        <Button size="small" variant="contained" autoFocus href={listAddress()}>
          {say('form:toList', { nouns })}
        </Button>
      }
    />
  );
}
