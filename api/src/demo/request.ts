import { calls } from '@huella/domain/calls/index';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { Values } from '@huella/domain/model/value';
import { idOf, type Settled } from './settle';
import { saidIn, type Row, type Step } from './step';

/** Ids of assets by their type and tag. */
export type AssetIds = Map<string, number>;

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
export function requestOf(step: Step, settled: Settled, assetIds: AssetIds, key: string): Request {
  switch (step.action) {
    case 'add':
      return addRequest(step, settled, assetIds);
    case 'transfer':
      return transferRequest(step, settled, assetIds, key);
    case 'lot':
      return lotRequest(step, settled, assetIds);
    case 'entity':
      return entityRequest(step, settled);
    default:
      return changeRequest(step, settled, assetIds);
  }
}

/** What every call says of objects. */
function kindOf({ assetType, box }: Step, settled: Settled) {
  const pkReferer = idOf(settled.boxes, box.name);
  return { objectType: 'asset', pkObjectType: assetType, globalModel: assetType, pkReferer };
}

function idsOf(step: Step, tags: readonly string[], assetIds: AssetIds): readonly number[] {
  return tags.map((tag) => idOf(assetIds, keyOf(step, tag)));
}

function tagsOf({ rows }: Step): readonly string[] {
  return rows.map(({ tag }) => tag);
}

/** What a row of a step says, once all that it chooses is there. */
function valuesOf(step: Step, row: Row, assetIds: AssetIds): Values {
  return saidIn(step, row, (assetType, tag) => String(idOf(assetIds, keyOf({ assetType }, tag))));
}

function addRequest(step: Of<'add'>, settled: Settled, assetIds: AssetIds): Request {
  const values = valuesOf(step, step.rows[0], assetIds);
  return { path: calls['objects.add'].path, body: { ...kindOf(step, settled), action: 'add', values } };
}

function changeRequest(step: Of<'event' | 'update'>, settled: Settled, assetIds: AssetIds): Request {
  const ids = idsOf(step, tagsOf(step), assetIds);
  return {
    path: calls['objects.addMassive'].path,
    body: {
      ...kindOf(step, settled),
      action: 'update',
      actionContext: {
        context: 'massive_manual_form',
        eventType: step.action === 'event' ? step.eventType : engineEvents.edit,
      },
      values: step.rows.map((row, at) => ({ ...valuesOf(step, row, assetIds), pk: ids[at] })),
      common: step.action === 'event' ? step.common : {},
    },
  };
}

function transferRequest(step: Of<'transfer'>, settled: Settled, assetIds: AssetIds, key: string): Request {
  return {
    path: calls['transfers.add'].path,
    body: {
      boxSource: idOf(settled.boxes, step.box.name),
      boxTarget: idOf(settled.boxes, step.to),
      globalModel: step.assetType,
      rows: idsOf(step, tagsOf(step), assetIds),
      values: step.common,
      submitKey: key,
    },
  };
}

function lotRequest(step: Of<'lot'>, settled: Settled, assetIds: AssetIds): Request {
  const assets = idsOf(step, tagsOf(step), assetIds).map(String);
  const values = { ...step.common, assets };
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
