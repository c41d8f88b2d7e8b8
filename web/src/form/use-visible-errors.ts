import { useState } from 'react';
import type { Field } from '@huella/domain/model/field';
import type { Issue } from '@huella/domain/model/errors';
import type { Values } from '@huella/domain/model/value';
import type { VisibleStep } from '@huella/domain/engine/fields/conditions';
import { placesInEdit } from '../fields/placed-issues';
import { fieldOf, looseIssues, placeFaults, type Fault } from './faults';
import { fieldsOf } from './step-fields';

export interface VisibleErrors {
  /** Everything that refuses: what the model's check finds and what the server answered. */
  readonly wrong: readonly Issue[];
  /** What of it is shown. */
  readonly shown: readonly Issue[];
  /** Names of the fields whose errors and warnings are shown. */
  readonly names: ReadonlySet<string>;
  /** The errors that are shown, each at its field, in the order of the form. */
  readonly faults: readonly Fault[];
  readonly loose: readonly Issue[];
  /** Shows the errors of these fields from now on. */
  readonly show: (fields: readonly Field[]) => void;
  /** The same when the user goes on or saves: the errors of a row that is still being filled, too. */
  readonly showAll: (fields: readonly Field[]) => void;
  /** Shows what the server refused; nothing while it is asked again. */
  readonly refuse: (issues: readonly Issue[]) => void;
  /** A field changed: what the server said of its old value is no longer true. */
  readonly clear: (name: string) => void;
}

const none: ReadonlySet<string> = new Set();

/**
 * Which errors are shown: none of a field that the user has not reached yet, nor of a row of a list while it is being
 * filled. `refusedAtStart` is what was refused of the values before the form was opened.
 */
export function useVisibleErrors(
  steps: readonly VisibleStep[],
  found: readonly Issue[],
  raw: Values,
  refusedAtStart: readonly Issue[] = [],
): VisibleErrors {
  const [asked, setAsked] = useState(none);
  const [pressed, setPressed] = useState(none);
  const [refused, setRefused] = useState(refusedAtStart);
  const errors = found.filter((issue) => issue.level === 'error');
  const wrong = [...errors, ...refused];
  const names = new Set([...asked, ...refused.flatMap((issue) => fieldOf(issue) ?? [])]);
  const unfinished = new Set(
    steps
      .flatMap(fieldsOf)
      .flatMap((field) =>
        pressed.has(field.name) ? [] : placesInEdit(field, raw[field.name] ?? null, errors),
      ),
  );
  const shown = wrong.filter(
    (issue) => names.has(fieldOf(issue) ?? '') && !unfinished.has(issue.field ?? ''),
  );
  return {
    wrong,
    shown,
    names,
    faults: placeFaults(steps, shown),
    loose: looseIssues(steps, asked === none ? refused : wrong),
    show: (fields) => setAsked((before) => withNames(before, fields)),
    showAll: (fields) => {
      setAsked((before) => withNames(before, fields));
      setPressed((before) => withNames(before, fields));
    },
    refuse: setRefused,
    clear: (name) => {
      setRefused((before) => before.filter((issue) => fieldOf(issue) !== name));
      setPressed((before) => new Set([...before].filter((each) => each !== name)));
    },
  };
}

function withNames(names: ReadonlySet<string>, fields: readonly Field[]): ReadonlySet<string> {
  return new Set([...names, ...fields.map((field) => field.name)]);
}
