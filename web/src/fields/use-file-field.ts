import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FileRef } from '@huella/domain/model/value';
import {
  entriesOf,
  settleEntries,
  sortChosen,
  underwayEntry,
  uploadIdOf,
  type RefusedFile,
} from './file-entries';
import { uploads } from './file-uploads';
import type { WidgetProps } from './widget';

export interface FileField {
  readonly entries: readonly FileRef[];
  /** Files that were not taken, until they are dismissed or others are chosen. */
  readonly refused: readonly RefusedFile[];
  /** Takes what was dropped or chosen. */
  readonly take: (files: readonly File[]) => void;
  /** Takes an entry away, cancelling its upload. */
  readonly remove: (entry: FileRef) => void;
  readonly dismiss: (file: RefusedFile) => void;
}

/** What a file field holds and does: entries in the form's own value, uploads beside it. */
export function useFileField({
  field,
  value,
  onChange,
}: Pick<WidgetProps, 'field' | 'value' | 'onChange'>): FileField {
  useSyncExternalStore(uploads.subscribe, uploads.version);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const entries = entriesOf(value);
  const hold = (next: readonly FileRef[]) => {
    onChange(next.length === 0 ? null : next);
  };
  // Looked at whenever it is drawn: an upload may be over before the step with its field is opened again.
  useEffect(() => {
    const settled = settleEntries(entries, uploads.find);
    if (settled.over.length === 0) return;
    hold(settled.entries);
    for (const id of settled.over) uploads.drop(id);
  });
  return {
    entries,
    refused,
    take: (files) => {
      const sorted = sortChosen(files, field, entries.length);
      setRefused(sorted.refused);
      const started = sorted.taken.map((file) => underwayEntry(uploads.start(file), file.name));
      if (started.length > 0) hold([...entries, ...started]);
    },
    remove: (entry) => {
      const id = uploadIdOf(entry);
      if (id !== null) uploads.drop(id);
      hold(entries.filter((each) => each !== entry));
    },
    dismiss: (file) => {
      setRefused((before) => before.filter((each) => each !== file));
    },
  };
}
