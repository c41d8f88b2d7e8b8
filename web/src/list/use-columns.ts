import { useMemo, useState } from 'react';
import { wholeList } from '@huella/domain/engine/lists/list-state';
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
  /** The names of a saved view that the list has no column for any more. */
  readonly gone: readonly string[];
  readonly toggle: (column: Attribute) => void;
  readonly reset: () => void;
  /** Shows those of a saved view; null is the usual ones. */
  readonly take: (view: string, names: readonly string[] | null) => void;
  /** Forgets the names that the list has no column for. */
  readonly dropGone: () => void;
}

/**
 * The columns of a list, as this browser remembers them for the asset type. While a saved view is chosen they are that
 * view's, as far as this browser knows them, and one's own come back with the whole list.
 */
export function useColumns(subject: ListSubject, view: string | null): Columns {
  const { model } = subject;
  const key = keyOf(subject);
  const [own, setOwn] = useState(() => readNames(readKept(key)));
  const [ofView, setOfView] = useState(() => readViewColumns(key));
  const isOfView = view !== null && view !== wholeList && ofView?.view === view;
  const names = isOfView ? ofView.names : own;
  return useMemo(() => {
    const all = listableColumns(subject);
    const shown = chosenColumns(all, names ?? usualNames(model), model);
    const take = (id: string, chosen: readonly string[] | null) => {
      keepViewColumns(key, id, chosen);
      setOfView({ view: id, names: chosen });
    };
    const choose = (chosen: readonly string[] | null) => {
      if (isOfView) {
        take(view, chosen);
        return;
      }
      keep(key, chosen);
      setOwn(chosen);
    };
    return {
      all,
      shown,
      name: nameColumn(all, model),
      isUsual: names === null,
      gone: isOfView ? (names ?? []).filter((name) => all.every((each) => each.name !== name)) : [],
      toggle: (column) => {
        const without = shown.filter((each) => each !== column);
        choose((without.length < shown.length ? without : [...shown, column]).map((each) => each.name));
      },
      reset: () => {
        choose(null);
      },
      take,
      dropGone: () => {
        choose(shown.map((each) => each.name));
      },
    };
  }, [subject, model, key, names, isOfView, view]);
}

/** The names that were kept; what is no list of names counts as none kept. */
function readNames(kept: unknown): readonly string[] | null {
  return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : null;
}

const viewKey = (key: string) => `${key}.view`;

/** The columns of the view that was chosen last. */
function readViewColumns(key: string) {
  const kept = readKept(viewKey(key));
  if (typeof kept !== 'object' || kept === null || !('view' in kept && 'names' in kept)) return null;
  return { view: String(kept.view), names: readNames(kept.names) };
}

function keepViewColumns(key: string, view: string, names: readonly string[] | null): void {
  keep(viewKey(key), { view, names });
}

/** Lets a list open with the columns of a view. */
export function openWithColumns(subject: ListSubject, view: string, names: readonly string[] | null): void {
  keepViewColumns(keyOf(subject), view, names);
}

function keyOf({ model, of }: ListSubject): string {
  return `huella.columns.${String(model.id)}${of === undefined ? '' : `.${of}`}`;
}
