import Button from '@mui/material/Button';
import Waypoints from 'lucide-react/icons/waypoints';
import { EmptyState } from '../../ui/EmptyState';
import { useSay } from '../../words/use-say';
import { assetAddress } from '../assets/asset-address';
import { lotAddress } from '../lots/lot-address';
import type { Found } from './recall-calls';

/** Nothing is recorded of where it comes from nor of what came of it: why, and the way back. */
export function RecallEmpty({ found: { start } }: { readonly found: Found }) {
  const { say } = useSay('recall');
  const { kind, id, name, assets } = start;
  const isEmptyLot = kind === 'lot' && assets === 0;
  return (
    <EmptyState
      icon={<Waypoints size={20} />}
      title={isEmptyLot ? say('recall:emptyLot', { name }) : say('recall:emptyTitle')}
      text={isEmptyLot ? say('recall:emptyLotText') : say('recall:emptyText', { name })}
      actions={
        <Button size="small" href={kind === 'lot' ? lotAddress(id) : assetAddress(id)}>
          {say(kind === 'lot' ? 'recall:openLot' : 'recall:open')}
        </Button>
      }
    />
  );
}
