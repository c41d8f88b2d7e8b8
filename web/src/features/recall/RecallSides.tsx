import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import type { RecallSide } from '@huella/domain/calls/recall';
import type { RecallDirection } from '@huella/domain/engine/recall/trace';
import { capital } from '../../form/capital';
import { phone } from '../../theme/media';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import { OriginFacts } from './OriginFacts';
import type { Found } from './recall-calls';

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 16 },
}));
const Parts = styled('div')({ display: 'grid', gap: 8 });
const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& svg': { color: theme.palette.ink3 },
}));
const Figures = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  [phone]: { columnGap: 14 },
});
const Figure = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  '& dt': { color: theme.palette.ink3, ...typeStyle(type.meta) },
  '& dd': { fontVariantNumeric: 'tabular-nums', ...typeStyle({ ...type.section, weight: 600 }) },
}));
const Quiet = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  '* + &': { marginTop: 4 },
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
}));

/** What each way comes to. */
export function RecallSides({ found }: { readonly found: Found }) {
  return (
    <Sides>
      <Side direction="up" side={found.up}>
        {found.origins.length > 0 && <OriginFacts facts={found.origins} of={found.start.assets} />}
      </Side>
      <Side direction="down" side={found.down} />
    </Sides>
  );
}

interface SideProps {
  readonly direction: RecallDirection;
  readonly side: RecallSide;
  /** What is known of it beside what the trace leads to. */
  readonly children?: ReactNode;
}

function Side({ direction, side, children = false }: SideProps) {
  const { say, language } = useSay('recall');
  const { assets, places, companies, generations, hidden, noun } = side;
  const usual = say(assets === 1 ? 'recall:sideAsset' : 'recall:sideAssets');
  const isUp = direction === 'up';
  const Arrow = isUp ? ArrowLeft : ArrowRight;
  const figures = [
    [noun === '' ? usual : capital(noun), assets],
    [say(places === 1 ? 'recall:sidePlace' : 'recall:sidePlaces'), places],
    [say(companies === 1 ? 'recall:sideCompany' : 'recall:sideCompanies'), companies],
    [say(generations === 1 ? 'recall:sideGeneration' : 'recall:sideGenerations'), generations],
  ] as const;
  return (
    <Card as="section">
      <Parts>
        <Title>
          <Arrow size={16} aria-hidden="true" />
          <Typography component="h2" variant="h3">
            {say(isUp ? 'recall:up' : 'recall:down')}
          </Typography>
        </Title>
        {children}
        {assets + hidden === 0 ? (
          children === false && <Quiet>{say(isUp ? 'recall:sideNoneUp' : 'recall:sideNoneDown')}</Quiet>
        ) : (
          <Figures>
            {figures.map(([name, count]) => (
              <Figure key={name}>
                <dt>{name}</dt>
                <dd>{formatCount(count, language)}</dd>
              </Figure>
            ))}
          </Figures>
        )}
      </Parts>
      {hidden > 0 && (
        <Quiet>
          <Lock size={14} aria-hidden="true" />
          {say('recall:sideHidden', { count: hidden })}
        </Quiet>
      )}
    </Card>
  );
}
