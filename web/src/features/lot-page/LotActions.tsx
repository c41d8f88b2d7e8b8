import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import QrCode from 'lucide-react/icons/qr-code';
import type { AssetType } from '@huella/domain/model/asset-type';
import { lotField } from '@huella/domain/rules/lot-field';
import { ActionsMenu } from '../../list/ActionsMenu';
import type { RowAction } from '../../list/row-links';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { leadsUnless, refusedFor, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { useIsPhone } from '../../shell/use-media';
import { startSession } from '../../wizard/wizard-session';
import { useSay } from '../../words/use-say';
import { ActionRow } from '../asset-page/page-parts';
import { lotAddress, lotAssetsAddress, lotEditAddress } from '../lots/lot-address';
import { useLotActions, type LotAction } from '../lots/use-lot-actions';
import { transferWizard } from '../transfers/transfer-wizard';
import type { LotSeen } from './LotHead';

export interface LotActionsProps {
  readonly lot: LotSeen;
  readonly place: Place;
  readonly model: AssetType;
}

/** What can be done with a lot, where the page of an asset has it: its code, its form, sending it, an event on all, and the rest. */
export function LotActions({ lot, place, model }: LotActionsProps) {
  const { say } = useSay('lots', 'lotPage', 'page');
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const readOnlyReason = useReadOnlyReason(place);
  const actions = useLotActions(place, () => void navigate({ href: paths.lots, replace: true }));
  const all = actions.of(lot);
  const actionOf = (key: (typeof all)[number]['key']) => all.find((each) => each.key === key);
  const [code, record] = [actionOf('qr'), actionOf('events')];
  const canEdit = place.can('TAG_EDIT');
  const isEmpty = lot.quantity_assets === 0;
  const transfer = useTransferOfLot(lot, place);
  const editing = { href: lotEditAddress(lot.id) };
  const behindDots = useBehindDots({ lot, place, model, all });
  const dots = <ActionsMenu label={lot.name} actions={behindDots} />;
  return (
    <ActionRow>
      {isPhone && dots}
      {!isPhone && code?.onClick !== undefined && (
        <Button startIcon={<QrCode size={16} />} onClick={code.onClick}>
          {say('page:qr')}
        </Button>
      )}
      {!isPhone && canEdit && (
        <Button startIcon={<Pencil size={16} />} {...leadsUnless(readOnlyReason, editing)}>
          {say('lots:edit')}
        </Button>
      )}
      {place.can('ASSET_TRANSFER') && !isEmpty && (
        <Button
          startIcon={<ArrowLeftRight size={16} />}
          {...leadsUnless(readOnlyReason, { onClick: transfer })}
        >
          {say('lotPage:transfer')}
        </Button>
      )}
      {record?.onClick !== undefined && !isEmpty && (
        <Button
          variant="contained"
          startIcon={<CalendarPlus size={16} />}
          {...leadsUnless(readOnlyReason, { onClick: record.onClick })}
        >
          {record.label}
        </Button>
      )}
      {!isPhone && dots}
      {actions.dialogs}
    </ActionRow>
  );
}

/** Opens the wizard that sends all assets of a lot elsewhere; it asks whether the lot goes along. */
function useTransferOfLot(lot: LotSeen, place: Place): () => void {
  const navigate = useNavigate();
  return () => {
    const filters = [{ field: lotField.name, operator: 'inArray', values: [String(lot.id)] }];
    const chosen = { picked: null, filters, count: lot.quantity_assets };
    const v = startSession(transferWizard, place, lotAddress(lot.id), chosen);
    void navigate({ to: paths.transferNew, search: { v } });
  };
}

interface BehindDots extends LotActionsProps {
  readonly all: readonly LotAction[];
}

/** What is behind the three dots: on a telephone the code and the form, too. */
function useBehindDots({ lot, place, model, all }: BehindDots): readonly RowAction[] {
  const { say, word } = useSay('lots', 'lotPage');
  const isPhone = useIsPhone();
  const readOnlyReason = useReadOnlyReason(place);
  const actionOf = (key: LotAction['key']) => all.find((each) => each.key === key);
  const code = actionOf('qr');
  const labels = actionOf('labels');
  const editing = { href: lotEditAddress(lot.id) };
  const list: RowAction = {
    ...{ key: 'export', label: say('lotPage:list'), icon: <Download size={16} /> },
    href: lotAssetsAddress(lot.id),
  };
  const edits: readonly RowAction[] = [
    ...(isPhone ? [{ key: 'edit', label: say('lots:edit'), icon: <Pencil size={16} />, ...editing }] : []),
    {
      ...{ key: 'in', label: say('lotPage:movesIn', { many: word(model.noun.many) }) },
      ...{ icon: <Plus size={16} />, ...editing },
    },
  ];
  return [
    ...(isPhone && code !== undefined ? [{ ...code, icon: <QrCode size={16} /> }] : []),
    ...(labels === undefined ? [] : [{ ...labels, icon: <Printer size={16} /> }]),
    ...(place.can('TAG_EDIT') ? refusedFor(readOnlyReason, edits) : []),
    ...(lot.quantity_assets === 0 ? [] : [list]),
    ...[actionOf('recall'), actionOf('remove')].filter((each) => each !== undefined),
  ];
}
