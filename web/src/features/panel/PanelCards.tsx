import { styled } from '@mui/material/styles';
import type { PanelCardView } from '@huella/domain/calls/panel';
import { formatDate } from '@huella/domain/engine/fields/date';
import type { AssetType } from '@huella/domain/model/asset-type';
import { phone, print } from '../../theme/media';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { useSay } from '../../words/use-say';
import { countedAddress } from './counted-address';
import { useFigure } from './use-figure';

export interface PanelCardsProps {
  readonly cards: readonly PanelCardView[];
  readonly model: AssetType;
  readonly asOf: string | undefined;
}

/** Four in a row (document 3 section 9); fewer where there is less room. */
const Row = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [phone]: { gap: 8 },
  [print]: { gap: 8, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', '& > *': { breakInside: 'avoid' } },
}));
const Title = styled('h2')(({ theme }) => ({
  margin: 0,
  color: theme.palette.ink2,
  ...typeStyle(type.cell),
}));
const Figure = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 6px',
  margin: '4px 0',
  fontSize: 28,
  lineHeight: '36px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '& small': { ...typeStyle(type.body), color: theme.palette.ink2 },
  '&[data-due="true"]': { color: theme.palette.state.danger.text },
}));
const Note = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.ink3, ...typeStyle(type.meta) }));

/** The figures that one looks at first; each card is the way to the list that it counts. */
export function PanelCards({ cards, model, asOf }: PanelCardsProps) {
  const { say, word } = useSay('panel');
  const figure = useFigure();
  return (
    <Row aria-label={say('panel:figures')}>
      {cards.map(({ name, title, value, unit, count, total, filled, due, priced, list }) => {
        const written = value === null ? say('panel:none') : figure(value);
        const whole = unit === null ? written : `${written} ${unit}`;
        return (
          <Card
            key={name}
            {...(list !== null && {
              href: countedAddress(list, asOf),
              linkLabel: say('panel:open', { title, figure: whole }),
            })}
          >
            <Title>{title}</Title>
            <Figure data-due={due}>
              {written}
              {unit !== null && value !== null && <small>{unit}</small>}
            </Figure>
            <Note>
              {filled !== null && filled < count
                ? say('panel:withValue', { filled: figure(filled), count: figure(count) })
                : say('panel:ofAll', {
                    count: figure(count),
                    total: figure(total),
                    noun: word(model.noun.counted),
                  })}
            </Note>
            {priced !== undefined && (
              <Note>
                {priced.from === priced.to
                  ? say('panel:priced', { day: formatDate(priced.to) })
                  : say('panel:pricedFrom', { from: formatDate(priced.from), to: formatDate(priced.to) })}
              </Note>
            )}
          </Card>
        );
      })}
    </Row>
  );
}
