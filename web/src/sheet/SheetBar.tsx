import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import Redo2 from 'lucide-react/icons/redo-2';
import Replace from 'lucide-react/icons/replace';
import Rows3 from 'lucide-react/icons/rows-3';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useIsPhone } from '../shell/use-media';
import { offsetRing } from '../theme/focus';
import { phone } from '../theme/media';
import { height, motion, radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { formatCount } from '../ui/format-count';
import { IconAction } from '../ui/IconAction';
import { useSay } from '../words/use-say';
import { AddRows } from './AddRows';
import type { RowFilter } from './problems';
import type { RowCounts } from './sheet-store';
import { shownRows } from './row-count';
import type { Frozen } from './use-frozen';

export interface SheetBarProps {
  readonly counts: RowCounts;
  readonly filter: RowFilter;
  readonly onFilter: (filter: RowFilter) => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onFind: () => void;
  /** Shows a row as a form; undefined where rows are cards that open so themselves. */
  readonly onForm: (() => void) | undefined;
  /** Which column stays in view; undefined where rows are cards, which each begin with it. */
  readonly frozen: Frozen | undefined;
  /** Shows what can be done with the chosen cells; undefined where rows are cards. */
  readonly onMenu: ((pressed: Element) => void) | undefined;
  /** Whether any are chosen. */
  readonly canMenu: boolean;
  /** Rows that are selected and could be deleted. */
  readonly removable: number;
  readonly onRemove: () => void;
  /** Adds so many rows at the end; undefined where none may be added. */
  readonly onAdd: ((count: number) => void) | undefined;
  /** The most rows that there may be. */
  readonly maxRows: number;
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  padding: '8px 16px',
  borderBottom: `1px solid ${theme.palette.line}`,
  '& > [data-push]': { flex: 1 },
  [phone]: { '& > [data-push]': { display: 'none' } },
}));
const Views = styled('div')(({ theme }) => ({
  display: 'flex',
  padding: 2,
  borderRadius: radius.base,
  backgroundColor: theme.palette.track,
  [phone]: { flex: '1 1 100%', justifyContent: 'space-between' },
}));
const View = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: height.input.compact - 4,
  padding: '0 12px',
  border: 0,
  borderRadius: radius.inner,
  backgroundColor: 'transparent',
  color: theme.palette.ink2,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}ms`,
  ...typeStyle({ ...type.cell, weight: 500 }),
  '&[aria-pressed="true"]': {
    backgroundColor: theme.palette.surface,
    color: theme.palette.accent.text,
    boxShadow: theme.palette.shadow.thumb,
  },
  '&:focus-visible': offsetRing(theme.palette.accent.mark),
  [phone]: { minHeight: height.phoneTarget, padding: '0 8px' },
}));
const Pill = styled('span')(({ theme }) => ({
  minWidth: 20,
  padding: '1px 6px',
  borderRadius: radius.full,
  backgroundColor: theme.palette.state.neutral.ground,
  color: theme.palette.state.neutral.text,
  ...typeStyle(type.tiny),
  '&[data-tone="danger"]': {
    backgroundColor: theme.palette.state.danger.ground,
    color: theme.palette.state.danger.text,
  },
  '&[data-tone="warning"]': {
    backgroundColor: theme.palette.state.warning.ground,
    color: theme.palette.state.warning.text,
  },
}));

/** The bar over the grid: which rows are in view, and what can be done with them. */
export function SheetBar(props: SheetBarProps) {
  const { say } = useSay('sheet');
  const isPhone = useIsPhone();
  return (
    <Bar role="group" aria-label={say('sheet:tools')}>
      <RowViews counts={props.counts} filter={props.filter} onFilter={props.onFilter} />
      <span data-push />
      {props.removable > 0 && (
        <Button size="small" startIcon={<Trash2 size={16} />} onClick={props.onRemove}>
          {say('sheet:removeRows', { count: props.removable })}
        </Button>
      )}
      <IconAction size="small" label={say('sheet:undo')} disabled={!props.canUndo} onClick={props.onUndo}>
        <Undo2 size={16} />
      </IconAction>
      <IconAction size="small" label={say('sheet:redo')} disabled={!props.canRedo} onClick={props.onRedo}>
        <Redo2 size={16} />
      </IconAction>
      {props.frozen !== undefined && <FreezeButton frozen={props.frozen} />}
      {props.onMenu !== undefined && (
        <IconAction
          size="small"
          label={say('sheet:cellsMenu')}
          aria-haspopup="menu"
          disabled={!props.canMenu}
          onClick={(event) => props.onMenu?.(event.currentTarget)}
        >
          <Ellipsis size={16} />
        </IconAction>
      )}
      {isPhone ? (
        <IconAction size="small" label={say('sheet:findReplace')} onClick={props.onFind}>
          <Replace size={16} />
        </IconAction>
      ) : (
        <Button size="small" startIcon={<Replace size={16} />} onClick={props.onFind}>
          {say('sheet:findReplace')}
        </Button>
      )}
      {props.onAdd !== undefined && (
        <AddRows room={props.maxRows - shownRows(props.counts)} onAdd={props.onAdd} />
      )}
      {props.onForm !== undefined && (
        <Button
          size="small"
          startIcon={<Rows3 size={16} />}
          disabled={shownRows(props.counts) === 0}
          onClick={props.onForm}
        >
          {say('sheet:asForm')}
        </Button>
      )}
    </Bar>
  );
}

/** Lets the column that names the rows stay in view, or scroll with the others. */
function FreezeButton({ frozen: { column, isOn, toggle } }: { readonly frozen: Frozen }) {
  const { say } = useSay('sheet');
  if (column === null) return null;
  return (
    <IconAction
      size="small"
      label={say('sheet:freeze', { field: column.column.label })}
      aria-pressed={isOn}
      onClick={toggle}
    >
      {isOn ? <Pin size={16} /> : <PinOff size={16} />}
    </IconAction>
  );
}

type RowViewsProps = Pick<SheetBarProps, 'counts' | 'filter' | 'onFilter'>;

/** All rows, those with an error, those with a warning: with how many each has. */
function RowViews({ counts, filter, onFilter }: RowViewsProps) {
  const { say, language } = useSay('sheet');
  const views = [
    { name: 'all', label: say('sheet:allRows'), count: shownRows(counts), tone: 'neutral' },
    { name: 'errors', label: say('sheet:errorRows'), count: counts.withErrors, tone: 'danger' },
    { name: 'warnings', label: say('sheet:warningRows'), count: counts.withWarnings, tone: 'warning' },
  ] as const;
  return (
    <Views role="group" aria-label={say('sheet:rowsInView')}>
      {views.map(({ name, label, count, tone }) => (
        <View key={name} type="button" aria-pressed={filter === name} onClick={() => onFilter(name)}>
          {label}
          <Pill data-tone={count > 0 ? tone : 'neutral'}>{formatCount(count, language)}</Pill>
        </View>
      ))}
    </Views>
  );
}
