import { useState } from 'react';
import type { Field } from '@huella/domain/assets/asset-type';
import type { Issue } from '@huella/domain/errors';
import type { VisibleStep } from '@huella/domain/forms/visibility';
import { looseIssues, placeFaults, type Fault } from './faults';

export interface ToldFaults {
  /** Everything that refuses: what the model's check finds and what the server answered. */
  readonly wrong: readonly Issue[];
  /** Names of the fields whose faults and warnings are shown. */
  readonly told: ReadonlySet<string>;
  /** The faults that are shown, in the order of the form. */
  readonly faults: readonly Fault[];
  readonly loose: readonly Issue[];
  /** Shows the faults of these fields from now on. */
  readonly ask: (fields: readonly Field[]) => void;
  /** Shows what the server refused; nothing when it is asked anew. */
  readonly refuse: (issues: readonly Issue[]) => void;
  /** A field changed: what the server said of its old value is no longer true. */
  readonly forgive: (name: string) => void;
}

const none: ReadonlySet<string> = new Set();

/** Which faults are shown: nobody is told of a field that they have not come to yet. */
export function useToldFaults(steps: readonly VisibleStep[], found: readonly Issue[]): ToldFaults {
  const [asked, setAsked] = useState(none);
  const [refused, setRefused] = useState<readonly Issue[]>([]);
  const errors = found.filter((issue) => issue.level === 'error');
  const wrong = [...errors, ...refused];
  const told = new Set([...asked, ...refused.flatMap((issue) => issue.field ?? [])]);
  return {
    wrong,
    told,
    faults: placeFaults(steps, wrong).filter((fault) => told.has(fault.field.name)),
    loose: looseIssues(steps, asked === none ? refused : wrong),
    ask: (fields) => {
      setAsked((before) => new Set([...before, ...fields.map((field) => field.name)]));
    },
    refuse: setRefused,
    forgive: (name) => {
      setRefused((before) => before.filter((issue) => issue.field !== name));
    },
  };
}
