import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AssetRow } from '@huella/domain/calls/objects';
import { type Value, plainText } from '@huella/domain/model/value';
import { callQuery } from '../../call/queries';
import { cellValue } from '../../list/cell-text';
import { listInput } from '../../list/list-call';
import type { ListSubject } from '../../list/list-subject';
import type { ChosenAssets } from '../../list/chosen-assets';
import type { Surroundings } from './event-subject';

const unknown: Surroundings = new Map();

/**
 * The values that the named attributes have among the chosen assets; undefined while they are looked up. Where they
 * cannot be had (too many assets, no answer) nothing is known, and the server judges each asset when it is recorded.
 */
export function useSurroundings(
  subject: ListSubject,
  chosen: ChosenAssets,
  names: readonly string[],
): Surroundings | undefined {
  const { fields } = subject;
  const visible = useMemo(
    () => names.filter((name) => fields.some((field) => field.name === name)),
    [names, fields],
  );
  const part = { search: '', filters: chosen.filters, sort: null, page: 0, pageSize: -1, names: visible };
  const { data, isError } = useQuery({
    ...callQuery('objects.list', listInput(subject, part)),
    enabled: visible.length > 0,
  });
  const { picked } = chosen;
  return useMemo(() => {
    if (visible.length === 0 || isError) return unknown;
    return data === undefined ? undefined : occurring(data.res, picked, visible);
  }, [data, isError, picked, visible]);
}

/** The values that occur among the picked rows; nothing is known when one of them is not among the rows. */
export function occurring(
  rows: readonly AssetRow[],
  picked: ChosenAssets['picked'],
  names: readonly string[],
): Surroundings {
  const ids = picked === null ? null : new Set(picked.map(([id]) => id));
  const meant = ids === null ? rows : rows.filter((row) => ids.has(row.id));
  if (ids !== null && meant.length < ids.size) return unknown;
  return new Map(names.map((name) => [name, valuesOf(meant, name)]));
}

/** Each value once; an empty one is a value too: nothing is offered under it. */
function valuesOf(rows: readonly AssetRow[], name: string): readonly Value[] {
  const values = rows.map((row) => {
    const cell = row[name];
    // A status is shown as a state, whose key it is.
    return typeof cell === 'object' && cell !== null && 'state' in cell ? cell.state : cellValue(cell);
  });
  const byText = new Map(values.map((value) => [plainText(value), value]));
  return [...byText.values()];
}
