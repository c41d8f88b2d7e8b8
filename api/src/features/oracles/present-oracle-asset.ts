import type { OracleAsset } from '@huella/domain/calls/oracles';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { amountOf, judgeRecord } from '@huella/domain/engine/oracles/judge-record';
import { statusOn } from '@huella/domain/engine/status/asset-status';
import type { OracleModel } from '@huella/domain/model/oracle-model';
import { isEmpty, plainText, type Values } from '@huella/domain/model/value';
import { labelOf } from '../../db/index-slots';
import type { FormContext } from '../../http/form-context';
import type { ListedOracleAsset } from './oracle-assets.store';

/** An asset of the list of oracles as it leaves: of its attributes those that the caller may list, and no other. */
export function presentOracleAsset(
  form: FormContext,
  oracles: OracleModel,
  asset: ListedOracleAsset,
): OracleAsset {
  const { model, scope, locale } = form;
  const listed = new Map(allowedFields(model, 'list', scope).map((each) => [each.name, each]));
  const shown = Object.fromEntries(Object.entries(asset.attributes).filter(([name]) => listed.has(name)));
  const compared = oracles.compares.map(({ attribute }) => attribute).filter((name) => listed.has(name));
  const status = todayOf(form, asset.attributes);
  const statusField = listed.get(model.statuses?.field ?? '');
  const textOf = (name: string) => {
    const field = listed.get(name);
    const value = shown[name];
    return field === undefined || isEmpty(value) ? '' : formatField(field, value, locale);
  };
  return {
    id: asset.id,
    label: labelOf(model, asset.attributes),
    asset_status_change: statusField === undefined ? null : status,
    status: statusField === undefined || status === null ? '' : formatField(statusField, status, locale),
    values: Object.fromEntries(compared.map((name) => [name, plainText(shown[name] ?? null)])),
    texts: Object.fromEntries(compared.map((name) => [name, textOf(name)])),
    amount: amountOf(oracles, shown),
    id_stock_provider: textOrNull(shown, oracles.writes.code),
    stock_provider_existence: textOrNull(shown, oracles.writes.existence),
    selectable: !asset.paused && !asset.inTransit && status !== null && oracles.statuses.includes(status),
    link: presentLink(oracles, shown, asset.link),
  };
}

/** The status of an asset today, in its establishment; null where it has none. */
export function todayOf({ model, statusDay }: FormContext, values: Values): string | null {
  const { statuses } = model;
  return statuses === undefined ? null : statusOn(statuses, values, statusDay.today, statusDay.boxSubtype);
}

function textOrNull(values: Values, name: string): string | null {
  const text = plainText(values[name] ?? null);
  return text === '' ? null : text;
}

function presentLink(
  oracles: OracleModel,
  shown: Values,
  link: ListedOracleAsset['link'],
): OracleAsset['link'] {
  if (link === null) return null;
  const { verdict, theirs, percent, doubts } = judgeRecord(
    oracles,
    link.isConfirmed ? link.answer : null,
    shown,
  );
  return {
    ...{ verdict, theirs, percent, doubts: doubts.map((each) => ({ ...each, slots: { ...each.slots } })) },
    key: link.key,
    label: link.label,
    code: link.code,
    linkedAt: link.linkedAt.toISOString(),
    readAt: link.readAt?.toISOString() ?? null,
    source: link.source,
    version: link.version,
    answer: link.answer === null ? null : { ...link.answer },
  };
}
