import type { CellTemplateProp, ColumnRegular, EditorCtr, HyperFunc, VNode } from '@revolist/react-datagrid';
import { shownInCell } from '@huella/domain/engine/fields/grid-text';
import { isFigure } from '@huella/domain/engine/fields/index';
import type { Issue } from '@huella/domain/model/errors';
import type { Language } from '@huella/domain/words';
import { columnWidth, type FrozenColumn } from './frozen-column';
import type { ColumnReading, SheetColumn, SheetRow } from './sheet-store';

/** Width of the column with the row numbers and their button (document 2 section 9). */
export const rowHeadWidth = 60;

/** A row as the grid hands it back. */
export function rowOf(model: unknown): SheetRow {
  // The grid's rows are the store's own objects; its type of them is open.
  return model as SheetRow;
}

/** The worst that is said of a cell. */
export function issueOf(row: SheetRow | undefined, field: string): Issue | undefined {
  const found = row?.issues.filter((issue) => issue.field === field) ?? [];
  return found.find((issue) => issue.level === 'error') ?? found[0];
}

/** The columns in the grid's own terms. */
export function gridColumns(
  columns: readonly SheetColumn[],
  editor: EditorCtr,
  language: Language,
): ColumnRegular[] {
  return columns.map((column) => {
    const { name } = column.field;
    const textOf = (props: CellTemplateProp) =>
      shownInCell(column.field, rowOf(props.model).texts[name] ?? '', language);
    return {
      prop: name,
      name: column.label,
      size: column.width ?? columnWidth,
      minSize: rowHeadWidth,
      editor,
      readonly: ({ model }) => rowOf(model).readOnly === true,
      columnProperties: () => ({ class: isFigure(column.field) ? 'figure' : '', title: column.label }),
      columnTemplate: (create: HyperFunc<VNode>) => headOf(create, column),
      cellProperties: (props) => cellProperties(rowOf(props.model), column, textOf(props)),
      cellTemplate: (_create, props) => textOf(props),
    };
  });
}

/** What a cell that is changed says of what was there; undefined of others. */
export function beforeOf({ before }: SheetRow, { field, beforeText }: SheetColumn): string | undefined {
  const old = before?.[field.name];
  return old === undefined ? undefined : beforeText?.(old);
}

function headOf(create: HyperFunc<VNode>, { label, mandatory, reading }: SheetColumn) {
  const star = mandatory ? [create('span', { class: 'star', 'aria-hidden': 'true' }, '*')] : [];
  return [
    create('span', { class: 'head-text' }, label),
    ...star,
    ...(reading === undefined ? [] : [chipOf(create, reading)]),
  ];
}

/** How the texts of a column were read, and the way to read them otherwise. */
function chipOf(create: HyperFunc<VNode>, { text, hint, isOpen, onChange }: ColumnReading) {
  return create(
    'button',
    {
      type: 'button',
      class: { 'head-chip': true, 'is-open': isOpen },
      tabindex: '-1',
      title: hint,
      'aria-label': hint,
      onClick: (event: MouseEvent) => {
        event.stopPropagation();
        onChange();
      },
    },
    text,
  );
}

function cellProperties(row: SheetRow, column: SheetColumn, text: string) {
  const { field } = column;
  const level = issueOf(row, field.name)?.level;
  return {
    title: beforeOf(row, column) ?? text,
    class: {
      figure: isFigure(field),
      'cell-error': level === 'error',
      'cell-warning': level === 'warning',
      'cell-changed': level === undefined && row.before?.[field.name] !== undefined,
      'cell-fixed': row.readOnly === true,
    },
    'aria-invalid': level === 'error' ? 'true' : undefined,
    'aria-readonly': row.readOnly === true ? 'true' : undefined,
  };
}

export interface RowHeadOptions {
  readonly language: Language;
  /** Selects the whole row, or with Shift all rows up to it. */
  readonly onPick: (place: number, isMore: boolean) => void;
  readonly onOpen: (row: number) => void;
  readonly openLabel: (row: number) => string;
  /** The column that stays in view; null where none does. */
  readonly frozen: FrozenColumn | null;
  /** Goes to the cell of that column, by the place of its row. */
  readonly onFrozen: (place: number) => void;
}

/**
 * The fixed column at the left: the row's number, and the button that shows the row as a form. With a frozen column it
 * reaches over the first cells by the width of that, clear until the column itself is scrolled out of view. Which it is, the
 * frame around says: heads that changed with each scroll would be drawn anew, and the scrolling lost.
 */
export function rowHeads(options: RowHeadOptions) {
  const { onPick, frozen } = options;
  return {
    prop: 'row',
    size: rowHeadWidth + (frozen?.width ?? 0),
    columnTemplate: (create: HyperFunc<VNode>) => [
      create('span', { class: 'row-corner' }),
      ...(frozen === null
        ? []
        : [create('span', { class: 'row-frozen head-text', 'data-text': frozen.column.label })]),
    ],
    cellProperties: ({ rowIndex }: CellTemplateProp) => ({
      onClick: (event: MouseEvent) => onPick(rowIndex, event.shiftKey),
      role: 'rowheader',
    }),
    cellTemplate: (create: HyperFunc<VNode>, props: CellTemplateProp) => {
      const row = rowOf(props.model);
      return [
        numberOf(create, row, options),
        ...(frozen === null
          ? []
          : [
              frozenCell(create, row, frozen.column, {
                ...options,
                onGo: () => options.onFrozen(props.rowIndex),
              }),
            ]),
      ];
    },
  };
}

function numberOf(create: HyperFunc<VNode>, { row }: SheetRow, { openLabel, onOpen }: RowHeadOptions) {
  return create('span', { class: 'row-number' }, [
    create('button', {
      type: 'button',
      class: 'row-open',
      tabindex: '-1',
      'aria-label': openLabel(row),
      title: openLabel(row),
      onClick: (event: MouseEvent) => {
        event.stopPropagation();
        onOpen(row);
      },
    }),
    create('span', {}, String(row)),
  ]);
}

/**
 * What the frozen column says of a row, shown while that is out of view: a copy for the eye alone. A press leads to the cell
 * itself, where it can be changed.
 */
function frozenCell(
  create: HyperFunc<VNode>,
  row: SheetRow,
  { field }: SheetColumn,
  { language, onGo }: Pick<RowHeadOptions, 'language'> & { readonly onGo: () => void },
) {
  const text = shownInCell(field, row.texts[field.name] ?? '', language);
  return create('span', {
    class: { 'row-frozen': true, 'is-wrong': issueOf(row, field.name)?.level === 'error' },
    title: text,
    'data-text': text,
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      onGo();
    },
  });
}
