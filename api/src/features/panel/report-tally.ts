import type { ReportIndicator } from '@huella/domain/model/report';
import type { OracleVerdict } from '@huella/domain/engine/oracles/judge-record';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Matches } from '../../db/list-facet';
import { askingOf } from '../../db/kept-answers';
import type { ListSource } from '../../http/list-source';
import { fieldOfFigure } from './panel-blocks';
import { countOptions, groupField } from './panel-groups';
import { addedFields, isGroupedTogether } from './panel-tally';
import { countTogether, type CrossedGroup, type CrossQuestion } from './panel-tally.store';
import { countVerdicts, type VerdictGroup } from './verdict-tally.store';
import { countGroups, type Counted, type Group } from './panel.store';

/** What the indicators of a report ask of the assets of one establishment, and what was counted of it in one statement. */
export interface ReportTally {
  readonly total: number;
  /** All of them by what an indicator adds up. */
  readonly whole: (indicator: ReportIndicator) => Counted | undefined;
  /** Asks for itself what was not counted with the others. */
  readonly groups: (indicator: ReportIndicator, field: Attribute) => Promise<readonly Group[]>;
  /** Of what was asked for by several attributes at once. */
  readonly crossed: readonly JudgedGroup[];
}

/** Assets that are alike, with of how many of them oracles say what was asked. */
export interface JudgedGroup extends CrossedGroup {
  readonly verdicts: readonly number[];
}

/** What is asked of assets that are alike: counts, and what oracles say of them today. */
export interface JudgedQuestion extends CrossQuestion {
  readonly verdicts: readonly (readonly OracleVerdict[])[];
}

/**
 * Counts together what indicators ask that are by options or lots, or by nothing, and what is asked for by several attributes at
 * once; others ask for themselves.
 * @param attributeOf the attribute that an indicator is by; null of what is by the establishment itself
 */
export async function tallyReport(
  { source, matches }: { readonly source: ListSource; readonly matches: Matches },
  indicators: readonly ReportIndicator[],
  attributeOf: (indicator: ReportIndicator) => string | null,
  crossed: JudgedQuestion | null,
): Promise<ReportTally> {
  const { allowed, summed } = source;
  const addedOf = ({ figure }: ReportIndicator) =>
    figure.of === 'worth' ? null : fieldOfFigure(figure, allowed);
  const counted = indicators.filter(({ figure }) => figure.of !== 'worth');
  const grouped = counted.flatMap((each) => {
    const name = attributeOf(each);
    const by = name === null ? undefined : groupField(allowed, name);
    return by === undefined || !isGroupedTogether(by, source) ? [] : [{ indicator: each, by }];
  });
  const added = addedFields(counted.map(addedOf));
  const asked =
    crossed === null
      ? null
      : { ...crossed, counts: [...crossed.counts, ...added.map((field) => ({ when: [], field }))] };
  const [tally, judged] = await Promise.all([
    countTogether(source.askKept, matches, summed, {
      counts: counted.map((each) => ({ when: [], field: addedOf(each) })),
      groups: grouped.map(({ indicator, by }) => ({ by, figures: addedFields([addedOf(indicator)]) })),
      months: [],
      ...(asked !== null && { crossed: asked }),
    }),
    crossed === null || crossed.verdicts.length === 0 || crossed.by.length === 0
      ? []
      : source.ask((db) => countVerdicts(askingOf(db), matches, summed, crossed.by, crossed.verdicts)),
  ]);
  return {
    total: tally.total,
    crossed: withVerdicts(tally.crossed, judged),
    whole: (indicator) => tally.counts[counted.indexOf(indicator)],
    groups: async (indicator, field) => {
      const known = tally.groups[grouped.findIndex((each) => each.indicator === indicator)];
      if (known !== undefined) return known;
      const own = addedOf(indicator);
      const at = crossed?.by.findIndex((key) => key.field === field && key.when.length === 0) ?? -1;
      if (crossed !== null && at >= 0) {
        const figure = own === null ? null : crossed.counts.length + added.indexOf(own);
        return groupsOfCrossed(tally.crossed, at, figure);
      }
      const apart = source.apart(field);
      return own === null && apart !== null
        ? source.ask((db) => countOptions(db, matches, field, apart, tally.total))
        : countGroups(source.askKept, matches, summed, field, addedFields([own]));
    },
  };
}

function withVerdicts(
  crossed: readonly CrossedGroup[],
  judged: readonly VerdictGroup[],
): readonly JudgedGroup[] {
  if (judged.length === 0) return crossed.map((group) => ({ ...group, verdicts: [] }));
  const byValues = new Map(judged.map(({ values, verdicts }) => [JSON.stringify(values), verdicts]));
  return crossed.map((group) => ({ ...group, verdicts: byValues.get(JSON.stringify(group.values)) ?? [] }));
}

/** What is alike in one of the attributes, added up. */
function groupsOfCrossed(
  crossed: readonly CrossedGroup[],
  at: number,
  figure: number | null,
): readonly Group[] {
  const groups = new Map<string, { example: number; count: number; filled: number; sum: number }>();
  for (const { values, example, count, counts } of crossed) {
    const value = values[at] ?? null;
    if (value === null) continue;
    const { filled = 0, sum = 0 } = (figure === null ? undefined : counts[figure]?.figures[0]) ?? {};
    const known = groups.get(value);
    if (known === undefined) {
      groups.set(value, { example, count, filled, sum });
      continue;
    }
    // In place: there may be as many as depositors times all that is alike.
    known.count += count;
    known.filled += filled;
    known.sum += sum;
  }
  return [...groups].map(([value, { example, count, filled, sum }]) => ({
    ...{ value, example, name: null, count },
    figures: figure === null ? [] : [{ filled, sum }],
  }));
}
