import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { AssetType } from '@huella/domain/model/asset-type';
import { Modal } from '../../ui/Modal';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import { AssetMap } from './AssetMap';
import { Unplaced } from './Unplaced';
import type { MapSource } from './map-source';

export interface PlacesModalProps {
  readonly title: string;
  readonly noun: AssetType['noun'];
  readonly source: MapSource;
  /** Undefined while it is on its way. */
  readonly places: ReplyOf<Calls['objects.places']> | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  /** In place of the map while there is none. */
  readonly children?: ReactNode;
}

/** Assets on a large map, with those that have no place under it. */
export function PlacesModal({ title, noun, source, places, open, onClose, children }: PlacesModalProps) {
  const { say, word, language } = useSay('map');
  const text =
    places === undefined
      ? undefined
      : say(summaryOf(places), {
          placed: formatCount(places.placed, language),
          total: formatCount(places.total, language),
          noun: word(places.total === 1 ? noun.one : noun.many),
        });
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="wide"
      title={title}
      text={text}
      actions={
        <Button size="small" onClick={onClose}>
          {say('ui:close')}
        </Button>
      }
    >
      {children}
      {places !== undefined && (
        <>
          <AssetMap source={source} noun={noun} places={places} />
          <Unplaced
            assets={places.unplaced}
            count={places.total - places.placed}
            noun={noun}
            hrefOf={(id) => source.addressOf(id)}
          />
        </>
      )}
    </Modal>
  );
}

function summaryOf({ total, placed }: ReplyOf<Calls['objects.places']>) {
  if (total === 0) return 'map:assetsNone';
  return placed === 0 ? 'map:assetsNowhere' : 'map:assetsPlaced';
}
