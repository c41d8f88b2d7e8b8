import type { Issue } from '@huella/domain/model/errors';
import type { Values } from '@huella/domain/model/value';
import { changedCells } from '@huella/domain/engine/sheets/changed-cells';
import { parseVersion } from '@huella/domain/engine/sheets/record-version';
import { listChangedSince } from '../../db/changed-since';
import type { LockedAsset } from '../../db/ledger/asset-rows';
import type { Inside } from '../../db/transact';
import { conflictIn } from '../../http/change-conflict';
import type { RowCheck } from '../../http/check-row';
import type { RunRow } from './run-rows.store';

/**
 * What speaks against rows of a sheet of changes whose assets were changed between the check and the writing, in the very
 * attributes that the row changes: asked of assets that are locked, so of two that change the same one only one is written.
 */
export async function findOvertaken(
  db: Inside,
  { form, event }: RowCheck,
  rows: readonly RunRow[],
  locked: ReadonlyMap<number, LockedAsset>,
): Promise<ReadonlyMap<number, readonly Issue[]>> {
  if (event !== null) return new Map();
  const versioned = rows.flatMap(({ row, version, values }) => {
    const known = parseVersion(version ?? '');
    const asset = locked.get(known?.assetId ?? 0);
    if (known === null || asset === undefined || known.sequence >= asset.sequence) return [];
    // Staged as they were checked.
    return [{ row, version: known, asset, values: (values ?? {}) as Values }];
  });
  const names = new Set(versioned.flatMap(({ values }) => Object.keys(values)));
  const versions = versioned.map(({ version }) => version);
  const since = await listChangedSince(db, form.model, versions, [...names]);
  return new Map(
    versioned.map(({ row, asset, values }) => {
      const changed = since.get(asset.id);
      const { conflicts } = changedCells(asset.attributes, values, changed?.base);
      return [row, conflicts.map((name) => conflictIn(form, name, asset.attributes, changed))];
    }),
  );
}
