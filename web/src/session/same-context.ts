import { contextLevels, type Context } from '@huella/domain/rules/context';

/** Whether two contexts have the same choice at every level. */
export function isSameContext(one: Context, other: Context): boolean {
  return contextLevels.every((level) => one[level] === other[level]);
}
