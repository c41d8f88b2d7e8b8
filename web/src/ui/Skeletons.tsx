import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';
import { phone } from '../theme/media';
import { height, radius } from '../theme/tokens';
import { useSay } from '../words/use-say';
import { CardGrid } from './CardGrid';
import { Hidden } from './Hidden';
import { SkeletonBar } from './SkeletonBar';

export interface SkeletonProps {
  /** How many rows, fields or cards to draw. */
  readonly count?: number;
  /** Milliseconds before it shows; 150 unless given. */
  readonly after?: number;
}

export interface GridSkeletonProps extends SkeletonProps {
  /** Draws the head of the page over the rows as well. */
  readonly head?: boolean;
}

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '16px 2fr 2fr 1fr 88px',
  alignItems: 'center',
  gap: 16,
  height: height.gridRow,
  padding: '0 16px',
  borderBottom: `1px solid ${theme.palette.line}`,
  [phone]: {
    height: 88,
    gridTemplateColumns: '20px 1fr 88px',
    '& > :nth-of-type(n + 3):not(:last-of-type)': { display: 'none' },
  },
}));
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: 16,
  borderBottom: `1px solid ${theme.palette.line}`,
  '& > :first-of-type': { marginRight: 'auto' },
}));
/** The last rows fade out: the list goes on. */
const Fading = styled('div')({ maskImage: 'linear-gradient(black 55%, transparent)' });
const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 16,
  [phone]: { gridTemplateColumns: '1fr' },
});
const CardShape = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 16,
  minHeight: 158,
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.surface,
}));

const breathe = keyframes({ '50%': { opacity: 0.5 } });
/** The whole shape moves as one: a single layer, however many lines it has. */
const Shape = styled('div')({ animation: `${breathe} 2s ease-in-out 0.5s infinite` });

/** Announces to screen readers that something loads, and shows its shape a moment later. */
function Loading({
  after = 150,
  children,
}: {
  readonly after?: number | undefined;
  readonly children: ReactNode;
}) {
  const { say } = useSay();
  const isLater = useLater(after);
  return (
    <div role="status">
      <Hidden>{say('ui:loading')}</Hidden>
      {isLater && <Shape aria-hidden="true">{children}</Shape>}
    </div>
  );
}

const places = (count: number) => Array.from({ length: count }, (_none, place) => place);
/** Widths that differ from row to row, as real words do. */
const widths = ['92%', '72%', '84%', '64%', '78%'] as const;
const widthAt = (place: number) => widths[place % widths.length] ?? '80%';

/** The shape of a list: a head with its buttons and rows of 36. */
export function GridSkeleton({ count = 12, after, head = false }: GridSkeletonProps) {
  return (
    <Loading after={after}>
      {head && (
        <Head>
          <SkeletonBar width={120} height={18} />
          <SkeletonBar width={88} height={30} radius={radius.base} />
          <SkeletonBar width={112} height={30} radius={radius.base} />
        </Head>
      )}
      <Fading>
        {places(count).map((place) => (
          <Line key={place}>
            <SkeletonBar width={16} height={16} />
            <SkeletonBar height={10} width={widthAt(place)} />
            <SkeletonBar height={10} width={widthAt(place + 2)} />
            <SkeletonBar height={10} />
            <SkeletonBar height={20} radius={radius.inner} />
          </Line>
        ))}
      </Fading>
    </Loading>
  );
}

/** The shape of a form: labels over inputs, in two columns. */
export function FormSkeleton({ count = 6, after }: SkeletonProps) {
  return (
    <Loading after={after}>
      <Fields>
        {places(count).map((place) => (
          <div key={place}>
            <SkeletonBar height={12} width={96} style={{ margin: '4px 0' }} />
            <SkeletonBar height={height.input.form} radius={radius.base} />
          </div>
        ))}
      </Fields>
    </Loading>
  );
}

/** The shape of cards: three in a row from 1024 px, two from 600, one below. */
export function CardsSkeleton({ count = 6, after }: SkeletonProps) {
  return (
    <Loading after={after}>
      <CardGrid>
        {places(count).map((place) => (
          <CardShape key={place}>
            <SkeletonBar width={44} height={44} />
            <SkeletonBar height={12} width={widthAt(place)} />
            <SkeletonBar height={10} width={widthAt(place + 3)} />
          </CardShape>
        ))}
      </CardGrid>
    </Loading>
  );
}

/** False at first, true once so many milliseconds have passed: what comes quickly needs no skeleton. */
function useLater(milliseconds: number): boolean {
  const [isLater, setLater] = useState(milliseconds === 0);
  useEffect(() => {
    if (milliseconds === 0) return;
    const timer = setTimeout(() => {
      setLater(true);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [milliseconds]);
  return isLater;
}
