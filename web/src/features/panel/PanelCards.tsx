import { styled } from '@mui/material/styles';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { PanelCardView } from '@huella/domain/calls/panel';
import { formatDateInProse } from '@huella/domain/engine/fields/date';
import { fill } from '@huella/domain/phrases/phrase';
import { phone, print } from '../../theme/media';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { useSay } from '../../words/use-say';
import { countedAddress } from './counted-address';
import { useFigure } from './use-figure';

export interface PanelCardsProps {
  readonly cards: readonly PanelCardView[];
  readonly noun: ReplyOf<Calls['panel.data']>['noun'];
  /** The establishment. */
  readonly place: string;
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
export function PanelCards({ cards, noun, place, asOf }: PanelCardsProps) {
  const { say, language } = useSay('panel');
  const noteOf = useNote(noun, place);
  const figure = useFigure();
  return (
    <Row aria-label={say('panel:figures')}>
      {cards.map((card) => {
        const { name, title, value, unit, due, priced, list } = card;
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
            <Note>{noteOf(card)}</Note>
            {priced !== undefined && (
              <Note>
                {priced.from === priced.to
                  ? say('panel:priced', {
                      sources: priced.sources.join(', '),
                      day: formatDateInProse(priced.to, language),
                    })
                  : say('panel:pricedFrom', {
                      sources: priced.sources.join(', '),
                      from: formatDateInProse(priced.from, language),
                      to: formatDateInProse(priced.to, language),
                    })}
              </Note>
            )}
          </Card>
        );
      })}
    </Row>
  );
}

/** What stands under a figure: what it is part of, to how many it is pledged, or how many it is of. */
function useNote(noun: PanelCardsProps['noun'], place: string): (card: PanelCardView) => string {
  const { say } = useSay('panel');
  const figure = useFigure();
  return ({ value, count, total, filled, whole, note, holders }) => {
    const named = { count: figure(count), noun: count === 1 ? noun.one : noun.many };
    if (filled !== null && filled < count)
      return say('panel:withValue', { filled: figure(filled), count: named.count });
    if (note !== null) return fill(note, named);
    if (count === total) return say('panel:all', { ...named, place });
    const all = { count: named.count, total: figure(total), noun: total === 1 ? noun.one : noun.many };
    const counted = say('panel:ofAll', all);
    if (whole === null || whole === 0 || value === null) return counted;
    const share = say('panel:ofWhole', { share: figure(Math.round((value / whole) * 1000) / 10) });
    if (holders === undefined) return `${share}, ${counted}`;
    return `${share}, ${say(holders === 1 ? 'panel:oneHolder' : 'panel:holders', { holders: figure(holders) })}`;
  };
}
