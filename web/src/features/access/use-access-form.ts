import { useEffect, useId, useState, type FocusEvent, type SubmitEvent } from 'react';
import type { ErrorCode, Issue, IssueCode, IssueSlots } from '@huella/domain/model/errors';
import { focusField } from '../../ui/focus-field';
import { useSay } from '../../words/use-say';
import { afterPress } from './after-press';
import { useAnswered } from './use-answered';

/** What is typed, by the name of its field. */
export type Typed<Name extends string> = Readonly<Record<Name, string>>;

export interface AccessFormOptions<Name extends string> {
  /** The fields in their order: the first that is wrong takes the focus. */
  readonly names: readonly Name[];
  readonly initial: Typed<Name>;
  /** What is wrong, each at its field: the domain's own rules. */
  readonly check: (typed: Typed<Name>) => readonly Issue[];
  /** Sends it; rejects with the refusal. */
  readonly send: (typed: Typed<Name>) => Promise<void>;
  /** The field that a refusal is about. */
  readonly placeOf?: (code: ErrorCode) => Name | null;
}

/**
 * A form of access: what is typed, what is wrong with it, and how it is sent. A field shows what is wrong with it
 * when it is left, all of them when the form is sent; what the server found stays until that field changes.
 */
export function useAccessForm<Name extends string>(options: AccessFormOptions<Name>) {
  const { names, check, send } = options;
  const id = useId();
  const alertId = `${id}-alert`;
  const idOf = (name: Name) => `${id}-${name}`;
  const [typed, setTyped] = useState(options.initial);
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  const [isWorking, setWorking] = useState(false);
  const answered = useAnswered(options);
  const textOf = useTextOf();
  const focus = useFocusNext();
  const found = check(typed);
  const wrong = names.filter((name) => found.some(({ field }) => field === name));
  const textAt = (name: Name) =>
    textOf(
      answered.issues.find(({ field }) => field === name) ??
        (left.has(name) ? found.find(({ field }) => field === name) : undefined),
    );
  const set = (name: Name, text: string) => {
    setTyped((before) => ({ ...before, [name]: text }));
    answered.forget(name);
  };
  const submit = async (event: Pick<SubmitEvent, 'preventDefault'>) => {
    event.preventDefault();
    if (isWorking || answered.wait > 0) return;
    setLeft(new Set(names));
    const [first] = wrong;
    if (first !== undefined) {
      focus(idOf(first));
      return;
    }
    answered.forget(null);
    setWorking(true);
    await send(typed).catch((error: unknown) => {
      const place = answered.take(error);
      focus(place === null ? alertId : idOf(place));
    });
    setWorking(false);
  };
  /** What the input of a field is given. */
  const bind = (name: Name) => ({
    id: idOf(name),
    name,
    value: typed[name],
    error: textAt(name),
    onChange: (text: string) => set(name, text),
    onBlur: ({ target }: FocusEvent) => {
      // Another window came to the front: the field was not left.
      if (document.activeElement === target) return;
      afterPress(() => setLeft((before) => new Set([...before, name])));
    },
  });
  const { wait, whole, error, request, code: refused } = answered;
  return {
    ...{ typed, idOf, alertId, set, bind, textAt, submit, isWorking },
    ...{ wait, whole, error, request, refused, wrong },
  };
}

/** Says what is wrong with a field. */
function useTextOf(): (fault: Issue | undefined) => string | undefined {
  const { say } = useSay();
  // An issue carries the slots of its own phrase.
  return (fault) => fault && say(`issues:${fault.code}`, fault.slots as IssueSlots<IssueCode>);
}

/** Moves the focus once what it goes to is drawn. */
function useFocusNext(): (id: string) => void {
  const [next, setNext] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    if (next !== null) focusField(next.id);
  }, [next]);
  return (id) => setNext({ id });
}
