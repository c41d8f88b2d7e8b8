import type { Portfolio, PortfolioPart } from '@huella/domain/calls/report-board';
import { formatDateInProse } from '@huella/domain/engine/fields/date';
import { shortMoney } from '@huella/domain/engine/reports/short-figure';
import { localeTag } from '@huella/domain/model/value';
import { useSay } from '../../words/use-say';

/** A figure of the strip without its title. */
export interface ToldFigure {
  readonly figure: string;
  readonly unit: string;
  readonly note: string;
  readonly tone?: 'plain' | 'ok' | 'warning' | 'danger';
  readonly part: Pick<PortfolioPart, 'lists'>;
}

interface Saying extends Pick<ReturnType<typeof useSay>, 'say' | 'language'> {
  readonly money: (value: number, currency: string) => string;
  readonly day: (date: string) => string;
}

/** Whose grain runs out is told by so many names. */
const mostNames = 2;

/** The figures of a portfolio in words: what was counted and recorded, and nothing that nobody said. */
export function usePortfolioWords({ unit, total, worth, secured, unconfirmed, expiring }: Portfolio) {
  const { say, language } = useSay('reports');
  const tag = localeTag[language];
  const whole = (value: number) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(value);
  const percent = (share: number) => {
    const digits = share > 0 && share < 0.01 ? 1 : 0;
    const written = new Intl.NumberFormat(tag, { maximumFractionDigits: digits }).format(share * 100);
    return language === 'es' ? `${written}\u00a0%` : `${written}%`;
  };
  const money = (value: number, currency: string) => `${shortMoney(value, language)} ${currency}`;
  const coverNote = (cover: number | null, confirmed: number | null) => {
    if (cover === null) return { note: say('reports:noCover') };
    const said = percent(cover / 100);
    const isWhole = confirmed === null || confirmed === cover;
    return {
      note: isWhole
        ? say('reports:covers', { cover: said })
        : say('reports:coversConfirmed', { cover: said, confirmed: percent(confirmed / 100) }),
      tone: cover < 100 ? 'danger' : isWhole || confirmed >= 100 ? 'ok' : 'warning',
    } as const;
  };
  const day = (date: string) => formatDateInProse(date, language);
  return {
    ...{ whole, money },
    worth: () => worthFigure({ worth, total, unconfirmed }, { say, language, money, day }),
    secured: (): ToldFigure | null => {
      if (secured === null) return null;
      const { count, amount, loan, loans, currency, cover, confirmedCover } = secured;
      if (loans === 0)
        return {
          ...{ figure: whole(amount), unit: say('reports:pledgedTonnes', { unit }), part: secured },
          note: say(count === 0 ? 'reports:nothingPledged' : 'reports:noDebt'),
        };
      return {
        ...{ figure: shortMoney(loan, language), unit: say('reports:ofDebt', { currency }), part: secured },
        ...coverNote(cover, confirmedCover),
      };
    },
    unconfirmed: (): string => {
      if (unconfirmed === null || unconfirmed.count === 0) return say('reports:allConfirmed');
      const share = percent(
        total.amount === 0 ? unconfirmed.count / total.count : unconfirmed.amount / total.amount,
      );
      const value = unconfirmed.values.map((each) => money(each.value, each.currency)).join(' + ');
      return value === ''
        ? say('reports:unconfirmedApart', { share })
        : say('reports:unconfirmedWorth', { share, value });
    },
    expiring: (): string => {
      if (expiring === null || expiring.count === 0) return say('reports:nothingExpires');
      const slots = {
        ...{ amount: whole(expiring.amount), unit },
        whose: expiring.whose.slice(0, mostNames).join(', '),
      };
      return say(expiring.whose.length > mostNames ? 'reports:expiringOfMore' : 'reports:expiringOf', slots);
    },
  };
}

/** What is confirmed is worth, by which prices; further currencies are in the note. */
function worthFigure(
  { worth, total, unconfirmed }: Pick<Portfolio, 'worth' | 'total' | 'unconfirmed'>,
  { say, language, money, day }: Saying,
): ToldFigure | null {
  if (worth === null) return null;
  const [first, ...others] = worth.values.filter(
    ({ value }, at) => value > 0 || (at === 0 && worth.values.every((each) => each.value === 0)),
  );
  if (first === undefined) return null;
  const { priced, haircut } = worth;
  const nothing =
    total.count > 0 && unconfirmed !== null && unconfirmed.count === total.count
      ? say('reports:noneConfirmed')
      : say('reports:noPrices');
  const prices =
    priced === null
      ? nothing
      : [
          priced.from === priced.to
            ? say('reports:atPrice', { day: day(priced.to) })
            : say('reports:atPrices', { from: day(priced.from), to: day(priced.to) }),
          say(haircut === null ? 'reports:withoutHaircut' : 'reports:withHaircut'),
        ].join(', ');
  return {
    figure: priced === null ? '–' : shortMoney(first.value, language),
    unit: priced === null ? '' : first.currency,
    note: [...others.map(({ value, currency }) => `+ ${money(value, currency)}`), prices].join(' · '),
    part: first,
  };
}
