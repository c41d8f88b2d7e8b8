import { keepsPrivate } from '@huella/domain/engine/events/private-values';
import { readListFilters } from '@huella/domain/rules/list-filters';
import { pageSizes } from '@huella/domain/engine/lists/list-state';
import { failWith, issue } from '@huella/domain/model/errors';
import { imageFields } from '@huella/domain/rules/image-fields';
import { listedFields } from '@huella/domain/rules/lot-field';
import { labelOf } from '../../db/index-slots';
import type { Deps } from '../../deps';
import { formContextOf, listScopeOf } from '../../http/form-context';
import type { Handlers } from '../../http/serve';
import { listImages } from './images.store';

/** The gallery: whoever may list assets sees the pictures in the attributes that they may list there. */
export function imageRoutes(deps: Deps): Pick<Handlers, 'images.list'> {
  return {
    'images.list': async ({ params, caller, place, body }) => {
      const form = formContextOf(deps.clock(), caller, place, params.assetId);
      const { model, scope, locale } = form;
      const read = readListFilters(body?.filters ?? [], listedFields(model, scope), locale);
      const field = body?.field;
      const fields = imageFields(model, scope).filter(({ name }) => field === undefined || name === field);
      const isUnknown = field !== undefined && fields.length === 0;
      const issues = [...read.issues, ...(isUnknown ? [issue('field', 'unknownField')] : [])];
      if (issues.length > 0) failWith(issues);
      const limit = body?.pageSize ?? pageSizes[0];
      const { rows, total } = await listImages(
        deps.db,
        { ...listScopeOf(form), companyId: place.companyId, zone: locale.zone },
        {
          filters: read.filters,
          fields: fields.map(({ name }) => name),
          privateFields: fields.filter(keepsPrivate).map(({ name }) => name),
          from: body?.from ?? null,
          to: body?.to ?? null,
          offset: (body?.page ?? 0) * limit,
          limit,
        },
      );
      return {
        images: rows.map(({ assetId, attributes, addedAt, storageName, originalName, field: held }) => ({
          ...{ storageName, originalName, field: held, addedAt: addedAt.toISOString() },
          asset: { id: assetId, label: labelOf(model, attributes) },
        })),
        total,
      };
    },
  };
}
