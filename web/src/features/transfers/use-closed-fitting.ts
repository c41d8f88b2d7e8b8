import { useMemo } from 'react';
import type { AssetRow } from '@huella/domain/calls/objects';
import { issue } from '@huella/domain/model/errors';
import { findClosings, type Closing } from '@huella/domain/engine/events/check-rules';
import type { EventModel } from '@huella/domain/model/event-model';
import { useRecordText } from '../../fields/use-record-text';
import type { Fitting } from '../../list/AddAssets';
import { cellValue } from '../../list/cell-text';
import type { ListSubject } from '../../list/list-subject';
import { administers } from '../../session/administers';
import type { TransferWizardState } from './use-transfer-wizard';

/** The attributes that say until when an asset may not go, and by what. */
export function closingNames({ rules = [] }: EventModel): readonly string[] {
  const named = rules.flatMap((rule) =>
    rule.rule === 'closed' && rule.to !== undefined ? [rule.from, rule.until, rule.why] : [],
  );
  return [...new Set(named.filter((name) => name !== undefined))];
}

/** What keeps a row from going to an establishment of a subtype; null where nothing does, or the user may allow it. */
export function closingOf(
  { model, locale, place }: ListSubject,
  event: EventModel,
  row: AssetRow,
  target: number,
): Closing | null {
  const values = Object.fromEntries(closingNames(event).map((name) => [name, cellValue(row[name])]));
  const closings = findClosings({ model, event, values, locale, day: locale.today, target });
  const isAdministrator = administers(place);
  return closings.find(({ canOverride }) => !(canOverride && isAdministrator)) ?? null;
}

/**
 * What may be added to a transfer: what a quarantine or a withdrawal keeps from going there is said as soon as it is
 * chosen, with the day and the reason. The server asks again.
 */
export function useClosedFitting({ subject, event, target }: TransferWizardState): Fitting | undefined {
  const text = useRecordText(event.fields, subject.locale);
  const to = target.box?.subtype;
  return useMemo(() => {
    const seen = new Set(subject.fields.map(({ name }) => name));
    const names = closingNames(event).filter((name) => seen.has(name));
    if (to === undefined || names.length === 0) return undefined;
    return {
      names,
      offers: () => true,
      faultOf: (row) => {
        const closing = closingOf(subject, event, row, to);
        if (closing === null) return null;
        const { label: field, date, why } = closing;
        const found =
          why === ''
            ? issue(null, 'closedByDay', { field, date })
            : issue(null, 'closedByDayFor', { field, date, why });
        return `${row.label}: ${text(found)}`;
      },
    };
  }, [subject, event, to, text]);
}
