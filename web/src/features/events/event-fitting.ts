import type { AssetRow } from '@huella/domain/calls/objects';
import type { EventModel } from '@huella/domain/model/event-model';
import type { Issue } from '@huella/domain/model/errors';
import { findEventObstacle } from '@huella/domain/engine/events/event-access';
import { askedBy } from '@huella/domain/engine/events/meets';
import { isEmpty } from '@huella/domain/model/value';
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
  // What asks something that the user does not see is left to the server.
  const requires = (event.requires ?? []).filter(({ need }) => askedBy(need).every((name) => seen.has(name)));
  const asked = [
    ...event.assetDisabledToEvent,
    ...requires.flatMap(({ need }) => askedBy(need)),
    ...(model.begins === undefined ? [] : [model.begins.on]),
  ];
  const names = [...new Set(asked)].filter((name) => seen.has(name));
  const attributesOf = (row: AssetRow) =>
    Object.fromEntries(names.map((name) => [name, cellValue(row[name])]));
  const isClosed = (row: AssetRow) =>
    event.assetDisabledToEvent.some((name) => names.includes(name) && !isEmpty(cellValue(row[name])));
  const obstacleOf = (row: AssetRow) =>
    findEventObstacle(
      model,
      { ...event, requires },
      { attributes: attributesOf(row), paused: row.paused, deleted: row.logical_deleted },
      place.boxSubtype,
      locale,
    );
  return {
    names,
    withEnded: event.afterClosing === true,
    offers: (row) => !isClosed(row) && [undefined, 'eventBarred'].includes(obstacleOf(row)?.code),
    faultOf: (row) => {
      const found = obstacleOf(row);
      return found === null ? null : `${row.label}: ${text(found)}`;
    },
  };
}
