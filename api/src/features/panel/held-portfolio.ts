import type { CountedIn } from '@huella/domain/calls/reports';
import type { FilterItem } from '@huella/domain/engine/lists/filter';
import type { Valuing } from '@huella/domain/engine/collateral/sum-worth';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Currency } from '@huella/domain/model/collateral';
import { keyOfValue } from '../../db/list-facet';
import type { FormContext } from '../../http/form-context';
import { among, isWorth, soonFrom, type Held, type PortfolioQuestion } from './ask-portfolio';
import { countedIn } from './counted-lists';
import { nameGroups } from './panel-groups';
import type { CrossedGroup } from './panel-tally.store';
import type { PortfolioAsk, PortfolioCell, PortfolioPlace } from './portfolio-cells';
import type { JudgedGroup } from './report-tally';
import { toldPrices, type ToldLot } from './worth-groups';

/** The portfolio as it is in an establishment. */
export async function readPortfolio(
  held: Held,
  question: PortfolioQuestion,
  crossed: readonly JudgedGroup[],
  asked: {
    readonly valuing: Valuing | null;
    readonly entity: PortfolioCell['entity'];
  },
): Promise<PortfolioPlace> {
  const { form, source } = held;
  const { entity: by, fields } = question;
  const named =
    by === null
      ? null
      : new Map(
          (await nameGroups(source, by, examples(crossed, placeOf(question, by)), form.locale.language)).map(
            ({ value, label }) => [value, label],
          ),
        );
  const cellOf = cellsIn(held, question);
  const at = placeOf(question, by);
  const entities = new Map<string, PortfolioCell['entity']>();
  const cells = crossed.flatMap((group): readonly PortfolioCell[] => {
    if (named === null) return [cellOf(group, asked.entity)];
    const key = group.values[at] ?? null;
    if (key === null) return [];
    const entity = entities.get(key) ?? { key, label: named.get(key) ?? key };
    entities.set(key, entity);
    return [cellOf(group, entity)];
  });
  return {
    cells,
    valuing: isWorth(question) ? asked.valuing : null,
    prices: (lots, currency) =>
      asked.valuing === null ? [] : toldPrices(form, lots, asked.valuing, currency),
    lists: (ask, count) =>
      countedIn(form.place, held.asOf, count, held.items, filtersOf(form, question, ask)),
    tells: {
      pledges: fields.state !== null && fields.loan !== null,
      confirmation: fields.existence !== null,
      expiry: fields.expires !== null,
    },
  };
}

/** Where the values of an attribute are among those of a group; -1 where it is not told apart by it. */
export function placeOf({ cross }: PortfolioQuestion, field: Attribute | null): number {
  return cross.by.findIndex((key) => key.field === field);
}

/** One group of each value. */
function examples(crossed: readonly CrossedGroup[], at: number) {
  const found = new Map(
    crossed.flatMap(({ values, example }) => {
      const value = values[at] ?? null;
      return value === null ? [] : [[value, { value, example }] as const];
    }),
  );
  return [...found.values()];
}

/** Reads groups as cells; there are as many as depositors times all that is alike, so that what is the same of all is found once. */
function cellsIn({ form }: Held, question: PortfolioQuestion) {
  const { fields, collateral } = question;
  const [kindOf, qualityOf, existenceOf, stateOf] = [
    fields.kind,
    fields.quality,
    fields.existence,
    fields.state,
  ].map((field) => keyReader(question, field));
  const keeper = form.place.boxId;
  const { confirmed, gone } = collateral.existence;
  return (group: JudgedGroup, entity: PortfolioCell['entity']): PortfolioCell => {
    const [held, left, loan, soon] = group.counts;
    const said = existenceOf?.(group) ?? '';
    const isPledged = fields.state === null ? null : stateOf?.(group) === collateral.pledge.pledged;
    const isLent = isPledged === true;
    return {
      entity,
      isPledged,
      keeper,
      count: group.count,
      checked: group.newest,
      kind: kindOf?.(group) ?? '',
      quality: qualityOf?.(group) ?? '',
      amount: left?.figures[0]?.sum ?? 0,
      held: held?.figures[0]?.sum ?? 0,
      filled: held?.figures[0]?.filled ?? 0,
      isConfirmed: fields.existence === null ? null : said === confirmed,
      isUnsaid: said === '',
      loan: isLent ? (loan?.figures[0]?.sum ?? 0) : 0,
      loans: isLent && fields.loan !== null ? (loan?.figures[0]?.filled ?? 0) : 0,
      expiring: {
        count: fields.expires === null ? 0 : (soon?.count ?? 0),
        held: fields.expires === null || fields.held === null ? 0 : (soon?.figures[0]?.sum ?? 0),
      },
      stopped: said === gone ? group.count : (group.verdicts[0] ?? 0),
      differing: group.verdicts[1] ?? 0,
    };
  };
}

/** The value of an attribute that some assets are alike in, as its option is called; `''` is none. */
function keyReader(question: PortfolioQuestion, field: Attribute | null) {
  const at = placeOf(question, field);
  const keyOf = field === null ? null : keyOfValue(field);
  return ({ values }: CrossedGroup): string => {
    const value = values[at] ?? null;
    return keyOf === null || value === null ? '' : keyOf(value);
  };
}

/** What the list of a part of the portfolio asks for beside what the report filters by. */
function filtersOf(
  { statusDay }: FormContext,
  { entity, collateral }: PortfolioQuestion,
  ask: PortfolioAsk,
): readonly FilterItem[] {
  const { existence, expires, kind, pledge } = collateral;
  return [
    // A whole text, as those that a report is asked for.
    ...(ask.entity === null || entity === null
      ? []
      : [{ field: entity.name, operator: 'inArray', value: [ask.entity] }]),
    ...(ask.kinds === null ? [] : [among(kind, ask.kinds)]),
    ...(ask.part === 'pledged' ? [among(pledge.state, [pledge.pledged])] : []),
    ...(ask.part === 'confirmed' ? [among(existence.field, [existence.confirmed])] : []),
    ...(ask.part === 'unconfirmed' ? [among(existence.field, existence.others)] : []),
    ...(ask.part === 'expiring'
      ? [{ field: expires, operator: 'betweenDates', ...soonFrom(statusDay.today) }]
      : []),
  ];
}

/** The list of goods that are confirmed and worth something in a currency: those of one value, where a filter asks for that, or all. */
export function listsOfWorth(
  { form, asOf, items }: Held,
  question: PortfolioQuestion,
  lots: readonly ToldLot[],
  { valuing, currency, filter }: ValuedList,
): readonly CountedIn[] {
  const own = lots.filter(({ kind }) => valuing.prices.get(kind)?.currency === currency);
  const kinds = own.length === lots.length ? null : [...new Set(own.map(({ kind }) => kind))];
  const part = question.fields.existence === null ? 'all' : 'confirmed';
  const asked = filtersOf(form, question, { entity: null, part, kinds });
  const count = own.reduce((sum, lot) => sum + lot.count, 0);
  return countedIn(form.place, asOf, count, items, filter === null ? asked : [...asked, filter]);
}

interface ValuedList {
  readonly valuing: Valuing;
  readonly currency: Currency;
  readonly filter: FilterItem | null;
}

/** What is confirmed of it as far as it decides what it is worth, by one of the attributes that it was asked for by. */
export function lotsOfPortfolio(
  { form }: Held,
  question: PortfolioQuestion,
  crossed: readonly CrossedGroup[],
  by: Attribute | null,
): readonly ToldLot[] | null {
  if (!isWorth(question)) return null;
  const { fields, collateral } = question;
  const [kindOf, qualityOf, existenceOf] = [fields.kind, fields.quality, fields.existence].map((field) =>
    keyReader(question, field),
  );
  const at = placeOf(question, by);
  return crossed.flatMap((group) => {
    if (fields.existence !== null && existenceOf?.(group) !== collateral.existence.confirmed) return [];
    return [
      {
        ...{ value: group.values[at] ?? '', example: group.example, count: group.count },
        ...{ amount: group.counts[1]?.figures[0]?.sum ?? 0, keeper: form.place.boxId },
        ...{ kind: kindOf?.(group) ?? '', quality: qualityOf?.(group) ?? '' },
      },
    ];
  });
}
