import { calls } from '@huella/domain/calls/index';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { FileRef, Values } from '@huella/domain/model/value';
import type { DrawnFile } from './drawings/drawing';
import { idOf, type Settled } from './settle';
import { saidIn, type Row, type Step } from './step';

/** Ids of assets by their type and tag. */
export type AssetIds = Map<string, number>;

/** What is there by now: assets, and files that came in. */
export interface Present {
  readonly assetIds: AssetIds;
  readonly files: Map<DrawnFile, FileRef>;
}

/** The key of an asset among all of the demo. */
export function keyOf({ assetType }: Pick<Step, 'assetType'>, tag: string): string {
  return `${String(assetType)} ${tag}`;
}

interface Request {
  readonly path: string;
  readonly body: object;
}

/** A step of one kind. */
type Of<Action extends Step['action']> = Step & { readonly action: Action };

/** The call behind a step; `key` is the same for the same step each time. */
export function requestOf(step: Step, settled: Settled, present: Present, key: string): Request {
  switch (step.action) {
    case 'add':
      return addRequest(step, settled, present);
    case 'transfer':
      return transferRequest(step, settled, present, key);
    case 'lot':
      return lotRequest(step, settled, present);
    case 'entity':
      return entityRequest(step, settled);
    default:
      return changeRequest(step, settled, present);
  }
}

/** What every call says of objects. */
function kindOf({ assetType, box }: Step, settled: Settled) {
  const pkReferer = idOf(settled.boxes, box.name);
  return { objectType: 'asset', pkObjectType: assetType, globalModel: assetType, pkReferer };
}

function idsOf(step: Step, tags: readonly string[], present: Present): readonly number[] {
  return tags.map((tag) => idOf(present.assetIds, keyOf(step, tag)));
}

function tagsOf({ rows }: Step): readonly string[] {
  return rows.map(({ tag }) => tag);
}

/** What a row of a step says, once all that it chooses is there. */
function valuesOf(step: Step, row: Row, present: Present): Values {
  return saidIn(step, row, {
    idOf: (assetType, tag) => String(idOf(present.assetIds, keyOf({ assetType }, tag))),
    refOf: (file) => present.files.get(file) ?? missing(file.name),
  });
}

function missing(name: string): never {
  throw new Error(`Nobody has uploaded ${name}`);
}

function addRequest(step: Of<'add'>, settled: Settled, present: Present): Request {
  const values = valuesOf(step, step.rows[0], present);
  return { path: calls['objects.add'].path, body: { ...kindOf(step, settled), action: 'add', values } };
}

function changeRequest(step: Of<'event' | 'update'>, settled: Settled, present: Present): Request {
  const ids = idsOf(step, tagsOf(step), present);
  return {
    path: calls['objects.addMassive'].path,
    body: {
      ...kindOf(step, settled),
      action: 'update',
      actionContext: {
        context: 'massive_manual_form',
        eventType: step.action === 'event' ? step.eventType : engineEvents.edit,
      },
      values: step.rows.map((row, at) => ({ ...valuesOf(step, row, present), pk: ids[at] })),
      common: step.action === 'event' ? step.common : {},
    },
  };
}

function transferRequest(step: Of<'transfer'>, settled: Settled, present: Present, key: string): Request {
  return {
    path: calls['transfers.add'].path,
    body: {
      boxSource: idOf(settled.boxes, step.box.name),
      boxTarget: idOf(settled.boxes, step.to),
      globalModel: step.assetType,
      rows: idsOf(step, tagsOf(step), present),
      values: step.common,
      submitKey: key,
    },
  };
}

function lotRequest(step: Of<'lot'>, settled: Settled, present: Present): Request {
  const assets = idsOf(step, tagsOf(step), present).map(String);
  const { drawn } = step.rows[0];
  const files = drawn === undefined ? {} : valuesOf(step, { tag: '', values: {}, drawn }, present);
  const values = { ...step.common, ...files, assets };
  return {
    path: calls['objects.add'].path,
    body: { ...kindOf(step, settled), objectType: 'lot', action: 'add', values },
  };
}

function entityRequest(step: Of<'entity'>, settled: Settled): Request {
  const [{ tag, values }] = step.rows;
  const brought = Object.entries(values).map(([name, value]) => ({ replace_field: name, value }));
  return {
    path: calls['entities.add'].path.replace(':typeId', String(step.entityType)),
    body: {
      boxId: idOf(settled.boxes, step.box.name),
      value: tag,
      autocomplete_module_replace_fields: brought,
    },
  };
}
