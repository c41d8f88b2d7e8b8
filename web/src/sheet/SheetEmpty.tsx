import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import CircleCheck from 'lucide-react/icons/circle-check';
import Table from 'lucide-react/icons/table';
import { EmptyState } from '../ui/EmptyState';
import { useSay } from '../words/use-say';
import type { RowFilter } from './problems';

export interface SheetEmptyProps {
  readonly filter: RowFilter;
  readonly onShowAll: () => void;
}

const Place = styled('div')({ flex: 1, minWidth: 0, display: 'grid', placeItems: 'center', padding: 24 });

/** Stands where no row is in view. */
export function SheetEmpty({ filter, onShowAll }: SheetEmptyProps) {
  const { say } = useSay('sheet');
  if (filter === 'all')
    return (
      <Place>
        <EmptyState icon={<Table size={20} />} title={say('sheet:noRows')} text={say('sheet:noRowsText')} />
      </Place>
    );
  return (
    <Place>
      <EmptyState
        kind="filtered"
        icon={<CircleCheck size={20} />}
        title={say('sheet:noneInView')}
        text={say(filter === 'errors' ? 'sheet:noErrorsLeft' : 'sheet:noWarningsLeft')}
        actions={
          <Button size="small" onClick={onShowAll}>
            {say('sheet:seeAllRows')}
          </Button>
        }
      />
    </Place>
  );
}
