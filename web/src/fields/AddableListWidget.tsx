import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Plus from 'lucide-react/icons/plus';
import { useContext, type ReactNode } from 'react';
import { isFigure } from '@huella/domain/engine/fields/index';
import { maxRowsOf } from '@huella/domain/engine/fields/rows';
import type { Field } from '@huella/domain/model/field';
import { plainText, type RowValue } from '@huella/domain/model/value';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { FieldFrame, type FieldIds } from '../ui/FieldFrame';
import { keepFocus } from '../ui/keep-focus';
import { RowsTable, type TableColumn } from '../ui/RowsTable';
import { useSay } from '../words/use-say';
import { ListActionsContext, type ListActions } from './list-actions';
import { ListRowActions, OpenRowActions } from './ListRowActions';
import { isDeleted, rowsOf, type Rows } from './list-rows';
import { nothing } from './PlainView';
import { ReadCell, TypedCell } from './RowCell';
import { issuesOfRow, keysOfRows } from './placed-issues';
import { labelWithUnit } from './raw-value';
import { cellText, rowName } from './row-words';
import { useListRows, type ListRows } from './use-list-rows';
import type { ViewProps, Widget, WidgetProps } from './widget';

const Nothing = styled('p')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.cell) }));
const Foot = styled('div')({ marginTop: 8 });

function columnsOf({ field, locale }: Pick<WidgetProps, 'field' | 'locale'>) {
  return (field.list?.fields ?? []).map((each) => ({
    name: each.name,
    label: labelWithUnit(each, locale),
    isFigure: isFigure(each),
  }));
}

function Input(props: WidgetProps) {
  const { id, label, required, hint, error } = props;
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error} group>
      {(ids) => <Table {...props} ids={ids} />}
    </FieldFrame>
  );
}

function Table(props: WidgetProps & { readonly ids: FieldIds }) {
  const { field, disabled, locale, ids } = props;
  const { say, word } = useSay('form');
  const list = useListRows(props);
  const { rows, openAt } = list;
  const max = maxRowsOf(field);
  const isFull = rows.filter((row) => !isDeleted(row)).length >= max;
  const states = useRowStates(field);
  const nouns = word(field.list?.noun.many ?? field.label);
  return (
    <div id={ids.inputId} role="group" aria-labelledby={ids.labelId} aria-describedby={ids.describedBy}>
      {rows.length === 0 ? (
        <Nothing>{say('form:noRows', { nouns })}</Nothing>
      ) : (
        <RowsTable
          columns={[...columnsOf(props), ...states.columns]}
          labelledBy={ids.labelId}
          actionsLabel={disabled ? undefined : say('form:actions')}
          rows={rows.map((row, at) => drawRow(props, list, states, { row, at, name: nameOf(row, at) }))}
        />
      )}
      {!disabled && (
        <Foot>
          <Button
            id={list.idOf('add')}
            size="small"
            startIcon={<Plus size={16} />}
            disabled={openAt >= 0 || isFull}
            onMouseDown={keepFocus}
            onClick={list.add}
          >
            {isFull
              ? say('form:fullList', { max })
              : say('form:addRow', { noun: word(field.list?.noun.one ?? field.label) })}
          </Button>
        </Foot>
      )}
    </div>
  );

  function nameOf(row: Rows[number], at: number): string {
    const name = rowName(field, row, locale);
    return name === '' ? say('form:rowNumber', { row: at + 1 }) : name;
  }
}

interface DrawnRow {
  readonly row: RowValue;
  readonly at: number;
  readonly name: string;
}

/** One row of the table: as inputs while it is open, as texts otherwise. */
function drawRow(props: WidgetProps, list: ListRows, states: RowStates, { row, at, name }: DrawnRow) {
  const { field, locale, placed } = props;
  const key = keysOfRows(list.rows)[at] ?? row.key;
  const fields = field.list?.fields ?? [];
  const isOpen = at === list.openAt;
  const inside = isDeleted(row) ? [] : issuesOfRow(field, key, placed);
  const faults = isOpen ? [...inside, ...list.ownFaults] : inside;
  const faultOf = (cell: string) => faults.find((found) => found.field === cell);
  const state = isDeleted(row) ? 'deleted' : isOpen ? 'open' : faults.length > 0 ? 'faulty' : undefined;
  return {
    key: `${row.key} ${at}`,
    state,
    cells: [
      ...fields.map((each) =>
        isOpen ? (
          <TypedCell
            key={each.name}
            id={list.idOf(`${at}-${each.name}`)}
            field={each}
            text={plainText(row[each.name] ?? null)}
            fault={faultOf(each.name)}
            locale={locale}
            onType={(text) => list.type(each.name, text)}
            onLeave={() => list.touch(each.name)}
            onSave={list.save}
            onCancel={list.cancel}
          />
        ) : (
          <ReadCell
            key={each.name}
            field={each}
            text={cellText(each, row[each.name], locale) || nothing}
            fault={faultOf(each.name)}
          />
        ),
      ),
      ...states.cellsOf(row),
    ],
    actions: isOpen ? (
      <OpenRowActions name={name} onSave={list.save} onCancel={list.cancel} />
    ) : (
      <ListRowActions field={field} row={row} at={at} name={name} list={list} outside={states.outside} />
    ),
  } as const;
}

function View(props: ViewProps) {
  const { field, value, locale } = props;
  const { say } = useSay('form');
  const { outside, columns, cellsOf } = useRowStates(field);
  const rows = rowsOf(value);
  if (rows.length === 0) return nothing;
  return (
    <RowsTable
      columns={[...columnsOf(props), ...columns]}
      actionsLabel={outside === null ? undefined : say('form:actions')}
      label={labelWithUnit(field, locale)}
      rows={rows.map((row) => ({
        key: String(row.key),
        cells: [
          ...(field.list?.fields ?? []).map((each) => cellText(each, row[each.name], locale) || nothing),
          ...cellsOf(row),
        ],
        actions: outside?.resendOf(field, row, { name: rowName(field, row, locale), disabled: false }),
      }))}
    />
  );
}

/** A table of texts and numbers whose rows are edited one at a time (document 2 sections 3, 4, 5). */
export const addableListWidget: Widget = { Input, View, isWide: true };

/** What the screen around knows of the rows of a list: a column more, where it knows anything. */
interface RowStates {
  /** What the screen can do with rows; null where nothing. */
  readonly outside: ListActions | null;
  readonly columns: readonly TableColumn[];
  readonly cellsOf: (row: RowValue) => readonly ReactNode[];
}

/** The states of the rows of a list whose persons are written to (document 2 section 3). */
function useRowStates(field: Field): RowStates {
  const given = useContext(ListActionsContext);
  const outside = field.list?.canResend === true ? given : null;
  if (outside === null) return { outside, columns: [], cellsOf: () => [] };
  return {
    outside,
    columns: [{ name: 'state', label: outside.stateLabel }],
    cellsOf: (row) => [isDeleted(row) ? nothing : outside.stateOf(field, row)],
  };
}
