import { styled } from '@mui/material/styles';
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
import { cellPadding, type GridColumn } from '../ui/grid/grid-column';
import { gridClass } from '../ui/grid/grid-look';
import { OutsideLink } from '../ui/OutsideLink';
import { PlainIconButton } from '../ui/PlainIconButton';
import { CellButton } from './CellButton';
import { hasButtons } from './cell-target';
import type { CellText } from './cell-text';
import { columnWidth, headingOf, leastWidth, stateWidth } from './columns';
import type { ListSubject } from './list-subject';
import { NameLink } from './NameLink';
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

type Column = GridColumn<AssetRow>;

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

/** Width of a column of one button. */
const buttonWidth = 40;

/**
 * The columns of the grid: what names a row and its state, which stay in view, the other attributes, and the code and the
 * menu of the row, which stay as well.
 */
export function gridColumns(parts: GridParts): Column[] {
  const [name, ...rest] = parts.shown;
  const others = rest.filter(({ follows }) => follows !== 'state');
  return [
    ...(name === undefined ? [] : [nameColumnOf(name, parts)]),
    stateColumn(parts),
    ...others.map((column) => attributeColumn(column, parts)),
    ...(parts.links.code === undefined ? [] : [codeColumn(parts, parts.links.code)]),
    menuColumn(parts),
  ];
}

function attributeColumn(column: Attribute, parts: GridParts): Column {
  const { subject, text, word } = parts;
  const isName = subject.model.labelFields.includes(column.name);
  return {
    field: column.name,
    heading: headingOf(column, word),
    isSortable: canSort(column),
    width: columnWidth(column, subject.locale),
    least: leastWidth(column, subject.locale),
    isFigure: isFigure(column),
    ...(isName && { look: gridClass.quiet }),
    text: (row) => text(column, row),
    ...drawnAs(column, parts),
  };
}

/** Buttons where a column has them, and a page elsewhere as a link; other cells are texts. */
function drawnAs(column: Attribute, { text, links, marks }: GridParts): Pick<Column, 'isControl' | 'draw'> {
  if (hasButtons(column)) {
    return {
      isControl: true,
      draw: (row, tabIndex) => <CellButton {...{ column, row, text, links, tabIndex }} />,
    };
  }
  if (fieldKinds[column.type].leadsTo !== 'page')
    return marks === null ? {} : { draw: (row) => marks.mark(column, text(column, row)) };
  return {
    draw: (row, tabIndex) => {
      const address = text(column, row);
      return address === '' ? null : <OutsideLink address={address} tabIndex={tabIndex} />;
    },
  };
}

/** The width of the column that names a row. It is fixed: the state stays right beside it. */
function nameWidth(column: Attribute, subject: ListSubject, marks: SearchMarks | null): number {
  const lead = takesSelection(subject) ? 0 : gutter.wide - cellPadding;
  const noted = marks !== null && marks.noted.size > 0 ? noteRoom : 0;
  return columnWidth(column, subject.locale) + sortSign + lead + noted;
}

/** What names a row leads to it. */
function nameColumnOf(column: Attribute, parts: GridParts): Column {
  const { least: _grows, ...usual } = attributeColumn(column, parts);
  const isFirst = !takesSelection(parts.subject);
  const { marks } = parts;
  return {
    ...usual,
    width: nameWidth(column, parts.subject, marks),
    isRowHeader: true,
    stays: 'start',
    look: isFirst ? `${gridClass.name} ${gridClass.first}` : gridClass.name,
    draw: (row, tabIndex) => {
      const text = parts.text(column, row);
      const name = text === '' ? row.label : text;
      const link = (
        <NameLink href={parts.links.open(row)} tabIndex={tabIndex} title={name}>
          {marks?.mark(column, name) ?? name}
        </NameLink>
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
    heading: say('list:state'),
    isSortable: true,
    // Of what is gone the reason is what one looks for.
    width: takesSelection(subject) ? stateWidth(subject.model, subject.locale) : goneStateWidth,
    isControl: true,
    stays: 'start',
    text: () => '',
    draw: (row, tabIndex) => (
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

/** What a narrow column of one button has: it stays at the end, and a slip of the pointer beside the button opens nothing. */
const buttonColumn = {
  isSortable: false,
  width: buttonWidth,
  isControl: true,
  isAside: true,
  stays: 'end',
  look: gridClass.button,
  text: () => '',
} as const;

/** The code of a row (document 1 section 2, QR column). */
function codeColumn({ say }: GridParts, open: NonNullable<RowLinks['code']>): Column {
  return {
    ...buttonColumn,
    field: 'qr_link',
    heading: say('list:code'),
    draw: (row, tabIndex) => (
      <PlainIconButton
        label={say('list:codeOf', { label: row.label })}
        title={say('list:codeOf', { label: row.label })}
        tabIndex={tabIndex}
        aria-haspopup="dialog"
        onClick={() => {
          open(row);
        }}
      >
        <QrCode size={16} />
      </PlainIconButton>
    ),
  };
}

function menuColumn({ say, links }: GridParts): Column {
  return {
    ...buttonColumn,
    field: 'row_menu',
    heading: say('list:actions'),
    isUnlabelled: true,
    draw: (row, tabIndex) => <RowMenu row={row} links={links} tabIndex={tabIndex} />,
  };
}
