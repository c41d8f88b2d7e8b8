import type { EventModel } from '../../model/event-model';
import { isEmpty, type Values } from '../../model/value';

/**
 * Whether an event is about the health of its asset: by its model, and of one that does several things in a pass by what was
 * filled in of it. The values are those of its own fields with what it wrote.
 */
export function isAboutHealth({ health, fields }: EventModel, values: Values): boolean {
  if (health?.filled === undefined) return health !== undefined;
  return health.filled.some((name) => {
    const field = fields.find((each) => each.name === name);
    const written = field !== undefined && 'writes' in field ? field.writes : undefined;
    return !isEmpty(values[name] ?? null) || (written !== undefined && !isEmpty(values[written] ?? null));
  });
}
