import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { height } from '../../theme/tokens';
import { lazyExtra } from '../../ui/lazy-extra';
import type { List } from '../use-list';

/** The views come after the first rows, which wait for nothing of them. */
const ViewsMenu = lazyExtra(async () => (await import('./ViewsMenu')).ViewsMenu);

/** Its room, until it is here. */
const Room = styled('div')({ flex: 'none', width: 96, height: height.filterChip });

/** The saved views of a list; that of a day in the past has none. */
export function ViewsLater({ list }: { readonly list: List }) {
  if (list.subject.asOf !== undefined) return null;
  if (list.updatedAt === 0) return <Room />;
  return (
    <Suspense fallback={<Room />}>
      <ViewsMenu list={list} />
    </Suspense>
  );
}
