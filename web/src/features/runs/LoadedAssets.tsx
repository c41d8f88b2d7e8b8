import Button from '@mui/material/Button';
import Layers from 'lucide-react/icons/layers';
import { lazy, Suspense, useState } from 'react';
import type { RunView } from '@huella/domain/calls/jobs';
import { addressOf, type Address } from '../../address';
import { allOf } from '../../list/chosen-assets';
import { ofRun } from '../../list/list-call';
import { useListSubject } from '../../list/list-subject';
import { paths } from '../../paths';
import { usePlace, type Place } from '../../session/context';
import { isAlive } from '../../shell/run-progress';
import { useSay } from '../../words/use-say';

const PutIntoLot = lazy(async () => ({ default: (await import('../lots/PutIntoLot')).PutIntoLot }));

/** The list of what a load brought; null of a run that brought nothing, or is still at it. */
export function loadedAddress(run: RunView): Address | null {
  return run.kind === 'add' && run.done > 0 && !isAlive(run)
    ? addressOf(paths.assets, { run: String(run.id) })
    : null;
}

/** What a load brought, and the offer to put it into a lot: mostly what came together stays together. */
export function LoadedAssets({ run }: { readonly run: RunView }) {
  const { say } = useSay('runs');
  const place = usePlace();
  const [isPutting, setPutting] = useState(false);
  const href = loadedAddress(run);
  if (href === null || place === null) return null;
  const isHere = place.boxId === run.boxId && place.assetType === run.assetType;
  return (
    <>
      {isHere && (place.can('TAG_EDIT') || place.can('TAG_ADD')) && (
        <Button size="medium" startIcon={<Layers size={16} />} onClick={() => setPutting(true)}>
          {say('runs:toLot')}
        </Button>
      )}
      <Button size="medium" variant="contained" href={href}>
        {say('runs:toLoaded')}
      </Button>
      <Suspense fallback={null}>
        {isPutting && <PutLoaded run={run} place={place} onClose={() => setPutting(false)} />}
      </Suspense>
    </>
  );
}

interface PutLoadedProps {
  readonly run: RunView;
  readonly place: Place;
  readonly onClose: () => void;
}

function PutLoaded({ run, place, onClose }: PutLoadedProps) {
  const subject = useListSubject(place);
  const chosen = { ...allOf([ofRun(run.id)]), count: run.done };
  return <PutIntoLot subject={subject} chosen={chosen} onClose={onClose} />;
}
