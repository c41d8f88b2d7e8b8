import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { GridColDef } from '@mui/x-data-grid';
import { GRID_CHECKBOX_SELECTION_COL_DEF } from '@mui/x-data-grid';
import QrCode from 'lucide-react/icons/qr-code';
import { fieldKinds, isFigure } from '@huella/domain/engine/fields/index';
import type { Attribute } from '@huella/domain/model/attribute';
import type { AssetRow } from '@huella/domain/calls/objects';
import { stateName } from '@huella/domain/rules/state-fields';
import { canSort } from '@huella/domain/engine/lists/list-fields';
import type { Say } from '@huella/domain/phrases/areas';
import type { Words } from '@huella/domain/words';
import { gutter, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { visuallyHidden } from '../theme/visually-hidden';
import { OutsideLink } from '../ui/OutsideLink';
import { CellButton } from './CellButton';
import { hasButtons } from './cell-target';
import type { CellText } from './cell-text';
import { cellPadding, columnWidth, headingOf, leastWidth, stateWidth } from './columns';
import { checkWidth, codeWidth, gridClass, menuWidth } from './grid-look';
import type { ListSubject } from './list-subject';
import type { RowLinks } from './row-links';
import { RowMenu } from './RowMenu';
import { RowState } from './RowState';
import { takesSelection } from './selection';
import type { SearchMarks } from './use-search-marks';

export interface GridParts {
  readonly subject: ListSubject;
  readonly shown: readonly Attribute[];
  readonly text: CellText;
  /** Of a search, what it found; null without one. */
  readonly marks: SearchMarks | null;
  readonly links: RowLinks;
  readonly onWhy: (row: AssetRow) => void;
  readonly say: Say;
  readonly word: (words: Words) => string;
}

type Column = GridColDef<AssetRow>;

const Hidden = styled('span')(visuallyHidden);

/** Where else a search found something of a row: a line under its name, for which there is more room. */
export const noteHeight = 18;
const noteRoom = 90;
const Noted = styled('span')({
  display: 'inline-grid',
  maxWidth: '100%',
  lineHeight: `${String(noteHeight)}px`,
  verticalAlign: 'middle',
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
});
const Note = styled('span')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.meta) }));

/** The sign of the sort beside a heading: the name column has room for it, since lists are sorted by it. */
const sortSign = 18;

/** Room for a state with its reason. */
const goneStateWidth = 208;

/** The column that is no field. */
export const menuField = 'row_menu';
export const codeField = 'qr_link';

/**
 * The columns of the grid: checkboxes, what names a row and its state, which stay in view, the other attributes, and the
 * code and the menu of the row, which stay as well.
 */
export function gridColumns(parts: GridParts): Column[] {
  const [name, ...rest] = parts.shown;
  const others = rest.filter(({ follows }) => follows !== 'state');
  return [
    ...(takesSelection(parts.subject)
      ? [{ ...GRID_CHECKBOX_SELECTION_COL_DEF, width: checkWidth, minWidth: checkWidth }]
      : []),
    ...(name === undefined ? [] : [nameColumnOf(name, parts)]),
    stateColumn(parts),
    ...others.map((column) => attributeColumn(column, parts)),
    ...(parts.links.code === undefined ? [] : [codeColumn(parts, parts.links.code)]),
    menuColumn(parts),
  ];
}

function attributeColumn(column: Attribute, parts: GridParts): Column {
  const { subject, text, word } = parts;
  const width = columnWidth(column, subject.locale);
  const isName = subject.model.labelFields.includes(column.name);
  return {
    field: column.name,
    headerName: headingOf(column, word),
    sortable: canSort(column),
    width,
    minWidth: leastWidth(column, subject.locale),
    flex: width,
    ...(isFigure(column) && { align: 'right', headerAlign: 'right' }),
    ...(isName && { cellClassName: gridClass.quiet }),
    valueGetter: (_value, row) => text(column, row),
    ...drawnAs(column, parts),
  };
}

/** Buttons where a column has them, and a page elsewhere as a link; other cells are texts. */
function drawnAs(
  column: Attribute,
  { text, links, marks }: GridParts,
): Pick<Column, 'display' | 'renderCell'> {
  if (hasButtons(column)) {
    return {
      display: 'flex',
      renderCell: ({ row, tabIndex }) => <CellButton {...{ column, row, text, links, tabIndex }} />,
    };
  }
  if (fieldKinds[column.type].leadsTo !== 'page')
    return marks === null ? {} : { renderCell: ({ value }) => marks.mark(column, String(value)) };
  return {
    renderCell: ({ value, tabIndex }) =>
      typeof value === 'string' && value !== '' ? <OutsideLink address={value} tabIndex={tabIndex} /> : null,
  };
}

/** The width of the column that names a row. It is fixed: the state stays right beside it. */
function nameWidth(column: Attribute, subject: ListSubject, marks: SearchMarks | null): number {
  const lead = takesSelection(subject) ? 0 : gutter.wide - cellPadding;
  const noted = marks !== null && marks.noted.size > 0 ? noteRoom : 0;
  return columnWidth(column, subject.locale) + sortSign + lead + noted;
}

/** Where the column that names a row ends, in px from the left. */
export function endOfName(
  [name]: GridParts['shown'],
  subject: ListSubject,
  marks: SearchMarks | null,
): number {
  return (
    (takesSelection(subject) ? checkWidth : 0) + (name === undefined ? 0 : nameWidth(name, subject, marks))
  );
}

/** What names a row leads to it. */
function nameColumnOf(column: Attribute, parts: GridParts): Column {
  const { flex: _grows, ...usual } = attributeColumn(column, parts);
  const isFirst = !takesSelection(parts.subject);
  const { marks } = parts;
  const width = nameWidth(column, parts.subject, marks);
  const look = isFirst ? `${gridClass.name} ${gridClass.first}` : gridClass.name;
  return {
    ...usual,
    width,
    minWidth: width,
    rowHeader: true,
    cellClassName: look,
    headerClassName: look,
    renderCell: ({ row, value, tabIndex }) => {
      const name = typeof value === 'string' && value !== '' ? value : row.label;
      const link = (
        <Link
          href={parts.links.open(row)}
          tabIndex={tabIndex}
          title={name}
          color="inherit"
          sx={{ color: 'inherit' }}
        >
          {marks?.mark(column, name) ?? name}
        </Link>
      );
      if (marks?.noted.has(row.id) !== true) return link;
      return (
        <Noted>
          <span>{link}</span>
          <Note>{marks.elsewhere(row)}</Note>
        </Noted>
      );
    },
  };
}

function stateColumn({ subject, say, onWhy }: GridParts): Column {
  return {
    field: stateName,
    headerName: say('list:state'),
    // Of what is gone the reason is what one looks for.
    width: takesSelection(subject) ? stateWidth(subject.model, subject.locale) : goneStateWidth,
    display: 'flex',
    cellClassName: gridClass.state,
    headerClassName: gridClass.state,
    renderCell: ({ row, tabIndex }) => (
      <RowState
        row={row}
        tabIndex={tabIndex}
        onWhy={() => {
          onWhy(row);
        }}
      />
    ),
  };
}

/** The code of a row (document 1 section 2, QR column). */
function codeColumn({ say }: GridParts, open: NonNullable<RowLinks['code']>): Column {
  const look = `${gridClass.code} ${gridClass.edge}`;
  return {
    field: codeField,
    headerName: say('list:code'),
    sortable: false,
    ...{ width: codeWidth, minWidth: codeWidth, display: 'flex', align: 'center', headerAlign: 'center' },
    ...{ cellClassName: look, headerClassName: look },
    renderCell: ({ row, tabIndex }) => (
      <IconButton
        size="small"
        aria-label={say('list:codeOf', { label: row.label })}
        title={say('list:codeOf', { label: row.label })}
        tabIndex={tabIndex}
        aria-haspopup="dialog"
        onClick={() => {
          open(row);
        }}
      >
        <QrCode size={16} />
      </IconButton>
    ),
  };
}

function menuColumn({ say, links }: GridParts): Column {
  const look = links.code === undefined ? `${gridClass.menu} ${gridClass.edge}` : gridClass.menu;
  return {
    field: menuField,
    headerName: say('list:actions'),
    renderHeader: () => <Hidden>{say('list:actions')}</Hidden>,
    sortable: false,
    width: menuWidth,
    minWidth: menuWidth,
    display: 'flex',
    cellClassName: look,
    headerClassName: look,
    renderCell: ({ row, tabIndex }) => <RowMenu row={row} links={links} tabIndex={tabIndex} />,
  };
}
