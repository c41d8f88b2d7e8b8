import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { FileReply, ParamsOf, QueryOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { findEvent, isEventOffered } from '@huella/domain/engine/events/event-access';
import { engineEvents } from '@huella/domain/model/engine-events';
import { fail, failWith, issue } from '@huella/domain/model/errors';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { EventModel } from '@huella/domain/model/event-model';
import { aimOf, codesOfPurpose } from '@huella/domain/engine/sheets/sheet-purpose';
import type { SheetMode } from '@huella/domain/engine/sheets/sheet-format';
import type { Actor, BoxAccess } from '../../db/actors';
import type { Deps } from '../../deps';
import type { FindDemand } from '../../http/access';
import { formContextOf, type FormContext } from '../../http/form-context';
import { withSourcesOf } from '../sources/sources-check';
import { listOwnValues, writeTemplate } from './template-sheet';

type Call = Calls['sheets.template'];
type Query = QueryOf<Call>;

/** What a template demands: the code of what its sheet is for, on the establishment and asset type. */
export const demandOfTemplate: FindDemand = (_deps, { params, query }: TemplateInput) => {
  const model = findAssetType(params.assetId);
  const code = model === null ? null : codeOf(model, query);
  return Promise.resolve(code === null ? null : { code, boxId: params.boxId, assetType: params.assetId });
};

interface TemplateInput {
  readonly params: ParamsOf<Call>;
  readonly query: Query;
}

/** The code of what its sheet is for (document 2 section 6); null where there is no such event. */
function codeOf(model: AssetType, query: Query) {
  const event = eventOf(model, query);
  if (event !== null) return event.permissions.code;
  const { mode = 'add' } = query;
  return mode === 'add' || mode === 'update' ? codesOfPurpose[mode] : null;
}

/** The event that a sheet records: a change of assets may be one, as its upload says it (`SheetAim`). */
function eventOf(model: AssetType, { mode = 'add', eventType }: Query): EventModel | null {
  const wanted = mode === 'transfer' ? engineEvents.transfer : aimOf('update', eventType).eventType;
  if (mode === 'add' || wanted === null) return null;
  return findEvent(model, wanted);
}

/**
 * An empty sheet of an asset type for what somebody wants to record, in the language that they ask for. `notFound` where
 * its model offers none, or has no such event; `eventNotOffered` for an event that is not recorded here.
 */
export async function giveTemplate(
  deps: Deps,
  caller: Actor,
  place: BoxAccess,
  assetType: number,
  query: Query,
): Promise<FileReply> {
  const known = formContextOf(deps.clock(), caller, place, assetType);
  if (!known.model.templateDownload) fail('notFound');
  const language = query.language ?? known.locale.language;
  const form = await withSourcesOf(deps.db, { ...known, locale: { ...known.locale, language } });
  const mode = modeOf(form, query);
  return writeTemplate(form, mode, await listOwnValues(deps, caller, form, mode));
}

function modeOf(form: FormContext, query: Query): SheetMode {
  const event = eventOf(form.model, query);
  if (event === null) return query.mode === 'update' ? 'update' : 'add';
  if (!isEventOffered(event, form.scope.boxSubtype, form)) failWith([issue('eventType', 'eventNotOffered')]);
  return { event };
}
