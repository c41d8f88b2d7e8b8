import type { RefObject } from 'react';
import type { RowColumn } from '@huella/domain/engine/events/row-columns';
import type { Field } from '@huella/domain/model/field';
import { isFigure } from '@huella/domain/engine/fields/index';
import { useIssueText } from '../../fields/use-issue-text';
import { labelWithUnit } from '../../fields/raw-value';
import { height } from '../../theme/tokens';
import { useSay } from '../../words/use-say';
import { figure, gain } from './figures';
import { GridCell } from './GridCell';
import { growsOf, shownDay, type ReadRow } from './read-rows';
import { commentName, dateName, ownTexts } from './row-state';
import { Blank, Hidden, Scroller, Star, Table } from './rows-look';
import type { EventGrid } from './use-event-grid';
import type { GridKeys } from './use-grid-keys';
import { headFields, useHeads, type Heads } from './use-heads';
import { useRefusalText } from './RefusedRows';
import { useDoubtText } from './use-doubt-text';

export interface GridTableProps {
  readonly grid: EventGrid;
  readonly columns: readonly RowColumn[];
  readonly keys: GridKeys;
  readonly scroller: RefObject<HTMLDivElement | null>;
}

/** One row an asset, one column a field, and above the first row a line that all rows take what they do not say from. */
export function GridTable({ grid, columns, keys, scroller }: GridTableProps) {
  const { say, word } = useSay('eventGrid');
  const { rows } = grid.read;
  const heads = useHeads(grid, columns);
  const drawn = rows.slice(keys.first, keys.end);
  return (
    <Scroller ref={scroller} onScroll={keys.onScroll}>
      <Table
        aria-label={say('eventGrid:table', { event: word(grid.event.name) })}
        aria-rowcount={rows.length + 2}
        style={{ minWidth: heads.width }}
      >
        <colgroup>
          {heads.all.map(({ name, width }) => (
            <col key={name} style={width === null ? undefined : { width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {heads.all.map(({ name, label, isFigure: isNumber, isMandatory, isHidden }) => (
              <th key={name} scope="col" data-figure={isNumber} title={label}>
                {isHidden === true ? <Hidden>{label}</Hidden> : label}{' '}
                {isMandatory && <Star aria-hidden="true">*</Star>}
              </th>
            ))}
          </tr>
          <ForAll grid={grid} heads={heads} keys={keys} />
        </thead>
        <tbody>
          <Gap rows={keys.first} span={heads.all.length} />
          {drawn.map((row, at) => (
            <Row key={row.asset.id} {...{ grid, columns, keys, row, heads }} number={keys.first + at + 1} />
          ))}
          <Gap rows={rows.length - keys.end} span={heads.all.length} />
        </tbody>
      </Table>
    </Scroller>
  );
}

function Gap({ rows, span }: { readonly rows: number; readonly span: number }) {
  return rows <= 0 ? null : (
    <tr data-gap aria-hidden="true">
      <Blank colSpan={span} style={{ height: rows * height.gridRow }} />
    </tr>
  );
}

interface PartProps extends Pick<GridTableProps, 'grid' | 'keys'> {
  readonly heads: Heads;
}

/** What all rows have that say nothing else. */
function ForAll({ grid, keys, heads }: PartProps) {
  const { say, language } = useSay('eventGrid');
  const { edits, subject } = grid;
  const cell = (field: Field) => (
    <td key={field.name} data-cell="true" data-figure={isFigure(field)}>
      <GridCell
        id={null}
        field={field}
        label={say('eventGrid:cellOfAll', { field: field.label[language] })}
        locale={subject.locale}
        text={edits.state.common[field.name] ?? ''}
        inherited=""
        note={null}
        onWrite={(text) => {
          edits.write([{ id: null, field: field.name, text }]);
        }}
        onLeave={(text) => {
          keys.leave({ id: null, field: field.name }, text);
        }}
        onFocus={() => {
          keys.setHere(null);
        }}
        onMove={(move) => {
          const [first] = subject.assets;
          if (move === 'undo') edits.undo();
          else if (move === 'next' && first !== undefined) keys.go({ id: first.id, field: field.name });
        }}
        onPaste={() => false}
      />
    </td>
  );
  return (
    <tr>
      <Blank data-place="number" />
      <th scope="row" colSpan={heads.before}>
        {say('eventGrid:forAll')}
      </th>
      {heads.after.map(({ name, field }) => (field === null ? <Blank key={name} /> : cell(field)))}
    </tr>
  );
}

interface RowProps extends PartProps {
  readonly columns: readonly RowColumn[];
  readonly row: ReadRow;
  readonly number: number;
}

function Row(props: RowProps) {
  const { say } = useSay('eventGrid');
  const { grid, columns, keys, row, number } = props;
  const { asset } = row;
  const { common } = grid.edits.state;
  const isFirst = columns.some(
    ({ field, measure }) => measure !== null && asset.last[field.name] === undefined,
  );
  const reason = useRefusalText(grid)(asset.id);
  return (
    <tr data-here={keys.here?.id === asset.id} aria-rowindex={number + 2}>
      <td data-place="number">{number}</td>
      <th
        scope="row"
        title={reason === '' ? asset.label : reason}
        data-level={reason === '' ? undefined : 'error'}
      >
        {asset.label}
        {reason !== '' && <Hidden>{reason}</Hidden>}
      </th>
      {props.heads.hasKind && <td title={asset.kind[0]}>{asset.kind[0]}</td>}
      {columns.map((column) => (
        <ColumnCells key={column.field.name} {...props} column={column} />
      ))}
      <Cell {...props} field={headFields.date} inherited={common[dateName] ?? ''} />
      <Cell
        {...props}
        field={headFields.comment}
        inherited={common[commentName] ?? (isFirst ? say('eventGrid:first') : '')}
      />
    </tr>
  );
}

function ColumnCells({ column, ...props }: RowProps & { readonly column: RowColumn }) {
  const { say, language } = useSay('eventGrid');
  const { grid, row } = props;
  const { field, measure } = column;
  const last = row.asset.last[field.name];
  const day = last?.day ?? null;
  const gained = row.gains[field.name] ?? null;
  return (
    <>
      {measure !== null && (
        <td
          data-figure="true"
          data-quiet={last === undefined}
          title={last === undefined ? say('eventGrid:first') : undefined}
        >
          {last === undefined ? '—' : figure(measure.attribute, last.value, language)}
        </td>
      )}
      {growsOf(column) !== null && (
        <td data-quiet="true" title={day === null ? undefined : shownDay(day)}>
          {day === null ? '' : shownDay(day).slice(0, 5)}
        </td>
      )}
      <Cell {...props} field={field} inherited={grid.edits.state.common[field.name] ?? ''} />
      {growsOf(column) !== null && (
        <td data-figure="true" data-loss={gained !== null && gained < 0}>
          {gained === null ? '' : gain(gained, language)}
        </td>
      )}
    </>
  );
}

function Cell({
  grid,
  keys,
  row,
  field,
  inherited,
}: RowProps & { readonly field: Field; readonly inherited: string }) {
  const { say } = useSay('eventGrid');
  const issueText = useIssueText();
  const doubtText = useDoubtText(grid);
  const { edits, subject } = grid;
  const spot = { id: row.asset.id, field: field.name };
  const wrong = row.issues.find((each) => each.field === field.name);
  const doubt = row.doubts[field.name] ?? null;
  const note =
    wrong !== undefined
      ? issueText(wrong, field)
      : doubt !== null
        ? doubtText(row, field, doubt).title
        : null;
  return (
    <td data-cell="true" data-level={wrong !== undefined ? 'error' : doubt !== null ? 'warning' : undefined}>
      <GridCell
        {...spot}
        field={field}
        label={say('eventGrid:cellOf', {
          field: labelWithUnit(field, subject.locale),
          label: row.asset.label,
        })}
        locale={subject.locale}
        text={ownTexts(edits.state, row.asset.id)[field.name] ?? ''}
        inherited={inherited}
        note={note}
        onWrite={(text) => {
          edits.write([{ ...spot, text }]);
        }}
        onLeave={(text) => {
          keys.leave(spot, text);
        }}
        onFocus={() => {
          keys.setHere(spot);
        }}
        onMove={(move, typed) => {
          keys.move(spot, move, typed);
        }}
        onPaste={(text) => keys.paste(spot, text)}
      />
    </td>
  );
}
