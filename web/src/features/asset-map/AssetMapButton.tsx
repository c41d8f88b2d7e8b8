import MapIcon from 'lucide-react/icons/map';
import { lazy, Suspense, useState } from 'react';
import { placeFieldsOf } from '@huella/domain/engine/lists/place-field';
import type { List } from '../../list/use-list';
import { IconAction } from '../../ui/IconAction';
import { useSay } from '../../words/use-say';

/** The map comes with the first one that is looked at. */
const AssetMapDialog = lazy(async () => ({ default: (await import('./AssetMapDialog')).AssetMapDialog }));

/** Opens the map of what a list finds; nothing where nothing of its rows is a place. */
export function AssetMapButton({ list }: { readonly list: List }) {
  const { say } = useSay('list');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (placeFieldsOf(list.subject.fields) === null) return null;
  return (
    <>
      <IconAction
        label={say('list:onMap')}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          setOpened(true);
        }}
      >
        <MapIcon size={16} />
      </IconAction>
      {wasOpened && (
        <Suspense>
          <AssetMapDialog
            list={list}
            open={isOpen}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
