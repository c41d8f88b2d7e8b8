import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { styled } from '@mui/material/styles';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useState } from 'react';
import { phone } from '../theme/media';
import { Wide } from '../ui/by-width';
import { formatCount } from '../ui/format-count';
import { Popover } from '../ui/popups';
import { useSay } from '../words/use-say';
import { FirstRows } from './FirstRows';
import { isSelectable, selectInView } from './selection';
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
  const { selection, isWhole } = choice;
  const item = (label: string, pick: () => void) => (
    <MenuItem
      onClick={() => {
        pick();
        onDone();
      }}
    >
      {label}
    </MenuItem>
  );
  const page = () => {
    const alive = new Set(rows.filter((row) => isSelectable(row, ending)).map((row) => row.id));
    // Beside what is selected on other pages; of all, this page alone.
    choice.choose(selectInView(isWhole ? new Map() : selection, rows, alive));
  };
  return (
    <Items autoFocusItem>
      {item(say('list:selectPage'), page)}
      {item(say('list:selectAll', { total: formatCount(total, language) }), choice.selectWhole)}
      {item(say('list:invertAll'), choice.invert)}
      {item(say('list:selectNone'), choice.clear)}
      {item(say('list:paste'), choice.paste)}
    </Items>
  );
}
