import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AssetRow } from '@huella/domain/calls/objects';
import type { Issue } from '@huella/domain/model/errors';
import type { EventModel } from '@huella/domain/model/event-model';
import { sumIn, type Measured } from '@huella/domain/model/measures';
import {
  checkTaken,
  outputRows,
  weigh,
  withAllTaken,
  type Balance,
} from '@huella/domain/engine/events/transform';
import { maxInputs, type Transformation } from '@huella/domain/model/transformation';
import { checkField } from '@huella/domain/engine/fields/check-field';
import type { Locale, Value, Values } from '@huella/domain/model/value';
import { callQuery } from '../../call/queries';
import { cellValue } from '../../list/cell-text';
import { listInput } from '../../list/list-call';
import type { ListSubject } from '../../list/list-subject';
import type { EventAnswers } from './event-wizard';

/** An asset that goes into a transformation. */
export interface Input {
  readonly id: number;
  readonly label: string;
  /** How much is left of it; null where that is not known. */
  readonly left: number | null;
  /** How much of it was asked for, as it was typed; blank is all of it. */
  readonly text: string;
  /** What was typed is read as this; null where it cannot be. */
  readonly taken: number | null;
  readonly issues: readonly Issue[];
}

/**
 * The chosen assets as inputs of the event, with what is left of each; undefined while that is looked up. Of those that
 * filters find all that is left goes in. Null where the event transforms nothing, where a lot stands for its assets,
 * or where they are more than one transformation takes.
 */
export function useInputs(
  subject: ListSubject,
  event: EventModel | null,
  { picked, filters, count, lot, taken }: EventAnswers,
): readonly Input[] | null | undefined {
  const transforms = event?.transforms;
  const isAsked = transforms !== undefined && lot === null && count > 0 && count <= maxInputs;
  const names = transforms === undefined ? [] : [transforms.left];
  const part = { search: '', filters: picked === null ? filters : [], sort: null, page: 0, pageSize: -1 };
  const { params, body } = listInput(subject, { ...part, names });
  const pks = picked === null ? {} : { pks: picked.map(([id]) => id) };
  const { data, isError } = useQuery({
    ...callQuery('objects.list', { params, body: { ...body, ...pks } }),
    enabled: isAsked,
  });
  const { locale } = subject;
  return useMemo(() => {
    if (event === null || !isAsked) return null;
    if (data === undefined && !isError) return undefined;
    return inputsOf(event, { picked, taken }, data?.res ?? [], locale);
  }, [event, isAsked, data, isError, picked, taken, locale]);
}

/** What is looked at of a row of a list. */
interface InputRow {
  readonly id: number;
  readonly label: string;
  readonly [name: string]: AssetRow[string] | undefined;
}

/** The inputs of a transformation: those that were picked, or all that were found where filters find them. */
export function inputsOf(
  event: EventModel,
  { picked, taken }: Pick<EventAnswers, 'picked' | 'taken'>,
  rows: readonly InputRow[],
  locale: Locale,
): readonly Input[] {
  const { transforms } = event;
  if (transforms === undefined) return [];
  const lefts = new Map(rows.map((row) => [row.id, cellValue(row[transforms.left])]));
  const labels = new Map(rows.map((row) => [row.id, row.label]));
  const chosen = picked ?? rows.map(({ id, label }) => [id, label] as const);
  return chosen.map(([id, label]) => {
    // Nobody is asked of each of those that filters find.
    const text = picked === null ? '' : (taken[id] ?? '');
    const known = label === '' ? (labels.get(id) ?? '') : label;
    return { id, label: known, text, ...readTaken(event, transforms, text, lefts.get(id) ?? null, locale) };
  });
}

type Read = Pick<Input, 'left' | 'taken' | 'issues'>;

/** Reads how much of an asset goes in, and says what is wrong with it: what the server says, too. */
function readTaken(
  event: EventModel,
  transforms: Transformation,
  text: string,
  left: Value,
  locale: Locale,
): Read {
  const field = event.fields.find(({ name }) => name === transforms.taken);
  const asset: Values = { [transforms.left]: left };
  const asked = withAllTaken(transforms, { [transforms.taken]: text }, asset)[transforms.taken];
  if (field === undefined) return { left: null, taken: null, issues: [] };
  const { value, issues } = checkField(field, asked, locale);
  const known = typeof left === 'number' ? left : null;
  // Where nothing is left, that is what is wrong, whatever was typed.
  const isRead = issues.length === 0 || (known !== null && known <= 0);
  const found = isRead && known !== null ? checkTaken(transforms, { [field.name]: value }, asset) : issues;
  return { left: known, taken: typeof value === 'number' ? value : null, issues: found };
}

/** What goes in beside what comes out, as far as it is known; null where the event transforms nothing. */
export function balanceOf(
  { transforms }: Pick<EventModel, 'transforms'>,
  inputs: readonly Input[],
  values: Values,
): Balance | null {
  if (transforms === undefined) return null;
  return weigh(transforms, measured(transforms, inputs), outputRows(transforms, values));
}

/** How much goes in of all of them, in the unit of the transformation. */
export function totalTaken(transforms: Transformation, inputs: readonly Input[]): number {
  return sumIn(measured(transforms, inputs), transforms.unit) ?? 0;
}

function measured({ unit }: Transformation, inputs: readonly Input[]): readonly Measured[] {
  return inputs.map(({ taken }) => ({ quantity: taken ?? 0, unit }));
}
