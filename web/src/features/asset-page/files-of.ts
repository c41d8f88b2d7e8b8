import type { HistoryEntry } from '@huella/domain/calls/events';
import type { SavedObject } from '@huella/domain/calls/objects';
import { allowedFields, type FieldScope } from '@huella/domain/engine/access/field-access';
import { placedFiles } from '@huella/domain/engine/files/placed-files';
import type { RecordModel } from '@huella/domain/model/record-model';
import type { FileRef, Locale } from '@huella/domain/model/value';

/** A file of an asset: what holds it, and when it came, as far as its history says. */
export interface AssetFile extends FileRef {
  readonly where: string;
  /** The moment of the event that brought it. */
  readonly at: string | null;
}

interface FilesInput {
  readonly asset: SavedObject;
  readonly model: RecordModel;
  readonly scope: FieldScope;
  readonly locale: Locale;
  readonly entries: readonly HistoryEntry[];
}

/** The files of an asset, each once: those that it holds now, and those that events brought, the newest first. */
export function filesOf({ asset, model, scope, locale, entries }: FilesInput): readonly AssetFile[] {
  const allowed = allowedFields(model, 'list', scope);
  const labelOf = (name: string) => allowed.find((each) => each.name === name)?.label[locale.language] ?? '';
  const brought = entries.flatMap((entry) =>
    entry.files.map(({ storageName, originalName, label }) => ({
      ...{ storageName, originalName },
      where: entry.name === label ? label : `${entry.name} · ${label}`,
      at: entry.event_time,
    })),
  );
  const held = placedFiles(allowed, asset.values).map(({ file, field }) => ({
    ...{ storageName: file.storageName, originalName: file.originalName },
    where: labelOf(field),
    at: null,
  }));
  const once = new Map<string, AssetFile>();
  for (const file of [...brought, ...held]) if (!once.has(file.storageName)) once.set(file.storageName, file);
  return [...once.values()];
}
