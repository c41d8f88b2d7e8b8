import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { SavedObject } from '@huella/domain/calls/objects';
import { listAddress } from '../../form/back-to-list';
import { capital } from '../../form/capital';
import { SuccessModal } from '../../ui/SuccessModal';
import { useSay } from '../../words/use-say';
import { assetAddress } from './asset-address';

export interface AssetCreatedDialogProps {
  readonly asset: SavedObject;
  readonly model: AssetType;
  readonly onAnother: () => void;
}

/** Says that an asset was created; leads back to the list by itself after 4.5 seconds (document 2 section 9). */
export function AssetCreatedDialog({ asset, model, onAnother }: AssetCreatedDialogProps) {
  const { say, word } = useSay('form');
  const navigate = useNavigate();
  const { id, label, box } = asset;
  const toList = useCallback(() => {
    const state = { toast: 'new', label } as const;
    void navigate({ href: listAddress(), state, replace: true, ignoreBlocker: true });
  }, [navigate, label]);
  const noun = word(model.noun.one);
  const isF = model.gender === 'f';
  return (
    <SuccessModal
      open
      onClose={toList}
      title={say(isF ? 'form:loadedF' : 'form:loadedM', { noun: capital(noun) })}
      text={say('form:nowIn', { label, place: box.name })}
      actions={
        <>
          <Button size="small" variant="contained" autoFocus onClick={onAnother}>
            {say(isF ? 'form:loadAnotherF' : 'form:loadAnotherM')}
          </Button>
          <Button
            size="small"
            onClick={() => void navigate({ href: assetAddress(id), replace: true, ignoreBlocker: true })}
          >
            {say('form:seeOne', { noun })}
          </Button>
        </>
      }
    />
  );
}
