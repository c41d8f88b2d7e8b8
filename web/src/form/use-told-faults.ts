import { useState } from 'react';
import type { Field } from '@huella/domain/model/field';
import type { Issue } from '@huella/domain/model/errors';
import type { Values } from '@huella/domain/model/value';
import type { VisibleStep } from '@huella/domain/engine/fields/conditions';
import { placesInEdit } from '../fields/placed-issues';
import { fieldOf, looseIssues, placeFaults, type Fault } from './faults';
import { fieldsOf } from './step-fields';

export interface ToldFaults {
  /** Everything that refuses: what the model's check finds and what the server answered. */
  readonly wrong: readonly Issue[];
  /** What of it is shown. */
  readonly shown: readonly Issue[];
  /** Names of the fields whose faults and warnings are shown. */
  readonly told: ReadonlySet<string>;
  /** The faults that are shown, in the order of the form. */
  readonly faults: readonly Fault[];
  readonly loose: readonly Issue[];
  /** Shows the faults of these fields from now on. */
  readonly ask: (fields: readonly Field[]) => void;
  /** Somebody wants to go on: a row that is still being filled is told of too. */
  readonly press: (fields: readonly Field[]) => void;
  /** Shows what the server refused; nothing when it is asked anew. */
  readonly refuse: (issues: readonly Issue[]) => void;
  /** A field changed: what the server said of its old value is no longer true. */
  readonly forgive: (name: string) => void;
}

const none: ReadonlySet<string> = new Set();

/**
 * Which faults are shown: nobody is told of a field that they have not come to yet, nor of a row of a list while they
 * fill it. `refusedAtStart` is what was refused of the values before the form was opened.
 */
export function useToldFaults(
  steps: readonly VisibleStep[],
  found: readonly Issue[],
  raw: Values,
  refusedAtStart: readonly Issue[] = [],
): ToldFaults {
  const [asked, setAsked] = useState(none);
  const [pressed, setPressed] = useState(none);
  const [refused, setRefused] = useState(refusedAtStart);
  const errors = found.filter((issue) => issue.level === 'error');
  const wrong = [...errors, ...refused];
  const told = new Set([...asked, ...refused.flatMap((issue) => fieldOf(issue) ?? [])]);
  const unfinished = new Set(
    steps
      .flatMap(fieldsOf)
      .flatMap((field) =>
        pressed.has(field.name) ? [] : placesInEdit(field, raw[field.name] ?? null, errors),
      ),
  );
  const shown = wrong.filter((issue) => told.has(fieldOf(issue) ?? '') && !unfinished.has(issue.field ?? ''));
  return {
    wrong,
    shown,
    told,
    faults: placeFaults(steps, shown),
    loose: looseIssues(steps, asked === none ? refused : wrong),
    ask: (fields) => setAsked((before) => withNames(before, fields)),
    press: (fields) => {
      setAsked((before) => withNames(before, fields));
      setPressed((before) => withNames(before, fields));
    },
    refuse: setRefused,
    forgive: (name) => {
      setRefused((before) => before.filter((issue) => fieldOf(issue) !== name));
      setPressed((before) => new Set([...before].filter((each) => each !== name)));
    },
  };
}

function withNames(names: ReadonlySet<string>, fields: readonly Field[]): ReadonlySet<string> {
  return new Set([...names, ...fields.map((field) => field.name)]);
}
