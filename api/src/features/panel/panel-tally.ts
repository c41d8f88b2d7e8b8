import { knowsOptions } from '@huella/domain/engine/fields/choice';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import { filterOfMonth, monthsAround } from '@huella/domain/engine/panel/panel-conditions';
import type { Attribute } from '@huella/domain/model/attribute';
import type {
  PanelChart,
  PanelCondition,
  PanelKeeperFigure,
  PanelModel,
  PanelSeries,
  PanelTable,
} from '@huella/domain/model/panel';
import { readListFilters } from '@huella/domain/rules/list-filters';
import type { ListSource } from '../../http/list-source';
import type { Matches } from '../../db/list-facet';
import { conditionsOf, countingOf, fieldOfFigure, mayList, type Counting, type Ground } from './panel-blocks';
import { groupField } from './panel-groups';
import { countCards, type CardQuestion, type Counted, type Group } from './panel.store';
import {
  countTogether,
  type CrossedGroup,
  type MonthsQuestion,
  type TallyQuestions,
} from './panel-tally.store';
import { askWorth } from './worth-groups';

/** What a question is asked for: a literal of the model of the panel. */
type Block = PanelModel['cards'][number] | PanelChart | PanelTable | PanelSeries | PanelKeeperFigure;

/** What was counted of the assets of a panel in one statement; undefined of a block that was not asked with the others. */
export interface PanelTally {
  readonly total: number;
  readonly counted: (block: Block) => Counted | undefined;
  readonly groups: (block: Block) => readonly Group[] | undefined;
  readonly months: (block: Block) => ReadonlyMap<string, Counted> | undefined;
  /** What decides what they are worth, of a panel that tells it: by the attributes of `askWorth`. */
  readonly worth: readonly CrossedGroup[];
}

/** Questions, each with its block at the same place. */
interface Asked<Question> {
  readonly blocks: readonly Block[];
  readonly questions: readonly Question[];
}

/**
 * Counts together what most blocks of a panel ask of its assets: its cards, how many are in its tables of assets, groups by options
 * and lots, months of what is there, and what it is worth. Others ask for themselves: groups by texts, of which there may be as many
 * as assets, what indexes tell apart, and cards of what last happened. Null where nothing can meet the filters.
 */
export function tallyPanel(ground: Ground): Promise<PanelTally> | null {
  const counting = countingOf(ground, 'active', []);
  return counting === null ? null : tallyCounting(ground, counting);
}

async function tallyCounting(ground: Ground, { source, matches }: Counting): Promise<PanelTally> {
  const { panel } = ground;
  const counts = askCounts(ground, source);
  const apart = askApart(ground, source);
  const groups = askGroups(panel, source);
  const months = askMonths(ground, source);
  const questions: TallyQuestions = {
    counts: counts.questions,
    groups: groups.questions,
    months: months.questions,
    ...askWorth(ground, source),
  };
  const [tally, ...alone] = await Promise.all([
    countTogether(source.askKept, matches, source.summed, questions),
    ...apart.questions.map((ask) => ask()),
  ]);
  const answerOf =
    <Answer>({ blocks }: Asked<unknown>, answers: readonly Answer[]) =>
    (block: Block): Answer | undefined =>
      answers[blocks.indexOf(block)];
  return {
    total: tally.total,
    counted: (block) => answerOf(counts, tally.counts)(block) ?? answerOf(apart, alone)(block),
    groups: answerOf(groups, tally.groups),
    months: answerOf(months, tally.months),
    worth: tally.crossed,
  };
}

/** What a table of keepers asks of an establishment, with what decides what its assets are worth; null where nothing can meet the filters. */
export async function tallyKeeper(ground: Ground): Promise<PanelTally | null> {
  const counting = countingOf(ground, 'active', []);
  if (counting === null) return null;
  const { source, matches } = counting;
  const panel = { ...ground.panel, cards: [], tables: [] };
  const counts = askCounts({ ...ground, panel }, source);
  const tally = await countTogether(source.askKept, matches, source.summed, {
    ...{ counts: counts.questions, groups: [], months: [] },
    ...askWorth(ground, source),
  });
  return {
    total: tally.total,
    counted: (block) => tally.counts[counts.blocks.indexOf(block)],
    groups: () => undefined,
    months: () => undefined,
    worth: tally.crossed,
  };
}

function asked<Question>(pairs: readonly (readonly [Block, Question])[]): Asked<Question> {
  return { blocks: pairs.map(([block]) => block), questions: pairs.map(([, question]) => question) };
}

function askCounts(ground: Ground, { allowed }: ListSource): Asked<CardQuestion> {
  const { panel, form } = ground;
  const questionOf = (when: readonly PanelCondition[] | undefined, field: Attribute | null) => ({
    when: readListFilters(conditionsOf(ground, when), allowed, form.locale).filters,
    field,
  });
  const cards = panel.cards.filter(
    (card) => mayList(allowed, card.when, [card.figure]) && !standsApart(card, allowed),
  );
  const tables = panel.tables.flatMap((table) =>
    table.shape === 'assets' && mayList(allowed, table.when, [], [table.sort]) ? [table] : [],
  );
  const keepers = panel.keepers?.figures.filter(({ when, figure }) => mayList(allowed, when, [figure])) ?? [];
  return asked([
    ...[...cards, ...keepers].map(
      (card) => [card, questionOf(card.when, fieldOfFigure(card.figure, allowed))] as const,
    ),
    ...tables.map((table) => [table, questionOf(table.when, null)] as const),
  ]);
}

/**
 * The cards of what last happened and of what is paused. The one is in the rows of the assets, which are read for nothing else here:
 * asked within the one statement, that would keep its workers from sharing it. Of the other an index knows which few it is, and the
 * one statement would ask it of each.
 */
function askApart(ground: Ground, source: ListSource): Asked<() => Promise<Counted>> {
  const { allowed, askKept, summed } = source;
  const cards = ground.panel.cards.filter(
    (card) => mayList(allowed, card.when, [card.figure]) && standsApart(card, allowed),
  );
  return asked(
    cards.map((card) => {
      const counting = countingOf(ground, 'active', conditionsOf(ground, card.when));
      const question = { when: [], field: fieldOfFigure(card.figure, allowed) };
      const count = async (): Promise<Counted> => {
        if (counting === null) return nothing;
        const few = fewOf(card, source);
        const matches: Matches = (sort, keyOf) => counting.matches(sort, keyOf, few);
        const { cards: counted } = await countCards(askKept, matches, summed, [question]);
        return counted[0] ?? nothing;
      };
      return [card, count] as const;
    }),
  );
}

const nothing: Counted = { count: 0, figures: [] };

function standsApart({ when = [] }: PanelModel['cards'][number], allowed: readonly Attribute[]): boolean {
  return when.some(({ field }) =>
    allowed.some(({ name, follows }) => name === field && (follows === 'event' || follows === 'paused')),
  );
}

/** Among which few a card looks, where an index knows them; undefined where it looks among all. */
function fewOf({ when = [] }: PanelModel['cards'][number], { allowed, apart }: ListSource) {
  for (const { field, in: keys } of when) {
    const asked = allowed.find(({ name, follows }) => name === field && follows === 'paused');
    const known = asked === undefined ? null : apart(asked);
    if (known !== null && keys?.includes(known.most) === false) return known.rows;
  }
  return undefined;
}

/** Whether an attribute has few values, one each, which no index tells apart. */
export function isGroupedTogether(field: Attribute, source: ListSource): boolean {
  if (field.follows === 'lot') return true;
  return knowsOptions(field) && fieldKinds[field.type].chooses === 'one' && source.apart(field) === null;
}

function askGroups(
  { charts, tables }: PanelModel,
  source: ListSource,
): Asked<TallyQuestions['groups'][number]> {
  const { allowed } = source;
  const blocks = [
    ...charts.flatMap((chart) =>
      chart.shape === 'bars' ? [{ ...chart, of: chart, added: [chart.figure] }] : [],
    ),
    ...tables.flatMap((table) =>
      table.shape === 'groups'
        ? [{ ...table, of: table, added: table.figures.map(({ figure }) => figure) }]
        : [],
    ),
  ];
  return asked(
    blocks.flatMap(({ of, by, when = [], added }) => {
      const field = groupField(allowed, by);
      if (field === undefined || when.length > 0 || !isGroupedTogether(field, source)) return [];
      return [
        [of, { by: field, figures: addedFields(added.map((figure) => fieldOfFigure(figure, allowed))) }],
      ];
    }),
  );
}

function askMonths(ground: Ground, { allowed }: ListSource): Asked<MonthsQuestion> {
  const { panel, form } = ground;
  const charts = panel.charts.flatMap((chart) => (chart.shape === 'months' ? [chart] : []));
  return asked(
    charts.flatMap(({ from, to, series, figure }) => {
      const months = monthsAround(form.statusDay.today, from, to);
      return series.flatMap((each) => {
        const day = allowed.find(({ name }) => name === each.day);
        const field = figure === undefined ? null : fieldOfFigure(figure, allowed);
        if (each.among !== 'active' || day?.slot === undefined) return [];
        const { filters, issues } = readListFilters(
          // The days first, which are told apart sooner than keys, and which most are not among.
          [rangeOf(each.day, months), ...conditionsOf(ground, each.when)],
          allowed,
          form.locale,
        );
        if (issues.length > 0) return [];
        const firstDays = months.map((month) => `${month}-01`);
        return [[each, { day, field, when: filters, firstDays }] as const];
      });
    }),
  );
}

/** The days of some months, the first to the last, as a filter. */
export function rangeOf(day: string, months: readonly string[]) {
  const [first = '', last = ''] = [months[0], months.at(-1)];
  return { ...filterOfMonth(day, first), max: filterOfMonth(day, last).max };
}

/** What figures add up, each attribute once. */
export function addedFields(fields: readonly (Attribute | null)[]): readonly Attribute[] {
  return [...new Set(fields.filter((field) => field !== null))];
}
