import type { OracleModel } from '@huella/domain/model/oracle-model';
import type { OracleValues } from '@huella/domain/engine/oracles/oracle-record';

/** The code of a record. */
export function codeOf({ fields }: Pick<OracleModel, 'fields'>, record: OracleValues): string {
  return String(record[fields[0].name] ?? '');
}

/** The attribute and the key of the option that a code outside stands for; null where it stands for none. */
export function optionBehind(
  { compares }: Pick<OracleModel, 'compares'>,
  name: string,
  value: OracleValues[string],
): { readonly attribute: string; readonly key: string } | null {
  const comparison = compares.find(({ field, codes }) => field === name && codes !== undefined);
  const found = Object.entries(comparison?.codes ?? {}).find(([, code]) => String(code) === String(value));
  return comparison === undefined || found === undefined
    ? null
    : { attribute: comparison.attribute, key: found[0] };
}
