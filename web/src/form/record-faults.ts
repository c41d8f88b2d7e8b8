import type { Issue } from '@huella/domain/model/errors';
import type { ChosenAssets } from '../list/chosen-assets';

/** What is wrong with one record of many. */
export interface RecordFault {
  readonly record: string;
  /** What it is called, where that is known. */
  readonly label: string | null;
  readonly issues: readonly Issue[];
}

/** The errors of a refusal by record, in the order in which they come; warnings refuse nothing. */
export function recordFaults(issues: readonly Issue[], { picked }: ChosenAssets): readonly RecordFault[] {
  const labels = new Map((picked ?? []).map(([id, label]) => [String(id), label]));
  const byRecord = new Map<string, Issue[]>();
  for (const found of issues) {
    if (found.record === null || found.level === 'warning') continue;
    const known = byRecord.get(found.record);
    if (known === undefined) byRecord.set(found.record, [found]);
    else known.push(found);
  }
  return [...byRecord].map(([record, found]) => ({
    record,
    label: labels.get(record) ?? null,
    issues: found,
  }));
}
