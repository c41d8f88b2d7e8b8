import type { ReportIndicator } from '@huella/domain/model/report';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Matches } from '../../db/list-facet';
import { askingOf } from '../../db/kept-answers';
import type { ListSource } from '../../http/list-source';
import { fieldOfFigure } from './panel-blocks';
import { countOptions, groupField } from './panel-groups';
import { addedFields, isGroupedTogether } from './panel-tally';
import { countTogether } from './panel-tally.store';
import { countGroups, type Counted, type Group } from './panel.store';

/** What the indicators of a report ask of the assets of one establishment, and what was counted of it in one statement. */
export interface ReportTally {
  readonly total: number;
  /** All of them by what an indicator adds up. */
  readonly whole: (indicator: ReportIndicator) => Counted | undefined;
  /** Asks for itself what was not counted with the others. */
  readonly groups: (indicator: ReportIndicator, field: Attribute) => Promise<readonly Group[]>;
}

/**
 * Counts together what indicators ask that are by options or lots, or by nothing; others ask for themselves.
 * @param attributeOf the attribute that an indicator is by; null of what is by the establishment itself
 */
export async function tallyReport(
  { source, matches }: { readonly source: ListSource; readonly matches: Matches },
  indicators: readonly ReportIndicator[],
  attributeOf: (indicator: ReportIndicator) => string | null,
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
  const tally = await source.ask((db) =>
    countTogether(askingOf(db), matches, summed, {
      counts: counted.map((each) => ({ when: [], field: addedOf(each) })),
      groups: grouped.map(({ indicator, by }) => ({ by, figures: addedFields([addedOf(indicator)]) })),
      months: [],
    }),
  );
  return {
    total: tally.total,
    whole: (indicator) => tally.counts[counted.indexOf(indicator)],
    groups: async (indicator, field) => {
      const known = tally.groups[grouped.findIndex((each) => each.indicator === indicator)];
      if (known !== undefined) return known;
      const added = addedOf(indicator);
      const apart = source.apart(field);
      return source.ask((db) =>
        added === null && apart !== null
          ? countOptions(db, matches, field, apart, tally.total)
          : countGroups(db, matches, summed, field, addedFields([added])),
      );
    },
  };
}
