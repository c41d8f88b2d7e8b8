/**
 * Which version of an asset a row of a sheet was written from, in one text that survives Excel, LibreOffice and CSV: it is no
 * number, no day and no formula to any of them. The asset is in it, so that a column that was sorted or filled down by
 * itself says nothing of another asset.
 */
export interface RecordVersion {
  readonly assetId: number;
  /** How many events the asset had. */
  readonly sequence: number;
}

const pattern = /^\s*(\d{1,15})v(\d{1,9})\s*$/i;

/** `1234v17`: as it was when asset 1234 had 17 events. */
export function formatVersion({ assetId, sequence }: RecordVersion): string {
  return `${String(assetId)}v${String(sequence)}`;
}

/** The version that a text says; null where it says none. */
export function parseVersion(text: string): RecordVersion | null {
  const found = pattern.exec(text);
  if (found === null) return null;
  return { assetId: Number(found[1]), sequence: Number(found[2]) };
}
