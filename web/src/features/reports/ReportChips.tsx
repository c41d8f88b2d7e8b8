import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Pencil from 'lucide-react/icons/pencil';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../call/queries';
import { phone } from '../../theme/media';
import { height } from '../../theme/tokens';
import { FilterChip } from '../../ui/FilterChip';
import { useSay } from '../../words/use-say';
import type { BoardProps } from './ReportHead';
import { chipsOf, removeInput } from './report-chips';

const Row = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'inline-flex', minWidth: 0, maxWidth: '100%' },
  [phone]: { '& > li': { minHeight: height.phoneTarget, alignItems: 'center' } },
});
const Change = styled(Button)(({ theme }) => ({
  minHeight: height.filterChip,
  height: height.filterChip,
  borderStyle: 'dashed',
  color: theme.palette.ink2,
  [phone]: { height: height.phoneTarget },
}));

export type ReportChipsProps = Pick<BoardProps, 'report' | 'assetType' | 'values' | 'onBack' | 'onFilters'>;

/** What narrows a report, each with its way out, and the way back to all of its filters. */
export function ReportChips({ report, assetType, values, onBack, onFilters }: ReportChipsProps) {
  const { say } = useSay('reports');
  const params = { assetId: String(assetType), reportId: String(report.id) };
  const inputs = useQuery(callQuery('reports.inputs', { params })).data?.fieldsInputs ?? [];
  const chips = chipsOf(inputs, values, (chosen, all) => say('reports:chosenOf', { chosen, all }));
  const remove = (name: string) => {
    const next = removeInput(inputs, values, name);
    onFilters(next.values, next.isSound);
  };
  return (
    <Row aria-label={say('reports:chips')}>
      {chips.map(({ name, label, value, canRemove }) => (
        <li key={name}>
          <FilterChip
            {...{ label, value }}
            onOpen={onBack}
            onRemove={
              canRemove
                ? () => {
                    remove(name);
                  }
                : undefined
            }
          />
        </li>
      ))}
      <li data-print="none">
        <Change size="small" startIcon={<Pencil size={14} aria-hidden="true" />} onClick={onBack}>
          {say('reports:changeFilters')}
        </Change>
      </li>
    </Row>
  );
}
