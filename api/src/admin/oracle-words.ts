import type { RejectedRecord } from '@huella/domain/engine/oracles/oracle-record';
import type { OracleVersion, TakenIn } from '../features/oracles/readings.store';

/** What the operator's command line says of oracles. */

const faults: Readonly<Record<RejectedRecord['fault'], (about: string) => string>> = {
  missing: (field) => `${field} is empty`,
  tooLong: (field) => `${field} is longer than 200 characters`,
  number: (field) => `${field} is no number`,
  flag: (field) => `${field} is neither S nor N`,
  dateTime: (field) => `${field} is no day with a time, such as 2026-11-03T09:12:00-03:00`,
  repeated: (code) => `the code ${code} was there before`,
};

export const oracleWords = {
  load: 'Loads a list of records as the next version of an oracle, and makes the oracle if there is none of this key. The same list again is no new version.',
  ask: 'Makes the oracle of a service, or changes how it is asked: its address, where its records are, and how often. A token for it is in ORACLE_KEYS.',
  url: 'the address, which answers JSON',
  records:
    'where the list of records is in the answer, such as data.items; without it the answer is the list',
  fields: 'where fields are in a record, where they have other names: id=code,tonnes=weight.t',
  minutes: 'how often it is asked, from 5 on; without it every 360',
  noAddress: (text: string) => `"${text}" is no address of http or https.`,
  noFields: (text: string) =>
    `"${text}" names no fields: name=path, with commas, of names that the type has.`,
  noMinutes: (text: string) => `"${text}" is no number of minutes from 5 to 44,640.`,
  kept: (key: string) => `${key} is asked within five minutes.`,
  list: 'Lists the oracles with their versions.',
  key: 'the key of the oracle: lower case letters, digits, dashes',
  label: 'what people read; without it the key',
  assetType: 'the asset type that it says something of; without it 35',
  noKey: (text: string) => `"${text}" is no key of an oracle: lower case letters, digits, dashes.`,
  noAssetType: (text: string) => `"${text}" is no asset type that has oracles.`,
  otherOracle: (key: string) =>
    `${key} is the key of another kind of oracle, or of one of another asset type.`,
  rejected: ({ place, fault, about }: RejectedRecord) => `record ${place}: ${faults[fault](about)}`,
  taken: (key: string, { version, isNew, records }: TakenIn, leftOut: number) =>
    isNew
      ? `${key} is at version ${version}: ${records.toLocaleString('en-GB')} records, ${leftOut} left out. What is linked is looked at by the server.`
      : `${key} stays at version ${version}: it says the same as before.`,
  oracle: (each: {
    readonly key: string;
    readonly label: string;
    readonly assetType: number;
    readonly provider: string;
    readonly version: number;
    readonly source: string | null;
    readonly readAt: Date | null;
    readonly failingSince: Date | null;
  }) =>
    `${each.key}: ${each.label}, type ${each.assetType}, ${each.provider}, version ${each.version}` +
    (each.readAt === null ? '' : `, ${each.source ?? ''} of ${each.readAt.toISOString()}`) +
    (each.failingSince === null ? '' : `, silent since ${each.failingSince.toISOString()}`),
  none: 'There are no oracles.',
  versions:
    'Lists the last versions of an oracle: when each came, from where, how many records it had. What one said of an asset is in the history of that asset.',
  noVersion: (key: string) => `${key} has not said anything yet.`,
  version: ({ version, source, records, readAt }: OracleVersion) =>
    `version ${version}: ${readAt.toISOString()}, ${source}, ${records.toLocaleString('en-GB')} records`,
  free: 'Frees a code that was linked wrongly by somebody who is gone. The history of the asset says that the platform did, and why.',
  code: 'the code of the record, as the oracle writes it',
  reason: 'why, in the words that the history of the asset shows; required',
  noReason: 'A reason is required, of at most 500 characters: --reason "linked by mistake, ticket 118".',
  noOracle: (key: string) => `There is no oracle ${key}.`,
  notLinked: (key: string, code: string) => `Nothing is linked with the code ${code} of ${key}.`,
  travelling: (code: string) =>
    `What has the code ${code} is on its way to another establishment. Try again once it arrived.`,
  freed: (
    code: string,
    was: { readonly assetId: number; readonly boxId: number; readonly box: string } | null,
  ) =>
    was === null
      ? `${code} is free: the asset that had it was retired.`
      : `${code} is free: asset ${was.assetId} in ${was.box} (establishment ${was.boxId}) had it.`,
} as const;
