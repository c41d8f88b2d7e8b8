import { styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { phone, print } from '../theme/media';
import { radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { visuallyHidden } from '../theme/visually-hidden';
import { Hidden } from './Hidden';

export interface TableColumn {
  readonly name: string;
  readonly label: string;
  /** Numbers are at the right. */
  readonly isFigure?: boolean;
}

export interface TableRow {
  readonly key: string;
  /** What is under each column, in their order. */
  readonly cells: readonly ReactNode[];
  readonly actions?: ReactNode;
  /** By the columns, cells that say nothing, such as a zero among many figures: cards on phones leave them out. */
  readonly quiet?: readonly boolean[];
  /** What goes away, what is wrong, what is being filled. */
  readonly state?: 'deleted' | 'faulty' | 'open' | undefined;
}

export interface RowsTableProps {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** The heading of the actions, for screen readers; without it there are none. */
  readonly actionsLabel?: string | undefined;
  /** id of what names the table. */
  readonly labelledBy?: string | undefined;
  readonly label?: string | undefined;
  /** Up to so many columns are in one line beside the actions; 5 unless it is said. */
  readonly maxInLine?: number;
}

const Frame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  border: `1px solid ${theme.palette.line2}`,
  borderRadius: radius.base,
  textAlign: 'left',
  [phone]: { border: 0, borderRadius: 0, overflow: 'visible' },
  [print]: { overflow: 'visible' },
}));
/** Where the columns are too many for a line, each row is a block of named cells. */
const asBlocks = (theme: Theme) => ({
  '&, & tbody, & td': { display: 'block', width: '100%' },
  '& thead': visuallyHidden,
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
    gap: '8px 16px',
    padding: '10px 12px',
  },
  '& tr + tr': { borderTop: `1px solid ${theme.palette.line}` },
  '& tr[data-state="open"]': { backgroundColor: theme.palette.ground },
  '& td': { minWidth: 0, padding: 0, border: 0 },
  '& td[data-actions]': { width: '100%', gridColumn: '1 / -1', padding: 0 },
  '& td[data-actions]:empty': { display: 'none' },
  '& td[data-label]::before': {
    content: 'attr(data-label)',
    display: 'block',
    marginBottom: 2,
    textDecoration: 'none',
    color: theme.palette.ink3,
    ...typeStyle(type.meta),
  },
});
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  ...typeStyle(type.cell),
  '& th': {
    padding: '8px 12px',
    textAlign: 'left',
    verticalAlign: 'bottom',
    color: theme.palette.ink2,
    backgroundColor: theme.palette.ground,
    ...typeStyle({ ...type.meta, weight: 500 }),
  },
  '& td': {
    padding: '6px 12px',
    borderTop: `1px solid ${theme.palette.line}`,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    lineHeight: '24px',
  },
  '& [data-figure="true"]': { textAlign: 'right' },
  // Long words break, but not those of usual length.
  '& td:not([data-actions])': { minWidth: 88 },
  '& td[data-actions]': { width: 1, whiteSpace: 'nowrap', padding: '2px 8px', textAlign: 'right' },
  '& tr[data-state="deleted"] td:not([data-actions])': {
    color: theme.palette.ink3,
    textDecoration: 'line-through',
  },
  '& tr[data-state="open"] td': { backgroundColor: theme.palette.ground },
  [theme.breakpoints.up('sm')]: { '&[data-many="true"]': asBlocks(theme) },
  [phone]: {
    '&, & tbody, & tr, & td': { display: 'block', width: '100%' },
    '& thead': visuallyHidden,
    '& tr': {
      marginBottom: 8,
      padding: '8px 12px',
      border: `1px solid ${theme.palette.line2}`,
      borderRadius: radius.base,
      ...typeStyle(type.body),
    },
    '& tr[data-state="faulty"]': { borderColor: theme.palette.state.danger.text },
    '& td, & tr[data-state="open"] td': { padding: '2px 0', border: 0, backgroundColor: 'transparent' },
    '& tr[data-state="open"]': { backgroundColor: theme.palette.ground },
    '& tr:not([data-state="open"]) td[data-label]': {
      display: 'grid',
      gridTemplateColumns: '36% minmax(0, 1fr)',
      alignItems: 'baseline',
      gap: 8,
    },
    '& tr[data-state="open"] td[data-label]': { display: 'grid', gap: 4, padding: '4px 0' },
    '& tr:not([data-state="open"]) td[data-label][data-quiet="true"]': { display: 'none' },
    '& [data-figure="true"]': { textAlign: 'left' },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      textDecoration: 'none',
      color: theme.palette.ink3,
      ...typeStyle(type.meta),
    },
    '& td[data-actions]': { width: '100%', padding: '4px 0 0', textAlign: 'right' },
  },
}));

/** A few rows under their headings; on phones each row is a card. */
export function RowsTable(props: RowsTableProps) {
  const { columns, rows, actionsLabel, labelledBy, label, maxInLine = 5 } = props;
  return (
    <Frame>
      <Table aria-labelledby={labelledBy} aria-label={label} data-many={columns.length > maxInLine}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" data-figure={column.isFigure === true}>
                {column.label}
              </th>
            ))}
            {actionsLabel !== undefined && (
              <th scope="col">
                <Hidden>{actionsLabel}</Hidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} data-state={row.state} data-faulty={row.state === 'faulty'}>
              {columns.map((column, place) => (
                <td
                  key={column.name}
                  data-label={column.label}
                  data-figure={column.isFigure === true}
                  data-quiet={row.quiet?.[place]}
                >
                  <div>{row.cells[place]}</div>
                </td>
              ))}
              {actionsLabel !== undefined && <td data-actions>{row.actions}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
