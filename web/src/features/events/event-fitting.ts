import type { AssetRow } from '@huella/domain/calls/objects';
import type { EventModel } from '@huella/domain/model/event-model';
import type { Issue } from '@huella/domain/model/errors';
import { findEventObstacle } from '@huella/domain/engine/events/event-access';
import type { Fitting } from '../../list/AddAssets';
import { cellValue } from '../../list/cell-text';
import type { ListSubject } from '../../list/list-subject';

/**
 * What may be added to an event, by what the user may list of a row: what takes no such event is not offered, and what
 * has to be done first is said. The server asks again.
 */
export function eventFitting(
  { model, fields, place, locale }: ListSubject,
  event: EventModel,
  text: (issue: Issue) => string,
): Fitting {
  const seen = new Set(fields.map(({ name }) => name));
  // A bar that asks what the user does not see is left to the server.
  const bars = (event.barredWhen ?? []).filter(({ when }) => seen.has(when.parentField));
  const asked = [...event.assetDisabledToEvent, ...bars.map(({ when }) => when.parentField)];
  const names = [...new Set(asked)].filter((name) => seen.has(name));
  const obstacleOf = (row: AssetRow) =>
    findEventObstacle(
      model,
      { ...event, barredWhen: bars },
      {
        attributes: Object.fromEntries(names.map((name) => [name, cellValue(row[name])])),
        paused: row.paused,
        deleted: row.logical_deleted,
      },
      place.boxSubtype,
      locale,
    );
  return {
    names,
    withEnded: event.afterClosing === true,
    offers: (row) => [undefined, 'eventBarred'].includes(obstacleOf(row)?.code),
    faultOf: (row) => {
      const found = obstacleOf(row);
      return found === null ? null : `${row.label}: ${text(found)}`;
    },
  };
}
