import { useState } from 'react';
import type { Values } from '@huella/domain/model/value';
import { ConflictDialog } from './ConflictDialog';
import type { StepForm } from './use-step-form';

/** A record as a form was opened with it: it stays on that version until a newer one is asked for. */
export interface Opened<Saved> {
  readonly record: Saved;
  /** What one had typed over an older version. */
  readonly mine: Values | null;
  /** The step that was open then. */
  readonly step: string | undefined;
}

export interface VersionConflictProps<Saved> {
  readonly open: boolean;
  readonly label: string;
  readonly form: StepForm;
  /** Fetches the version that was saved meanwhile. */
  readonly newer: () => Promise<Saved>;
  readonly onStay: () => void;
  readonly onNewVersion: (opened: Opened<Saved>) => void;
}

/** Offers the version that somebody else saved meanwhile, with what was typed here beside it. */
export function VersionConflict<Saved>(props: VersionConflictProps<Saved>) {
  const { open, label, form, onStay, onNewVersion } = props;
  const [isLoading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    // A version that cannot be fetched leaves everything as it is; the button can be pressed again.
    const newer = await props.newer().catch(() => null);
    setLoading(false);
    if (newer === null) return;
    const mine = form.changed.map(({ name }) => [name, form.raw[name] ?? null] as const);
    onNewVersion({ record: newer, mine: Object.fromEntries(mine), step: form.step.name });
  };
  return (
    <ConflictDialog
      open={open}
      label={label}
      working={isLoading}
      onLoad={() => void load()}
      onStay={onStay}
    />
  );
}
