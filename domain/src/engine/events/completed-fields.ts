import { isKeys, type Values } from '../../model/value';
import type { Words } from '../../words';

/**
 * What a load says of a new asset: the attributes that its sheet did not hold and that every row was given, as its user
 * left it on (decisions section 8, nothing is invented). It is sealed with the rest of the event.
 */
export const completedMark = 'completed_by_huella';

export const completedLabel: Words = { es: 'Completado por Huella', en: 'Filled in by Huella' };

/** The attributes that a load names so, of those that it may be read to have set. */
export function completedFields({ fields, after }: { readonly fields: Values; readonly after: Values }) {
  const names = fields[completedMark] ?? null;
  return isKeys(names) ? names.filter((name) => Object.hasOwn(after, name)) : [];
}
