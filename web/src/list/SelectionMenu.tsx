import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useState } from 'react';
import { phone } from '../theme/media';
import { formatCount } from '../ui/format-count';
import { useSay } from '../words/use-say';
import { FirstRows } from './FirstRows';
import { rowsAtOnce } from './list-call';
import { invertInView, isSelectable, selectInView } from './selection';
import type { List } from './use-list';
import type { SelectionChoice } from './use-selection';

export interface SelectionMenuProps {
  readonly list: List;
  readonly choice: SelectionChoice;
}

const Items = styled(MenuList)({ padding: 4 });
/** On phones only its arrow is seen, close to the count that it is about. */
const Opener = styled(Button)({
  [phone]: { minWidth: 44, padding: 0, marginLeft: -12, '& .MuiButton-endIcon': { margin: 0 } },
});
const Wide = styled('span')({ [phone]: { display: 'none' } });

/** Changes the selection as a whole: nothing, this page, the whole list, turned over, the first so many. */
export function SelectionMenu({ list, choice }: SelectionMenuProps) {
  const { say, language } = useSay('list');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const total = formatCount(list.total ?? 0, language);
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <Opener
        size="small"
        variant="text"
        aria-label={say('list:changeSelection', { total })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        endIcon={<ChevronUp size={14} />}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        <Wide>{say('list:ofTotal', { total })}</Wide>
      </Opener>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': say('list:selection'),
            sx: { minWidth: 288, maxWidth: 'calc(100vw - 32px)' },
          },
        }}
      >
        <Wholes list={list} choice={choice} onDone={close} />
        <FirstRows
          model={list.subject.model}
          isWorking={choice.isSelecting}
          onSelect={(count) => {
            choice.selectFirst(count);
            close();
          }}
        />
      </Popover>
    </>
  );
}

function Wholes({ list, choice, onDone }: SelectionMenuProps & { readonly onDone: () => void }) {
  const { say, language } = useSay('list');
  const { rows, ending, total = 0 } = list;
  const { selection, select } = choice;
  const alive = rows.filter((row) => isSelectable(row, ending)).map((row) => row.id);
  const item = (label: string, pick: () => void, disabled = false) => (
    <MenuItem
      disabled={disabled}
      onClick={() => {
        pick();
        onDone();
      }}
    >
      {label}
    </MenuItem>
  );
  return (
    <Items autoFocusItem>
      {item(say('list:selectPage'), () => select(selectInView(selection, rows, new Set(alive))))}
      {item(say('list:selectAll', { total: formatCount(total, language) }), () => {
        // More than can be named one by one are all that the filters find (decisions section 1).
        if (total > rowsAtOnce) choice.selectWhole();
        else choice.selectFirst(total);
      })}
      {item(say('list:invertPage'), () => select(invertInView(selection, rows, ending)))}
      {item(say('list:selectNone'), () => select(new Map()))}
    </Items>
  );
}
