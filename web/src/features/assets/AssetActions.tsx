import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import ChevronDown from 'lucide-react/icons/chevron-down';
import GitBranch from 'lucide-react/icons/git-branch';
import type { MouseEvent } from 'react';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { SavedObject } from '@huella/domain/calls/objects';
import { isEmpty } from '@huella/domain/model/value';
import { useGenealogy } from '../genealogy/use-genealogy';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { leadsUnless, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { startSession } from '../../wizard/wizard-session';
import { useSay } from '../../words/use-say';
import { useEventsMenu } from '../events/use-events-menu';
import { transferWizard } from '../transfers/transfer-wizard';
import { assetAddress } from './asset-address';

export interface AssetActionsProps {
  readonly asset: SavedObject;
  readonly place: Place;
  readonly model: AssetType;
}

/** What can be done with one asset that is not paused: record an event on it, send it elsewhere. One that has ended goes nowhere. */
export function AssetActions({ asset, place, model }: AssetActionsProps) {
  const { say } = useSay('list', 'genealogy');
  const navigate = useNavigate();
  const genealogy = useGenealogy(place);
  const ending = model.disabledForEvents;
  const hasEnded =
    ending?.subtypes.includes(place.boxSubtype) === true && !isEmpty(asset.values[ending.field]);
  const one = { picked: [[asset.id, asset.label] as const], count: 1 };
  const transfer = () => {
    const v = startSession(transferWizard, place, assetAddress(asset.id), one);
    void navigate({ to: paths.transferNew, search: { v } });
  };
  const events = useEventsMenu({ subject: { place, model }, from: () => assetAddress(asset.id) });
  const { open } = genealogy;
  const readOnlyReason = useReadOnlyReason(place);
  return (
    <>
      {open !== null && !hasEnded && (
        <Button
          startIcon={<GitBranch size={16} />}
          {...leadsUnless(readOnlyReason, { onClick: () => open(asset) })}
        >
          {say('genealogy:open')}
        </Button>
      )}
      {place.can('ASSET_TRANSFER') && !hasEnded && (
        <Button
          startIcon={<ArrowLeftRight size={16} />}
          {...leadsUnless(readOnlyReason, { onClick: transfer })}
        >
          {say('list:transfer')}
        </Button>
      )}
      {events.isOffered && (
        <Button
          variant="contained"
          startIcon={<CalendarPlus size={16} />}
          endIcon={<ChevronDown size={16} />}
          aria-haspopup="menu"
          aria-expanded={events.isOpen}
          {...leadsUnless(readOnlyReason, {
            onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
              events.open([asset.id, asset.label], currentTarget);
            },
          })}
        >
          {say('list:registerEvent')}
        </Button>
      )}
      {events.menu}
      {genealogy.dialog}
    </>
  );
}
