import { styled } from '@mui/material/styles';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { formatDate } from '@huella/domain/engine/fields/date';
import type { Language } from '@huella/domain/words';
import type { Say } from '@huella/domain/phrases/areas';
import { phone } from '../../theme/media';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { useSay } from '../../words/use-say';
import { figureText, moneyText, percentText } from './money-words';

type Standing = ReplyOf<Calls['pledges.standing']>;

export interface PledgeSumsProps {
  readonly standing: Standing;
}

const Row = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [phone]: { gap: 8 },
}));
const Title = styled('h2')(({ theme }) => ({
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
const Note = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.ink3, ...typeStyle(type.meta) }));

/** What all that is pledged to an establishment comes to, beside what it secures, with the day of its prices. */
export function PledgeSums({ standing }: PledgeSumsProps) {
  const { say, language } = useSay('collateral');
  const { amount, unit, values, loan, currency, cover, doubtful, unpriced } = standing;
  const worth = values.map((each) => moneyText(each.value, each.currency, language)).join(' + ');
  const isDue = cover !== null && cover < 100;
  return (
    <Row aria-label={say('collateral:pledgesTitle')}>
      <Card>
        <Title>{say('collateral:sumAmount')}</Title>
        <Figure>{`${figureText(amount, language)}\u00a0${unit}`}</Figure>
        {doubtful > 0 && <Note>{say('collateral:sumDoubtfulText', { count: doubtful })}</Note>}
      </Card>
      <Card>
        <Title>{say('collateral:sumValue')}</Title>
        <Figure>{worth === '' ? '–' : worth}</Figure>
        <Note>{pricedText(standing, say)}</Note>
        {unpriced.count > 0 && <Note>{unpricedText(standing, language, say)}</Note>}
      </Card>
      <Card>
        <Title>{say('collateral:sumLoan')}</Title>
        <Figure>{moneyText(loan, currency, language)}</Figure>
      </Card>
      <Card>
        <Title>{say('collateral:sumCover')}</Title>
        <Figure data-due={isDue}>{cover === null ? '–' : percentText(cover, language)}</Figure>
        {unpriced.count > 0 && <Note>{say('collateral:sumCoverPriced')}</Note>}
      </Card>
    </Row>
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
