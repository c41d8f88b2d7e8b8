import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { LineageCard } from '../events/LineageCard';
import { phone } from '../../theme/media';
import { gutter } from '../../theme/tokens';
import { useSay } from '../../words/use-say';
import { Certificates } from './Certificates';
import { KeyFigures, type KeyFiguresProps } from './KeyFigures';

/** Maps and trees come when the rest is there. */
const JourneyCard = lazy(async () => ({ default: (await import('./JourneyCard')).JourneyCard }));
const GenealogyCard = lazy(async () => ({ default: (await import('./GenealogyCard')).GenealogyCard }));

const Root = styled('aside')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 24,
  minWidth: 0,
  padding: `16px 20px 32px`,
  borderTop: `1px solid ${theme.palette.line}`,
  backgroundColor: theme.palette.ground,
  // Under the content there is room for two side by side.
  [theme.breakpoints.between('md', 'xl')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('xl')]: {
    borderTop: 0,
    borderLeft: `1px solid ${theme.palette.line}`,
  },
  [phone]: { padding: `16px ${gutter.phone}px 24px` },
}));

/** What stands beside every part of the page of an asset: its key figures, where it was, its relatives and its papers. */
export function AssetAside(props: KeyFiguresProps) {
  const { say } = useSay('page');
  return (
    <Root aria-label={say('page:keyFigures')}>
      <KeyFigures {...props} />
      <Suspense fallback={null}>
        <JourneyCard pk={props.asset.id} locale={props.locale} />
        <GenealogyCard {...props} />
      </Suspense>
      <LineageCard pk={props.asset.id} />
      <Certificates {...props} />
    </Root>
  );
}
