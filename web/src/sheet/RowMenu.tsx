import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowRightToLine from 'lucide-react/icons/arrow-right-to-line';
import Copy from 'lucide-react/icons/copy';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Eraser from 'lucide-react/icons/eraser';
import Rows3 from 'lucide-react/icons/rows-3';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { Menu } from '../ui/popups';
import { useToasts } from '../ui/Toasts';
import { useSay } from '../words/use-say';
import type { CellRange } from './ranges';
import type { OpenMenu } from './use-row-menu';
import type { SheetScreen } from './use-sheet-screen';

export interface RowMenuProps {
  readonly screen: SheetScreen;
  /** Whether rows may be added and deleted. */
  readonly fixedRows: boolean;
}

interface Item {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** The keys that do the same. */
  readonly keys?: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  /** Parted from those after it. */
  readonly endsGroup?: boolean;
}

const Iconed = styled(MenuItem)(({ theme }) => ({
  '&&': { gap: 10 },
  '& > svg': { flex: 'none', color: theme.palette.ink3 },
}));
const Keys = styled('kbd')(({ theme }) => ({
  marginLeft: 'auto',
  paddingLeft: 24,
  fontFamily: 'inherit',
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
}));

/** What can be done with the chosen cells and their rows, each with the keys that do the same. */
export function RowMenu({ screen, fixedRows }: RowMenuProps) {
  const { menu, closeMenu, view } = screen;
  const { say } = useSay('sheet');
  const items = useItems(screen, menu, fixedRows);
  const count = menu === null ? 0 : menu.range.y1 - menu.range.y + 1;
  const row = menu === null ? undefined : view.area.rows[menu.range.y];
  const name = count > 1 ? say('sheet:rowsMenu', { count }) : say('sheet:rowMenu', { row: row?.row ?? 0 });
  return (
    <Menu
      open={menu !== null}
      onClose={closeMenu}
      anchorReference="anchorPosition"
      {...(menu !== null && { anchorPosition: menu.spot })}
      slotProps={{ list: { 'aria-label': name, dense: true } }}
    >
      {items.map(({ key, label, icon, keys, onClick, disabled = false, endsGroup = false }) => (
        <Iconed
          key={key}
          divider={endsGroup}
          disabled={disabled}
          onClick={() => {
            closeMenu();
            onClick();
          }}
        >
          {icon}
          {label}
          {keys !== undefined && <Keys>{keys}</Keys>}
        </Iconed>
      ))}
    </Menu>
  );
}

function useItems(screen: SheetScreen, menu: OpenMenu | null, fixedRows: boolean): readonly Item[] {
  const { say } = useSay('sheet');
  const copy = useCopy(screen);
  if (menu === null) return [];
  const { range, isForm } = menu;
  const { actions, view } = screen;
  const row = view.area.rows[range.y];
  const count = range.y1 - range.y + 1;
  const ofCells: readonly Item[] = [
    {
      ...{ key: 'form', label: say('sheet:asForm'), icon: <Rows3 size={16} />, keys: say('sheet:keysForm') },
      endsGroup: true,
      onClick: () => {
        if (row !== undefined) screen.open({ row: row.row, field: view.area.fields[range.x] ?? null });
      },
    },
    {
      ...{ key: 'copy', label: say('sheet:copy'), icon: <Copy size={16} />, keys: say('sheet:keysCopy') },
      onClick: () => copy(range),
    },
    {
      ...{ key: 'down', label: say('sheet:fillDown'), icon: <ArrowDownToLine size={16} /> },
      keys: say('sheet:keysDown'),
      disabled: range.y1 === 0,
      onClick: () => actions.fillDown(range),
    },
    {
      ...{ key: 'right', label: say('sheet:fillRight'), icon: <ArrowRightToLine size={16} /> },
      keys: say('sheet:keysRight'),
      disabled: range.x1 === 0,
      onClick: () => actions.fillRight(range),
    },
    {
      ...{
        key: 'clear',
        label: say('sheet:clearCells'),
        icon: <Eraser size={16} />,
        keys: say('sheet:keysClear'),
      },
      endsGroup: !fixedRows,
      onClick: () => actions.clear(range),
    },
  ];
  const ofRows: readonly Item[] = [
    {
      ...{ key: 'again', label: say('sheet:duplicate', { count }), icon: <CopyPlus size={16} /> },
      disabled: screen.maxRows - view.counts.total - view.counts.blank < count,
      onClick: () => screen.duplicate(range),
    },
    {
      ...{ key: 'remove', label: say('sheet:removeRows', { count }), icon: <Trash2 size={16} /> },
      ...(!isForm && { keys: say('sheet:keysRemove') }),
      disabled: view.area.rows.slice(range.y, range.y1 + 1).every(({ readOnly }) => readOnly === true),
      onClick: () => screen.removeRows(range),
    },
  ];
  return [...(isForm ? [] : ofCells), ...(fixedRows ? [] : ofRows)];
}

/** Copies cells by a press: where the browser refuses it, the keys that always work are said. */
function useCopy({ actions, view }: SheetScreen): (range: CellRange) => void {
  const { say } = useSay('sheet');
  const { show } = useToasts();
  return (range) => {
    const count = (range.y1 - range.y + 1) * (Math.min(range.x1, view.area.fields.length - 1) - range.x + 1);
    const refused = () => show({ tone: 'info', text: say('sheet:copyByKeys') });
    if (!('clipboard' in navigator)) refused();
    else
      void navigator.clipboard
        .writeText(actions.copy(range))
        .then(() => show({ tone: 'ok', text: say('sheet:copied', { count }) }), refused);
  };
}
