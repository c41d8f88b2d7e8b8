import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { formatDate } from '@huella/domain/engine/fields/date';
import type { PledgePart } from '@huella/domain/model/collateral';
import type { Language } from '@huella/domain/words';
import type { Say } from '@huella/domain/phrases/areas';
import { addressOf } from '../../address';
import { paths } from '../../paths';
import { phone } from '../../theme/media';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { useSay } from '../../words/use-say';
import { figureText, moneyText, percentText, sumText } from './money-words';

type Standing = ReplyOf<Calls['pledges.standing']>;

export interface PledgeSumsProps {
  readonly standing: Standing;
  /** The level of the titles of its cards. */
  readonly level: 'h2' | 'h3';
}

export const CardRow = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [phone]: { gap: 8 },
}));
const Title = styled('h3')(({ theme }) => ({
  margin: 0,
  color: theme.palette.ink2,
  ...typeStyle(type.cell),
}));
const Figure = styled('p')(({ theme }) => ({
  margin: '4px 0',
  fontSize: 24,
  lineHeight: '32px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '&[data-due="true"]': { color: theme.palette.state.danger.text },
  [phone]: { fontSize: 20, lineHeight: '28px' },
}));
const Note = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
  // As high as what a finger finds.
  '& > a': { display: 'inline-block', padding: '4px 0', [phone]: { padding: '8px 0' } },
}));

/** What all that is pledged to an establishment comes to, beside what it secures, each with the list that it counts. */
export function PledgeSums({ standing, level }: PledgeSumsProps) {
  const { say, language } = useSay('collateral');
  const { amount, unit, loan, currency, cover, doubtful, unpriced } = standing;
  const isDue = cover !== null && cover < 100;
  return (
    <CardRow aria-label={say('collateral:pledgesTitle')}>
      <PledgeFigure
        level={level}
        title={say('collateral:sumAmount')}
        figure={`${figureText(amount, language)}\u00a0${unit}`}
        count={standing.count}
      >
        {doubtful > 0 && (
          <Note>
            <Link href={addressOf(paths.pledges, { part: 'doubtful' })}>
              {say('collateral:sumDoubtfulText', { count: doubtful })}
            </Link>
          </Note>
        )}
      </PledgeFigure>
      <WorthFigure standing={standing} level={level} />
      <PledgeFigure
        level={level}
        title={say('collateral:sumLoan')}
        figure={moneyText(loan, currency, language)}
        count={standing.secured}
        part="secured"
      />
      <PledgeFigure
        level={level}
        title={say('collateral:sumCover')}
        figure={cover === null ? '–' : percentText(cover, language)}
        count={standing.covering}
        part="covering"
        isDue={isDue}
      >
        {unpriced.count > 0 && <Note>{say('collateral:sumCoverPriced')}</Note>}
      </PledgeFigure>
    </CardRow>
  );
}

/** What it is worth, the day of its prices, what has none, and what of it is confirmed. */
function WorthFigure({ standing, level }: PledgeSumsProps) {
  const { say, language } = useSay('collateral');
  const { values, unpriced, confirmed } = standing;
  return (
    <PledgeFigure
      level={level}
      title={say('collateral:sumValue')}
      figure={sumText(values, language)}
      count={standing.pricedCount}
      part="priced"
    >
      <Note>{pricedText(standing, say)}</Note>
      {unpriced.count > 0 && (
        <Note>
          <Link href={addressOf(paths.pledges, { part: 'unpriced' })}>
            {unpricedText(standing, language, say)}
          </Link>
        </Note>
      )}
      <Note>
        <Link href={addressOf(paths.pledges, { part: 'confirmed' })}>
          {say('collateral:sumConfirmed', {
            worth: sumText(confirmed.values, language),
            count: confirmed.count,
          })}
        </Link>
      </Note>
    </PledgeFigure>
  );
}

export interface PledgeFigureProps {
  readonly title: string;
  readonly figure: string;
  /** How many it is of: as many as its list has. */
  readonly count: number;
  /** Which of what is pledged; without it all. */
  readonly part?: PledgePart;
  readonly isDue?: boolean;
  readonly level?: 'h2' | 'h3';
  readonly children?: ReactNode;
}

/** A figure of what is pledged: the card leads to the list of exactly those that it counts, where there are any. */
export function PledgeFigure({
  title,
  figure,
  count,
  part,
  isDue = false,
  level = 'h3',
  children,
}: PledgeFigureProps) {
  const { say } = useSay('collateral');
  return (
    <Card
      {...(count > 0 && {
        href: addressOf(paths.pledges, part === undefined ? {} : { part }),
        linkLabel: say('collateral:sumOpen', { title, figure, count }),
      })}
    >
      <Title as={level}>{title}</Title>
      <Figure data-due={isDue}>{figure}</Figure>
      <Note>{say('collateral:sumCount', { count })}</Note>
      {children}
    </Card>
  );
}

function pricedText({ priced }: Standing, say: Say): string {
  if (priced === null) return say('collateral:sumNoPrices');
  const [from, to] = [formatDate(priced.from), formatDate(priced.to)];
  return from === to
    ? say('collateral:sumPriced', { day: to })
    : say('collateral:sumPricedFrom', { from, to });
}

function unpricedText({ unpriced, unit }: Standing, language: Language, say: Say): string {
  const kinds = unpriced.kinds.join(', ');
  return say('collateral:sumUnpriced', { amount: figureText(unpriced.amount, language), unit, kinds });
}
