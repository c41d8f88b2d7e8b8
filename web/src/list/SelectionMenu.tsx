import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useState } from 'react';
import { phone } from '../theme/media';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { formatCount } from '../ui/format-count';
import { TextInput } from '../ui/TextInput';
import { WorkingButton } from '../ui/WorkingButton';
import { useSay } from '../words/use-say';
import { rowsAtOnce } from './list-call';
import { invertInView, isSelectable, selectInView } from './selection';
import type { List } from './use-list';
import type { SelectionChoice } from './use-selection';

export interface SelectionMenuProps {
  readonly list: List;
  readonly choice: SelectionChoice;
}

/** Rows that 'the first' offers to select (document 1 section 9). */
const firstByDefault = '5';

const Items = styled(MenuList)({ padding: 4 });
const First = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 72px auto',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  borderTop: `1px solid ${theme.palette.line}`,
  ...typeStyle(type.cell),
}));

const Wide = styled('span')({ [phone]: { display: 'none' } });

/** Changes the selection as a whole: nothing, this page, the whole list, turned over, the first so many. */
export function SelectionMenu({ list, choice }: SelectionMenuProps) {
  const { say, language } = useSay('list');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [count, setCount] = useState(firstByDefault);
  const { rows, ending, total = 0 } = list;
  const { selection, select } = choice;
  const figure = formatCount(total, language);
  const pick = (change: () => void) => () => {
    change();
    setAnchor(null);
  };
  const alive = new Set(rows.filter((row) => isSelectable(row, ending)).map((row) => row.id));
  const isCount = /^[1-9]\d{0,4}$/.test(count) && Number(count) <= rowsAtOnce;
  return (
    <>
      <Button
        size="small"
        variant="text"
        aria-label={say('list:changeSelection', { total: figure })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        endIcon={<ChevronUp size={14} />}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        <Wide>{say('list:ofTotal', { total: figure })}</Wide>
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => {
          setAnchor(null);
        }}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': say('list:selection'), sx: { width: 288 } } }}
      >
        <Items autoFocusItem>
          <MenuItem onClick={pick(() => select(selectInView(selection, rows, alive)))}>
            {say('list:selectPage')}
          </MenuItem>
          <MenuItem disabled={total > rowsAtOnce} onClick={pick(() => choice.selectFirst(total))}>
            {say('list:selectAll', { total: figure })}
          </MenuItem>
          <MenuItem onClick={pick(() => select(invertInView(selection, rows, ending)))}>
            {say('list:invertPage')}
          </MenuItem>
          <MenuItem onClick={pick(() => select(new Map()))}>{say('list:selectNone')}</MenuItem>
        </Items>
        <First
          onSubmit={(event) => {
            event.preventDefault();
            if (isCount) pick(() => choice.selectFirst(Number(count)))();
          }}
        >
          {say('list:selectFirst')}
          <TextInput
            size="small"
            hideLabel
            label={say('list:firstRows')}
            inputMode="numeric"
            maxLength={5}
            value={count}
            onChange={setCount}
          />
          <WorkingButton size="small" type="submit" working={choice.isSelecting} disabled={!isCount}>
            {say('list:select')}
          </WorkingButton>
        </First>
      </Popover>
    </>
  );
}
