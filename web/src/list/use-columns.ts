import { useMemo, useState } from 'react';
import type { Attribute } from '@huella/domain/model/attribute';
import { keep, readKept } from '../session/kept';
import { chosenColumns, listableColumns, nameColumn, usualNames } from './columns';
import type { ListSubject } from './list-subject';

export interface Columns {
  /** Every column that can be shown. */
  readonly all: readonly Attribute[];
  readonly shown: readonly Attribute[];
  /** The column that cannot be hidden. */
  readonly name: Attribute | undefined;
  readonly isUsual: boolean;
  readonly toggle: (column: Attribute) => void;
  readonly reset: () => void;
}

/** The columns of a list, as this browser remembers them for the asset type. */
export function useColumns(subject: ListSubject): Columns {
  const { model, of } = subject;
  const key = `huella.columns.${String(model.id)}${of === undefined ? '' : `.${of}`}`;
  const [names, setNames] = useState(() => readNames(key));
  return useMemo(() => {
    const all = listableColumns(subject);
    const shown = chosenColumns(all, names ?? usualNames(model), model);
    const choose = (chosen: readonly string[] | null) => {
      keep(key, chosen);
      setNames(chosen);
    };
    return {
      all,
      shown,
      name: nameColumn(all, model),
      isUsual: names === null,
      toggle: (column) => {
        const without = shown.filter((each) => each !== column);
        choose((without.length < shown.length ? without : [...shown, column]).map((each) => each.name));
      },
      reset: () => {
        choose(null);
      },
    };
  }, [subject, model, key, names]);
}

/** The names that were kept; what is no list of names counts as none kept. */
function readNames(key: string): readonly string[] | null {
  const kept = readKept(key);
  return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : null;
}
