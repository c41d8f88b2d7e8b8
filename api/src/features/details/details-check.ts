import type { Field } from '@huella/domain/model/field';
import { fail } from '@huella/domain/model/errors';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import type { Inside } from '../../db/transact';
import type { FormContext } from '../../http/form-context';
import { claimDrafts, type DetailParent } from './details.store';

type Raw = Readonly<Record<string, unknown>>;

/** The list of a model that rows can be kept for, of new records or of others; `notFound` for any other field. */
export function getList({ model, scope }: FormContext, name: string): Field {
  const fillable = (['new', 'edit'] as const).flatMap((mode) => allowedFields(model, mode, scope));
  const field = fillable.find((each) => each.name === name);
  return field?.list === undefined ? fail('notFound') : field;
}

/**
 * What a form sent, with the rows that were kept for it under its own id: they come after those that it sent itself.
 * The rows are taken over by the transaction, so that two saves never take the same ones.
 */
export async function takeDrafts(db: Inside, parent: DetailParent, raw: Raw): Promise<Raw> {
  const drafts = await claimDrafts(db, parent);
  if (drafts.length === 0) return raw;
  const names = [...new Set(drafts.map(({ field }) => field))];
  const lists = names.map((name) => {
    const sent = raw[name];
    const kept = drafts.filter(({ field }) => field === name).map(({ values }) => ({ ...values, key: -1 }));
    return [name, [...(Array.isArray(sent) ? (sent as readonly unknown[]) : []), ...kept]] as const; // rows, whatever is in them
  });
  return { ...raw, ...Object.fromEntries(lists) };
}
