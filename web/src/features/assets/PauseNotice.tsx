import Button from '@mui/material/Button';
import Play from 'lucide-react/icons/play';
import type { PauseView, SavedObject } from '@huella/domain/calls/objects';
import type { AssetType } from '@huella/domain/model/asset-type';
import { usePauseWords } from '../../list/use-pause-words';
import type { Place } from '../../session/context';
import { leadsUnless, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import { useResume } from '../events/use-resume';
import { assetAddress } from './asset-address';

export interface PauseNoticeProps {
  readonly asset: SavedObject;
  readonly pause: PauseView;
  readonly place: Place;
  readonly model: AssetType;
}

/** Why an asset is paused, who did it and since when, and what ends it for those who may. */
export function PauseNotice({ asset, pause, place, model }: PauseNoticeProps) {
  const { say } = useSay('list');
  const { reason, since } = usePauseWords(pause);
  const resume = useResume(model, place);
  const readOnlyReason = useReadOnlyReason(place);
  return (
    <Notice
      tone="warning"
      icon="pause"
      title={reason}
      action={
        resume !== null && (
          <Button
            size="small"
            variant="contained"
            startIcon={<Play size={16} />}
            {...leadsUnless(readOnlyReason, {
              onClick: () => {
                resume(asset, assetAddress(asset.id));
              },
            })}
          >
            {say('list:resume')}
          </Button>
        )
      }
    >
      {since} {say('list:pausedNow')}
    </Notice>
  );
}
