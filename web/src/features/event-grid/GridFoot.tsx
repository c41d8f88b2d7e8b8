import Button from '@mui/material/Button';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { decidingColumns } from '@huella/domain/engine/events/row-columns';
import { useCounted } from '../../list/use-counted';
import { StickyFooter } from '../../ui/StickyFooter';
import { useSay } from '../../words/use-say';
import type { EventGrid } from './use-event-grid';

export interface GridFootProps {
  readonly grid: EventGrid;
  readonly onBack: (() => void) | undefined;
}

/** The way on: open once something was filled in and nothing of it is wrong. Rows without anything are left out. */
export function GridFoot({ grid, onBack }: GridFootProps) {
  const { say } = useSay('eventGrid');
  const { wizard, read, edits } = grid;
  const counted = useCounted(wizard.subject.model)(read.counted.length);
  return (
    <StickyFooter
      column="none"
      start={
        onBack !== undefined && (
          <Button startIcon={<ArrowLeft size={16} />} onClick={onBack}>
            {say('ui:goBack')}
          </Button>
        )
      }
      note={useFootNote(grid)}
      end={
        <Button
          variant="contained"
          endIcon={<ArrowRight size={16} />}
          disabled={read.counted.length === 0 || read.faulty.length > 0}
          onClick={() => {
            edits.flush();
            wizard.goNext();
          }}
        >
          {say('eventGrid:review', counted)}
        </Button>
      }
    />
  );
}

/** Why one cannot go on, or which rows are left out. */
export function useFootNote({ read, columns }: EventGrid): string {
  const { say, word } = useSay('eventGrid');
  if (read.counted.length === 0) return say('eventGrid:nothingYet');
  if (read.faulty.length > 0) return say('eventGrid:fixFirst', { count: read.faulty.length });
  const left = read.rows.length - read.counted.length;
  const [first] = decidingColumns(columns);
  return left === 0 || first === undefined
    ? ''
    : say('eventGrid:leftOut', { count: left, field: word(first.field.label).toLowerCase() });
}
