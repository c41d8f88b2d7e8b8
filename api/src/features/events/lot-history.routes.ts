import { lotHistoryRows, type LotHappening } from '@huella/domain/calls/lot-history';
import { lotModelOf } from '@huella/domain/catalogue/lots/lot-model';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import { fail } from '@huella/domain/model/errors';
import type { Deps } from '../../deps';
import { readAsOf } from '../../http/as-of';
import { authorOf } from '../../http/event-for-reader';
import { dayIn, formContextOf, type FormContext } from '../../http/form-context';
import type { Handlers } from '../../http/serve';
import { listLotChanges, type LotChange } from '../lots/lot-changes.store';
import { listLotHappenings, type Happened } from '../lots/lot-history.store';
import { findLotEver } from '../lots/lots.store';
import { listEventsById, type ListedEvent } from './events.store';
import { presentEvent } from './present-event';

/** What happened to a lot and to its assets while they were in it (decision 86). */
export function lotHistoryRoutes(deps: Deps): Pick<Handlers, 'lots.history'> {
  return {
    'lots.history': async ({ params, query, caller, place }) => {
      const lot = (await findLotEver(deps.db, params.lotId)) ?? fail('notFound');
      const form = formContextOf(deps.clock(), caller, place, lot.assetType);
      const { zone } = form.locale;
      const until = readAsOf(form, query.asOf)?.until ?? null;
      const scope = { lotId: lot.id, boxId: place.boxId, assetType: lot.assetType, zone, until };
      const page = { offset: (query.page ?? 0) * lotHistoryRows, limit: lotHistoryRows };
      const { rows, total } = await listLotHappenings(deps.db, scope, page);
      const events = await listEventsById(
        deps.db,
        rows.flatMap(({ eventId }) => eventId ?? []),
      );
      const changes = await listLotChanges(deps.db, lot.id);
      const byId = {
        events: new Map(events.map((event) => [event.id, event])),
        changes: new Map(changes.map((change) => [change.id, change])),
      };
      const presented = rows.flatMap((row) => {
        const event = byId.events.get(row.eventId ?? 0);
        if (event !== undefined) return [presentHappened(form, row, event)];
        const change = byId.changes.get(row.changeId ?? 0);
        return change === undefined ? [] : [presentChange(form, change)];
      });
      return { rows: presented, total };
    },
  };
}

/** Alike events of a day as one line, as the reader's company reads them. */
function presentHappened({ place, locale }: FormContext, row: Happened, event: ListedEvent): LotHappening {
  const { name, event_type, username, comment, undoes, box, target } = presentEvent(
    event,
    locale,
    place.companyId,
  );
  const isOne = row.events === 1;
  // Runs are seen where they worked, by their own company.
  const isSeen = event.companyId === place.companyId && event.boxId === place.boxId;
  return {
    ...{ key: `e${String(event.id)}`, kind: 'event', event_type, name, username },
    ...{ day: row.day, at: row.at.toISOString() },
    ...{ assets: row.assets, events: row.events, event_id: isOne ? event.id : null, undone: row.undone },
    undoes: undoes?.name ?? null,
    comment: isOne ? comment : null,
    box: box.name,
    target: target?.name ?? null,
    run: isSeen && row.runId !== null ? { id: row.runId, file: row.runName } : null,
    fields: [],
  };
}

/** What somebody did with the lot itself; of an edit the fields that the reader may list. */
function presentChange({ place, model, scope, locale }: FormContext, change: LotChange): LotHappening {
  const allowed = allowedFields(lotModelOf(model), 'list', scope);
  return {
    ...{ key: `c${String(change.id)}`, kind: change.kind, event_type: null, name: '' },
    ...{ day: dayIn(change.at, locale.zone), at: change.at.toISOString() },
    ...{ assets: 0, events: 0, event_id: null, undone: 0, undoes: null },
    username: authorOf(change, place.companyId),
    ...{ comment: null, box: null, target: null, run: null },
    fields: allowed
      .filter(({ name }) => change.names.includes(name))
      .map(({ label }) => label[locale.language]),
  };
}
