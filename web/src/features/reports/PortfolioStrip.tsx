import { styled } from '@mui/material/styles';
import type { Portfolio } from '@huella/domain/calls/report-board';
import { phone } from '../../theme/media';
import { radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import { ListLink } from './ListLink';
import { usePortfolioWords, type ToldFigure } from './portfolio-words';

export interface PortfolioStripProps {
  readonly portfolio: Portfolio;
  readonly assetType: number;
}

const Row = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  overflow: 'hidden',
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.surface,
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
/** The hairline at the right and under each lies under the frame of the row where it is the last. */
const Tile = styled('div')(({ theme }) => ({
  minWidth: 0,
  margin: '0 -1px -1px 0',
  padding: 16,
  borderRight: `1px solid ${theme.palette.line}`,
  borderBottom: `1px solid ${theme.palette.line}`,
  '& > h3': { margin: 0, color: theme.palette.ink2, ...typeStyle(type.meta) },
  [phone]: { padding: '12px 16px' },
}));
const Figure = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 6px',
  margin: '2px 0',
  fontSize: 24,
  lineHeight: '32px',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  '& :is(a, button)': { font: 'inherit', letterSpacing: 'inherit', color: theme.palette.ink },
  '& small': { ...typeStyle(type.meta), letterSpacing: 0, color: theme.palette.ink2 },
}));
const Note = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.palette.ink2,
  ...typeStyle(type.meta),
  '&[data-tone="ok"]': { color: theme.palette.state.ok.text },
  '&[data-tone="warning"]': { color: theme.palette.state.warning.text },
  '&[data-tone="danger"]': { color: theme.palette.state.danger.text },
}));

interface Told extends ToldFigure {
  readonly title: string;
}

/** What a portfolio comes to in five figures, each the way to the list that it counts. */
export function PortfolioStrip({ portfolio, assetType }: PortfolioStripProps) {
  const { say } = useSay('reports');
  const tiles = useTiles(portfolio);
  return (
    <Row aria-label={say('reports:strip')}>
      {tiles.map(({ title, figure, unit, note, tone = 'plain', part }) => (
        <Tile key={title}>
          <h3>{title}</h3>
          <Figure>
            <ListLink lists={part.lists} label={title} figure={`${figure} ${unit}`} assetType={assetType}>
              {figure}
            </ListLink>
            <small>{unit}</small>
          </Figure>
          <Note data-tone={tone}>{note}</Note>
        </Tile>
      ))}
    </Row>
  );
}

function useTiles(portfolio: Portfolio): readonly Told[] {
  const { say } = useSay('reports');
  const words = usePortfolioWords(portfolio);
  const { total, unit, noun, unconfirmed, expiring } = portfolio;
  const tiles: Told[] = [
    {
      ...{ title: say('reports:tonnes'), figure: words.whole(total.amount), unit, part: total },
      note: say(total.filled === total.count ? 'reports:allCounted' : 'reports:someCounted', {
        ...{ count: words.whole(total.count), filled: words.whole(total.filled) },
        noun: total.count === 1 ? noun.one : noun.many,
      }),
    },
  ];
  const worth = words.worth();
  if (worth !== null)
    tiles.push({
      ...worth,
      title: say(unconfirmed === null ? 'reports:plainValue' : 'reports:confirmedValue'),
    });
  const secured = words.secured();
  if (secured !== null) tiles.push({ ...secured, title: say('reports:secures') });
  if (unconfirmed !== null)
    tiles.push({
      ...{ title: say('reports:unconfirmedTitle'), figure: words.whole(unconfirmed.amount), unit },
      ...{ part: unconfirmed, note: words.unconfirmed(), tone: unconfirmed.count > 0 ? 'warning' : 'ok' },
    });
  if (expiring !== null)
    tiles.push({
      title: say('reports:expiringTitle', { days: expiring.days }),
      figure: words.whole(expiring.count),
      unit: expiring.count === 1 ? noun.one : noun.many,
      ...{ part: expiring, note: words.expiring(), tone: expiring.count > 0 ? 'danger' : 'plain' },
    });
  return tiles;
}
