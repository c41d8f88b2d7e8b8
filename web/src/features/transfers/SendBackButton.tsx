import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import Undo2 from 'lucide-react/icons/undo-2';
import type { TransferAsset, TransferRow } from '@huella/domain/calls/transfers';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { leadsUnless, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { startSession } from '../../wizard/wizard-session';
import { useSay } from '../../words/use-say';
import { transferAddress } from './transfer-address';
import { transferWizard } from './transfer-wizard';

export interface SendBackButtonProps {
  readonly place: Place;
  readonly transfer: TransferRow;
  readonly assets: readonly TransferAsset[];
}

/**
 * A transfer that is done is never undone: who received it may send back what is still there, in a transfer of its own.
 * Nothing is drawn where nothing is left.
 */
export function SendBackButton({ place, transfer, assets }: SendBackButtonProps) {
  const { say } = useSay('arrivals');
  const navigate = useNavigate();
  const readOnlyReason = useReadOnlyReason(place);
  const left = assets.filter(({ here }) => here);
  const { source, id, assetType } = transfer;
  if (left.length === 0 || source.alias === undefined || assetType !== place.assetType) return null;
  const chosen = {
    picked: left.map((asset) => [asset.id, asset.label] as const),
    count: left.length,
    alias: source.alias,
  };
  return (
    <Button
      size="small"
      startIcon={<Undo2 size={16} />}
      {...leadsUnless(readOnlyReason, {
        onClick: () => {
          const v = startSession(transferWizard, place, transferAddress(id), chosen);
          void navigate({ to: paths.transferNew, search: { v } });
        },
      })}
    >
      {say('arrivals:sendBack', { source: source.name })}
    </Button>
  );
}
