import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { lazy, memo, Suspense, type ReactNode } from 'react';
import { phone } from '../theme/media';
import { Notice } from '../ui/Notice';
import { GridSkeleton } from '../ui/Skeletons';
import { useSay } from '../words/use-say';
import { errorReason } from './error-reason';
import { ListCards } from './ListCards';
import { ListGrid, type ListGridProps } from './ListGrid';
import { ListFailed } from './ListStates';
import { usePhonePlans } from './use-phone-plans';
import { CallError } from '../call/call-error';

export interface ListBodyProps extends ListGridProps {
  readonly isPhone: boolean;
  /** Other rows, or another order of them, are about to be drawn. */
  readonly isBusy: boolean;
  /** Shown while nothing was made yet. */
  readonly empty: ReactNode;
}

/** Few lists are filtered down to nothing. */
const FilteredEmpty = lazy(async () => ({ default: (await import('./FilteredEmpty')).FilteredEmpty }));

const Place = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  '&[data-words="true"]': { overflowY: 'auto', '& > *': { marginBlock: 'auto' } },
  [phone]: { overflow: 'visible' },
});
const Progress = styled(LinearProgress)({
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
  zIndex: 6,
  height: 2,
});
const Outdated = styled('div')({ flex: 'none', padding: '8px 16px' });

/** The rows of a list, or what is in their place. */
export function ListBody({ isPhone, isBusy, empty, ...rows }: ListBodyProps) {
  const { list } = rows;
  const state = stateOf(rows.list);
  const shown = {
    loading: () => <GridSkeleton count={Math.min(list.pageSize, 20)} />,
    failed: () => <ListFailed list={list} error={list.error ?? new CallError('unavailable')} />,
    first: () => empty,
    filtered: () => <FilteredEmpty list={list} />,
    rows: () => <Rows {...rows} isPhone={isPhone} />,
  }[state];
  return (
    <Place data-words={state !== 'rows' && state !== 'loading'} aria-busy={isBusy}>
      {state === 'rows' && isBusy && !list.isHeld && list.error === null && <Progress aria-hidden="true" />}
      {state === 'rows' && list.isHeld && <HeldNotice />}
      {state === 'rows' && list.error !== null && <OutdatedNotice error={list.error} />}
      <Suspense fallback={<GridSkeleton count={Math.min(list.pageSize, 20)} after={0} />}>{shown()}</Suspense>
    </Place>
  );
}

const Rows = memo(function Rows({ isPhone, ...rows }: Omit<ListBodyProps, 'empty' | 'isBusy'>) {
  usePhonePlans(rows.list.columns.shown);
  return isPhone ? <ListCards {...rows} /> : <ListGrid {...rows} />;
});

type BodyState = 'loading' | 'failed' | 'first' | 'filtered' | 'rows';

function stateOf({ rows, total, error, isNarrowed, isOffline }: ListGridProps['list']): BodyState {
  if (total === undefined) return error !== null || isOffline ? 'failed' : 'loading';
  if (rows.length > 0) return 'rows';
  // Rows that are counted but not here are on a page that is being turned to.
  if (total > 0) return 'loading';
  return isNarrowed ? 'filtered' : 'first';
}

/** Without a network the rows of before stay, and what was asked for comes when it is back. */
function HeldNotice() {
  const { say } = useSay('list');
  return (
    <Outdated>
      <Notice tone="warning">{say('list:held')}</Notice>
    </Outdated>
  );
}

/** The rows in view are kept although they could not be fetched again. */
function OutdatedNotice({ error }: { readonly error: Error }) {
  const { say } = useSay('list');
  return (
    <Outdated>
      <Notice tone="warning">{say('list:outdated', { reason: errorReason(error, say) })}</Notice>
    </Outdated>
  );
}
