import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface KeyValue {
  readonly key: string;
  /** Shown right after the key. */
  readonly mark?: ReactNode;
  readonly value: ReactNode;
  /** The value at weight 500. */
  readonly strong?: boolean;
  /** The value takes the whole width under its key: a table, a map. */
  readonly isWide?: boolean;
}

export interface KeyValueListProps {
  readonly items: readonly KeyValue[];
  /** `line`: key left, value right. `stack`: value under its key, in columns. */
  readonly layout?: 'line' | 'stack';
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  // A table in it scrolls; it does not push the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...theme.typography.body2,
  '&[data-layout="stack"]': {
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    gap: '12px 16px',
  },
  '& dt': { color: theme.palette.ink3 },
  '& dd': { minWidth: 0, overflowWrap: 'anywhere' },
  '& dd[data-strong="true"]': { fontWeight: 500 },
}));
const Row = styled('div')({
  '[data-layout="line"] > &': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 16,
    padding: '6px 0',
    '& dt': { flex: 'none', maxWidth: '60%' },
    '& dd': { textAlign: 'right' },
    '&[data-wide="true"]': { display: 'block' },
    '&[data-wide="true"] dd': { marginTop: 4, textAlign: 'left' },
  },
});

/** Facts, each with its name. */
export function KeyValueList({ items, layout = 'line' }: KeyValueListProps) {
  return (
    <List data-layout={layout}>
      {items.map(({ key, mark, value, strong = false, isWide = false }) => (
        <Row key={key} data-wide={isWide}>
          <dt>
            {key}
            {mark}
          </dt>
          <dd data-strong={strong}>{value}</dd>
        </Row>
      ))}
    </List>
  );
}
