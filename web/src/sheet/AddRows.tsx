import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ListPlus from 'lucide-react/icons/list-plus';
import { useState, type SyntheticEvent } from 'react';
import { maxRowsAdded } from '@huella/domain/rules/limits';
import { Popover } from '../ui/popups';
import { TextInput } from '../ui/TextInput';
import { useSay } from '../words/use-say';
import { parseRowCount } from './row-count';

export interface AddRowsProps {
  /** Rows that there is room for. */
  readonly room: number;
  readonly onAdd: (count: number) => void;
}

const Form = styled('form')({ display: 'grid', gap: 12, width: 240, padding: 16 });

/** Adds so many empty rows at the end (document 2 section 9). */
export function AddRows({ room: left, onAdd }: AddRowsProps) {
  const { say } = useSay('sheet');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [typed, setTyped] = useState('1');
  const [wanted, setWanted] = useState<number | null>(null);
  const room = Math.min(left, maxRowsAdded);
  const count = parseRowCount(typed);
  const canAdd = count !== null && count <= room;
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!canAdd) return;
    setWanted(count);
    setAnchor(null);
  };
  // Only once it is closed: closing gives the focus back to the button, and the new rows shall have it.
  const finish = () => {
    if (wanted !== null) onAdd(wanted);
    setWanted(null);
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<ListPlus size={16} />}
        aria-haspopup="dialog"
        disabled={room < 1}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {say('sheet:addRows')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': say('sheet:addRows') },
          transition: { onExited: finish },
        }}
      >
        <Form onSubmit={add}>
          <TextInput
            label={say('sheet:rowsToAdd')}
            value={typed}
            // Digits alone, four at most (document 2 section 5).
            onChange={(text) => setTyped(text.replace(/\D/g, '').slice(0, 4))}
            inputMode="numeric"
            maxLength={4}
            autoFocus
            hint={say('sheet:rowsToAddHint', { count: room })}
          />
          <Button type="submit" variant="contained" disabled={!canAdd}>
            {count === null ? say('sheet:addRows') : say('sheet:addCount', { count })}
          </Button>
        </Form>
      </Popover>
    </>
  );
}
