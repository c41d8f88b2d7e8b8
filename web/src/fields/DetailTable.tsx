import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { isFigure } from '@huella/domain/engine/fields/index';
import type { Field } from '@huella/domain/model/field';
import type { Issue } from '@huella/domain/model/errors';
import type { Locale, RowValue } from '@huella/domain/model/value';
import { PageMoves } from '../ui/PageMoves';
import { pageOf } from '../ui/page-of';
import { RowsTable } from '../ui/RowsTable';
import { useSay } from '../words/use-say';
import { detailColumns, detailPageSize, newestFirst } from './detail-rows';
import { nothing } from './PlainView';
import { labelWithUnit } from './raw-value';
import { ReadCell } from './RowCell';
import { cellText } from './row-words';

export interface DetailTableProps {
  readonly field: Field;
  readonly rows: readonly RowValue[];
  readonly locale: Locale;
  readonly label: string;
  /** What is wrong with a row, by the places inside it. */
  readonly faultsOf?: (row: RowValue) => readonly Issue[];
  readonly actionsOf: (row: RowValue) => ReactNode;
}

const Root = styled('div')({ display: 'grid', gap: 8, gridTemplateColumns: 'minmax(0, 1fr)' });
const Foot = styled('div')({ justifySelf: 'end' });
const noFaults: readonly Issue[] = [];

/** Rows by their first fields, the newest first, a few on a page (document 2 section 9). */
export function DetailTable({ field, rows, locale, label, faultsOf, actionsOf }: DetailTableProps) {
  const { say } = useSay('form');
  const [wanted, setWanted] = useState(0);
  const page = Math.min(wanted, pageOf(0, detailPageSize, rows.length).last);
  const columns = detailColumns(field);
  const shown = newestFirst(rows).slice(page * detailPageSize, (page + 1) * detailPageSize);
  return (
    <Root>
      <RowsTable
        label={label}
        actionsLabel={say('form:actions')}
        columns={columns.map((column) => ({
          name: column.name,
          label: labelWithUnit(column, locale),
          isFigure: isFigure(column),
        }))}
        rows={shown.map((row) => {
          const faults = faultsOf?.(row) ?? noFaults;
          return {
            key: String(row.key),
            state: faults.length > 0 ? 'faulty' : undefined,
            cells: columns.map((column) => (
              <ReadCell
                key={column.name}
                field={column}
                text={cellText(column, row[column.name], locale) || nothing}
                fault={faults.find((found) => found.field === column.name)}
              />
            )),
            actions: actionsOf(row),
          };
        })}
      />
      <Foot>
        <PageMoves
          page={page}
          pageSize={detailPageSize}
          total={rows.length}
          onPage={setWanted}
          label={`${say('ui:pagination')}: ${label}`}
        />
      </Foot>
    </Root>
  );
}
