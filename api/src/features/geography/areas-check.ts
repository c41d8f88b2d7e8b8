import type { Field } from '@huella/domain/model/field';
import { areaSourcesOf, type AreasBySource } from '@huella/domain/engine/forms/geography';
import { formFieldsOf } from '@huella/domain/engine/forms/sources';
import type { Database } from '../../db/database';
import type { FormContext } from '../../http/form-context';
import { findGroundOfBox } from './geography.store';

/** The context with the areas that places of its forms must lie in; one that asks for none is answered as it is. */
export async function withAreas(db: Database, form: FormContext): Promise<FormContext> {
  const areas = await readAreas(db, form.place.boxId, formFieldsOf(form.model));
  return areas === null ? form : { ...form, areas };
}

/**
 * The areas that places in these fields must lie in (document 2 section 5, inPolygon): of the source `box` the outline
 * of the establishment. Null where no field asks, and then nothing is read.
 */
export async function readAreas(
  db: Database,
  boxId: number,
  fields: readonly Field[],
): Promise<AreasBySource | null> {
  if (!areaSourcesOf(fields).includes('box')) return null;
  const ground = await findGroundOfBox(db, boxId);
  return { box: ground?.geometries ?? [] };
}
