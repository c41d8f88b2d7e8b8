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

export interface AssetFormLoadedProps {
  /** The asset that was just added; null while there is none. */
  readonly loaded: SavedObject | null;
  readonly model: AssetType;
  readonly onAnother: () => void;
}

/** The good news, which leads back to the list by itself (document 2 section 9: after 4.5 seconds). */
export function AssetFormLoaded({ loaded, model, onAnother }: AssetFormLoadedProps) {
  const { say, word } = useSay('form');
  const navigate = useNavigate();
  const label = loaded?.label ?? '';
  const toList = useCallback(() => {
    const state = { toast: 'new', label } as const;
    void navigate({ href: listAddress(), state, replace: true, ignoreBlocker: true });
  }, [navigate, label]);
  const noun = word(model.noun.one);
  const isF = model.gender === 'f';
  return (
    <SuccessModal
      open={loaded !== null}
      onClose={toList}
      title={say(isF ? 'form:loadedF' : 'form:loadedM', { noun: capital(noun) })}
      text={say('form:nowIn', { label, place: loaded?.box.name ?? '' })}
      actions={
        <>
          <Button size="small" variant="contained" autoFocus onClick={onAnother}>
            {say(isF ? 'form:loadAnotherF' : 'form:loadAnotherM')}
          </Button>
          <Button
            size="small"
            onClick={() => {
              if (loaded === null) return;
              void navigate({ href: assetAddress(loaded.id), replace: true, ignoreBlocker: true });
            }}
          >
            {say('form:seeOne', { noun })}
          </Button>
        </>
      }
    />
  );
}
