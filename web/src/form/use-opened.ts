import { useState } from 'react';
import type { Opened } from './VersionConflict';

/** A form as it was opened, and the ways to open it anew. */
export interface OpenedForm<Saved> extends Opened<Saved> {
  readonly onNewVersion: (opened: Opened<Saved>) => void;
  /** Begins again, without the draft. */
  readonly onRestart: () => void;
}

/**
 * Keeps a form on the version of its record that it was opened with, whatever the cache learns meanwhile. It begins anew,
 * under another key, where a newer version is asked for or its draft is discarded. Null is a record that is yet to be.
 */
export function useOpened<Saved extends { readonly version: number } | null>(
  record: Saved,
): { readonly key: string; readonly opened: OpenedForm<Saved> } {
  const [opened, setOpened] = useState<Opened<Saved>>({ record, mine: null, step: undefined });
  const [round, setRound] = useState(0);
  const onRestart = () => {
    setRound((before) => before + 1);
  };
  const key = `${opened.record?.version ?? 0}-${round}`;
  return { key, opened: { ...opened, onNewVersion: setOpened, onRestart } };
}
