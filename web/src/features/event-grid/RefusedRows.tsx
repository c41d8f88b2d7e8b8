import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { decidingColumns } from '@huella/domain/engine/events/row-columns';
import { useRecordText } from '../../fields/use-record-text';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import type { EventGrid } from './use-event-grid';

const Reason = styled('p')(({ theme }) => ({
  color: theme.palette.state.danger.text,
  ...typeStyle(type.meta),
}));
const Actions = styled('div')({ marginTop: 8 });

/** Why the server did not take a row, in words; '' of any other. */
export function useRefusalText({ event, subject, refusalOf }: EventGrid): (id: number) => string {
  const text = useRecordText(event.fields, subject.locale);
  return (id) => (refusalOf(id)?.issues ?? []).map(text).join(' · ');
}

export interface RefusedRowProps {
  readonly grid: EventGrid;
  readonly id: number;
}

/** Why the server did not take a row, and the way to leave it out. What it says otherwise is sent again. */
export function RefusedRow({ grid, id }: RefusedRowProps) {
  const { say } = useSay('eventGrid');
  const text = useRefusalText(grid)(id);
  if (text === '') return null;
  return (
    <div role="note">
      <Reason>{text}</Reason>
      <Actions>
        <Button
          size="small"
          onClick={() => {
            grid.edits.write(
              decidingColumns(grid.columns).map(({ field }) => ({ id, field: field.name, text: '' })),
            );
          }}
        >
          {say('eventGrid:leaveOut')}
        </Button>
      </Actions>
    </div>
  );
}

export interface RefusedRowsProps {
  readonly grid: EventGrid;
  readonly onGo: (id: number) => void;
}

/** The rows that the server did not take, each with its reason. */
export function RefusedRows({ grid, onGo }: RefusedRowsProps) {
  const { say } = useSay('eventGrid');
  const refused = grid.read.rows.filter(({ asset }) => grid.refusalOf(asset.id) !== null);
  if (refused.length === 0) return null;
  return (
    <>
      <h2 data-tone="danger">
        <CircleAlert size={16} aria-hidden="true" />
        {say('eventGrid:refusedRows', { count: refused.length })}
      </h2>
      <ul>
        {refused.map(({ asset }) => (
          <li key={asset.id}>
            <button type="button" data-row-link onClick={() => onGo(asset.id)}>
              {asset.label}
            </button>
            <RefusedRow grid={grid} id={asset.id} />
          </li>
        ))}
      </ul>
    </>
  );
}
