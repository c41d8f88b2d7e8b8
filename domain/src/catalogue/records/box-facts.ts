import type { Field } from '../../model/field';
import { metadataFields } from './box-metadata';
import { addressFields } from './record-parts';

/** The name by which others find it. */
const alias: Field = { name: 'alias', label: { es: 'Alias', en: 'Alias' }, type: 'text' };

/**
 * What somebody who wants to send to an establishment learns about it, in this order: its alias, where it is, and what
 * establishments of its type have (document 2 section 3, target box check result). Its picture comes on top.
 */
export function factsOfBox(subtype: number, country: string): readonly Field[] {
  return [alias, ...addressFields(true), ...metadataFields([subtype], country)];
}
