import Button, { type ButtonProps } from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Pencil from 'lucide-react/icons/pencil';
import QrCode from 'lucide-react/icons/qr-code';
import Waypoints from 'lucide-react/icons/waypoints';
import type { MouseEvent } from 'react';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { SavedObject } from '@huella/domain/calls/objects';
import { isEmpty } from '@huella/domain/model/value';
import { paths } from '../../paths';
import { ActionsMenu } from '../../list/ActionsMenu';
import type { RowAction } from '../../list/row-links';
import type { Place } from '../../session/context';
import { leadsUnless, refusedFor, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { useIsPhone } from '../../shell/use-media';
import { startSession } from '../../wizard/wizard-session';
import { useSay } from '../../words/use-say';
import { assetAddress, assetEditAddress } from '../assets/asset-address';
import { useEventsMenu } from '../events/use-events-menu';
import { useGenealogy } from '../genealogy/use-genealogy';
import { useQrDialog } from '../qr/use-qr-dialog';
import { assetRecallAddress } from '../recall/recall-address';
import { transferWizard } from '../transfers/transfer-wizard';
import { ActionRow } from './page-parts';

export interface AssetActionsProps {
  readonly asset: SavedObject;
  readonly place: Place;
  readonly model: AssetType;
  /** It was retired: it stays as it is. */
  readonly isRetired: boolean;
}

/**
 * What can be done with one asset: its code, its form, sending it elsewhere, recording an event, and the rest behind three
 * dots. What is paused takes nothing; what has ended goes nowhere, and what was retired is not edited.
 */
export function AssetActions({ asset, place, model, isRetired }: AssetActionsProps) {
  const { say } = useSay('list', 'form', 'page', 'qr');
  const isPhone = useIsPhone();
  const readOnlyReason = useReadOnlyReason(place);
  const qr = useQrDialog();
  const isPaused = asset.pause !== undefined;
  const can = useOffered({ asset, place, model, isRetired });
  const events = useEventsMenu({ subject: { place, model }, from: () => assetAddress(asset.id) });
  const genealogy = useGenealogy(place);
  const { edit, transfer } = useWays(asset, place);
  const showCode = () => {
    qr.open({ id: asset.id, label: asset.label, qr_link: asset.publicPage ?? null });
  };
  const behindDots: readonly RowAction[] = [
    ...(isPhone ? [{ key: 'qr', label: say('qr:open'), icon: <QrCode size={16} />, onClick: showCode }] : []),
    ...(isPhone && can.edit
      ? refusedFor<RowAction>(readOnlyReason, [
          { key: 'edit', label: say('form:edit'), icon: <Pencil size={16} />, onClick: edit },
        ])
      : []),
    ...(can.move ? genealogy.actions({ id: asset.id, label: asset.label }) : []),
    {
      ...{ key: 'recall', label: say('list:wholeTrace'), icon: <Waypoints size={16} /> },
      href: assetRecallAddress(asset.id),
    },
  ];
  const dots = <ActionsMenu label={asset.label} actions={behindDots} />;
  return (
    <ActionRow>
      {isPhone ? (
        dots
      ) : (
        <AtDesk edit={can.edit ? leadsUnless(readOnlyReason, { onClick: edit }) : null} onCode={showCode} />
      )}
      {can.transfer && (
        <Button
          startIcon={<ArrowLeftRight size={16} />}
          {...leadsUnless(readOnlyReason, { onClick: transfer })}
        >
          {say('list:transfer')}
        </Button>
      )}
      {events.isOffered && !isPaused && (
        <Record
          isOpen={events.isOpen}
          press={leadsUnless(readOnlyReason, {
            onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
              events.open([asset.id, asset.label], currentTarget);
            },
          })}
        />
      )}
      {!isPhone && dots}
      {events.menu}
      {genealogy.dialog}
      {qr.dialog}
    </ActionRow>
  );
}

/** The ways from an asset to its form and to the wizard that sends it elsewhere. */
function useWays(asset: SavedObject, place: Place) {
  const navigate = useNavigate();
  const edit = () => {
    // The form takes the place of the page, so that going back leads to the list from both.
    void navigate({ href: assetEditAddress(asset.id), replace: true });
  };
  const transfer = () => {
    const one = { picked: [[asset.id, asset.label] as const], count: 1 };
    const v = startSession(transferWizard, place, assetAddress(asset.id), one);
    void navigate({ to: paths.transferNew, search: { v } });
  };
  return { edit, transfer };
}

/** What its user may do with an asset as it stands. */
function useOffered({ asset, place, model, isRetired }: AssetActionsProps) {
  const ending = model.disabledForEvents;
  const hasEnded =
    ending?.subtypes.includes(place.boxSubtype) === true && !isEmpty(asset.values[ending.field]);
  const isPaused = asset.pause !== undefined;
  return {
    edit: place.can('ASSET_EDIT') && !isPaused && !isRetired,
    move: !hasEnded && !isPaused && !isRetired,
    transfer: place.can('ASSET_TRANSFER') && !hasEnded && !isPaused && !isRetired,
  };
}

interface AtDeskProps {
  /** What editing does, or why it is refused; null for who may not. */
  readonly edit: ButtonProps | null;
  readonly onCode: () => void;
}

/** What is behind the dots of a telephone has buttons of its own where there is room. */
function AtDesk({ edit, onCode }: AtDeskProps) {
  const { say } = useSay('form', 'page');
  return (
    <>
      <Button startIcon={<QrCode size={16} />} onClick={onCode}>
        {say('page:qr')}
      </Button>
      {edit !== null && (
        <Button startIcon={<Pencil size={16} />} {...edit}>
          {say('form:edit')}
        </Button>
      )}
    </>
  );
}

/** Opens the menu of what can be recorded of it. */
function Record({ isOpen, press }: { readonly isOpen: boolean; readonly press: ButtonProps }) {
  const { say } = useSay('list');
  return (
    <Button
      variant="contained"
      startIcon={<CalendarPlus size={16} />}
      endIcon={<ChevronDown size={16} />}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      {...press}
    >
      {say('list:registerEvent')}
    </Button>
  );
}
