import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Pencil from 'lucide-react/icons/pencil';
import type { LotRow } from '@huella/domain/calls/lots';
import { lotAssetsField, lotModelOf } from '@huella/domain/catalogue/lots/lot-model';
import { FactSheet } from '../../form/FactSheet';
import { FormWaiting } from '../../form/FormWaiting';
import { SheetHead, SheetLine, SheetRoot, SheetWords } from '../../form/sheet-parts';
import { ActionsMenu } from '../../list/ActionsMenu';
import { FetchError } from '../../list/FetchError';
import { SummaryCards } from '../../list/SummaryCards';
import { useArrivalNotice } from '../../list/use-arrival-notice';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { useLocale, useModel } from '../../session/model';
import { leadsUnless, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { usePageTitle } from '../../shell/page-title';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { formatCount } from '../../ui/format-count';
import { StatusChip } from '../../ui/StatusChip';
import { useSay } from '../../words/use-say';
import { lotEditAddress } from './lot-address';
import { lotFormQuery, lotQuery } from './lot-calls';
import { LotMembers } from './LotMembers';
import { LotMessage } from './LotMessage';
import { useLotActions } from './use-lot-actions';

const Sub = styled('p')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.cell) }));
const Part = styled('section')({ display: 'grid', gap: 12, minWidth: 0 });

export interface LotSheetProps {
  readonly place: Place;
  readonly pk: number;
}

/** Everything known of a lot: what its assets come to, who they are, and its own facts (document 1 section 2). */
export function LotSheet({ place, pk }: LotSheetProps) {
  const { say } = useSay('lots');
  const { data, isPending, error, refetch } = useQuery(lotQuery(pk));
  useArrivalNotice();
  if (data === undefined) {
    if (isPending) return <FormWaiting shape="sheet" />;
    return <LotMessage why="notFetched" place={place} error={error} onRetry={() => void refetch()} />;
  }
  if (data.boxId !== place.boxId || data.assetType !== place.assetType)
    return <LotMessage why="elsewhere" place={place} />;
  return (
    <SheetRoot>
      <LotHead lot={data} place={place} />
      <Part aria-label={say('lots:summary')}>
        <Typography component="h2" variant="h3">
          {say('lots:summary')}
        </Typography>
        <SummaryCards summary={data.summary} />
      </Part>
      <LotMembers lot={data} place={place} />
      <Facts place={place} pk={pk} />
    </SheetRoot>
  );
}

function LotHead({ lot, place }: { readonly lot: LotRow; readonly place: Place }) {
  const { say, word, language } = useSay('lots');
  const navigate = useNavigate();
  const { noun } = useModel(place).model;
  const actions = useLotActions(place, () => void navigate({ href: paths.lots, replace: true }));
  usePageTitle(lot.name, place.boxName);
  const all = actions.of(lot);
  const record = all.find(({ key }) => key === 'events');
  const readOnlyReason = useReadOnlyReason(place);
  const inMenu = all.filter(({ key }) => ['recall', 'qr', 'remove'].includes(key));
  return (
    <SheetHead>
      <Breadcrumb crumbs={[{ label: say('lots:title'), href: paths.lots }, { label: lot.name }]} />
      <SheetWords>
        <SheetLine>
          <Typography component="h1" variant="h1" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {lot.name}
          </Typography>
          {lot.qr_event && <StatusChip tone="info">{say('lots:withQr')}</StatusChip>}
        </SheetLine>
        <Sub>
          {say('lots:heads', {
            figure: formatCount(lot.quantity_assets, language),
            noun: word(lot.quantity_assets === 1 ? noun.one : noun.many),
            place: place.boxName,
          })}
        </Sub>
      </SheetWords>
      {place.can('TAG_EDIT') && (
        <Button
          variant="outlined"
          startIcon={<Pencil size={16} />}
          {...leadsUnless(readOnlyReason, { href: lotEditAddress(lot.id) })}
        >
          {say('lots:edit')}
        </Button>
      )}
      {record?.onClick !== undefined && lot.quantity_assets > 0 && (
        <Button
          variant="contained"
          startIcon={<CalendarPlus size={16} />}
          {...leadsUnless(readOnlyReason, { onClick: record.onClick })}
        >
          {record.label}
        </Button>
      )}
      <ActionsMenu label={lot.name} actions={inMenu} />
      {actions.dialogs}
    </SheetHead>
  );
}

/** The lot's own fields; who is in it is above. */
function Facts({ place, pk }: LotSheetProps) {
  const { say } = useSay('lots');
  const { model, scope } = useModel(place);
  const locale = useLocale();
  const { data, error, refetch } = useQuery(lotFormQuery(pk));
  if (data === undefined && error === null) return null;
  return (
    <Part aria-label={say('lots:facts')}>
      {data === undefined ? (
        <FetchError title={say('lots:factsFailed')} error={error} onRetry={refetch} />
      ) : (
        <FactSheet
          model={lotModelOf(model)}
          scope={scope}
          locale={locale}
          values={{ ...data.values, [lotAssetsField]: null }}
        />
      )}
    </Part>
  );
}
