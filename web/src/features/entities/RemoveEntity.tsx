import { useState } from 'react';
import type { EntityType } from '@huella/domain/catalogue/entities/entity-types';
import type { Place } from '../../session/context';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useSay } from '../../words/use-say';
import { useEntityCalls, type EntityRow } from './entity-calls';

export interface RemoveEntityProps {
  readonly place: Place;
  readonly type: EntityType;
  /** The one that somebody wants to remove; null asks nothing. */
  readonly entity: EntityRow | null;
  readonly onClose: () => void;
}

/** Asks before an entity is removed, by its name (document 2 section 2). */
export function RemoveEntity({ place, type, entity, onClose }: RemoveEntityProps) {
  const { say } = useSay('entities');
  const { remove } = useEntityCalls(place, type);
  const [isWorking, setWorking] = useState(false);
  const confirm = async (asked: EntityRow) => {
    setWorking(true);
    const isGone = await remove(asked).finally(() => {
      setWorking(false);
    });
    if (isGone) onClose();
  };
  return (
    <ConfirmDialog
      open={entity !== null}
      title={say('entities:removeTitle', { name: entity?.value ?? '' })}
      text={say('entities:removeText')}
      confirmLabel={say('entities:remove')}
      working={isWorking}
      onCancel={onClose}
      onConfirm={() => {
        if (entity !== null) void confirm(entity);
      }}
    />
  );
}
