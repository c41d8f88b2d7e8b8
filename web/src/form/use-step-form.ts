import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Field } from '@huella/domain/model/field';
import { hasErrors, type Issue } from '@huella/domain/model/errors';
import { checkField } from '@huella/domain/engine/fields/check-field';
import type { Value, Values } from '@huella/domain/model/value';
import { visibleSteps, type VisibleStep } from '@huella/domain/engine/fields/conditions';
import { CallError } from '../call/call-error';
import { issuesInside } from '../fields/placed-issues';
import { isTyped, rawOf } from '../fields/raw-value';
import { changedValues, filledValues } from './changed-values';
import { placeFaults, type Fault } from './faults';
import { fieldId } from './field-id';
import { drawnFields, type FormSubject } from './form-subject';
import { fieldsOf } from './step-fields';
import { statusOf, type StepStatus } from './step-status';
import { useFormKey, type SubmitKey } from './use-submit-key';
import { useFormValues, type FormValues } from './use-form-values';
import { useStepWay, type StepWay } from './use-step-way';
import { useToldFaults, type ToldFaults } from './use-told-faults';

export interface StepFormOptions {
  readonly subject: FormSubject;
  /** What was typed before a reload, over what the record starts with. */
  readonly draft: Values | null;
  /** The step that was open before a reload. */
  readonly startStep?: string | undefined;
  /** The key of the submit before a reload. */
  readonly submitKey?: string | null | undefined;
  /**
   * Saves: every value of a new record, the changed ones of an update. Throws the refusal. The key is the same for every
   * try until one is surely refused, so that a record whose answer was lost is not added twice.
   */
  readonly save: (values: Values, submitKey: string) => Promise<void>;
  /** What was refused of these values before the form was opened; shown from the start. */
  readonly refused?: readonly Issue[];
  /** Told of a refusal that names no field. */
  readonly onFailure: (error: CallError) => void;
}

export interface StepForm {
  readonly subject: FormSubject;
  readonly steps: readonly VisibleStep[];
  readonly step: VisibleStep;
  /** The place of the step, from 0. */
  readonly at: number;
  readonly statuses: readonly StepStatus[];
  /** What the inputs hold. */
  readonly raw: Values;
  /** What it means, in canonical form. */
  readonly values: Values;
  /** The fields that hold something else than at the start. */
  readonly changed: readonly Attribute[];
  readonly isOpen: (field: Field) => boolean;
  /** The faults that are shown, in the order of the form. */
  readonly faults: readonly Fault[];
  /** What is wrong with the record as a whole, or with a field that no step shows. */
  readonly loose: readonly Issue[];
  readonly warningOf: (field: Field) => Issue | null;
  /** What is shown of the inside of a field, each with its place: `calves.2.weight`. */
  readonly placedOf: (field: Field) => readonly Issue[];
  readonly isSaving: boolean;
  /** The key of the submit as it stands; a draft keeps it. */
  readonly submitKey: string;
  /** The same function for as long as the form is there, and so is `leave`. */
  readonly change: (field: Field, value: Value) => void;
  readonly leave: (field: Field) => void;
  /** Fills fields that may be filled in, each read as its kind reads it; what cannot be read is left out. */
  readonly copy: (raw: Readonly<Record<string, unknown>>) => void;
  readonly fill: (raw: Values) => void;
  readonly goTo: (step: string) => void;
  readonly goToField: (name: string) => void;
  /** Checks this step and goes on to the next; stays with the focus on the first fault when there is one. */
  readonly next: () => void;
  readonly submit: () => void;
}

/**
 * A form in steps over a model (document 2 sections 2 and 4): what is typed, what is wrong with it and shown, where
 * one stands and where one may go. Faults show once a field was left after typing, its step was continued, or the
 * form was submitted; the focus then goes to the first of them.
 */
export function useStepForm(options: StepFormOptions): StepForm {
  const { subject } = options;
  const held = useFormValues(subject, options.draft);
  const { values, issues } = held.outcome;
  const steps = useMemo(
    () => visibleSteps(subject.model, drawnFields(subject), subject.mode, values),
    [subject, values],
  );
  const way = useStepWay(steps, options.startStep, subject.mode === 'update');
  const told = useToldFaults(steps, issues, held.raw, options.refused);
  const key = useFormKey(options.submitKey);
  const typing = useSteady(typingOf(held, told, subject));
  const progress = { values, issues: told.wrong, shown: told.shown };
  return {
    subject,
    steps,
    step: way.step,
    at: way.at,
    statuses: steps.map((step) => statusOf(step, { ...progress, isSeen: way.isSeen(step.name) })),
    raw: held.raw,
    values,
    changed: held.changed,
    isOpen: (field) => held.fields.some((each) => each.name === field.name),
    faults: told.faults,
    loose: told.loose,
    warningOf: ({ name }) =>
      issues.find((found) => found.field === name && found.level === 'warning' && told.told.has(name)) ??
      null,
    placedOf: (field) => issuesInside(field, told.shown),
    isSaving: held.form.formState.isSubmitting,
    submitKey: key.current(),
    ...typing,
    fill: held.fill,
    ...movesOf(subject, steps, way, told),
    submit: submitOf(options, steps, held, way, told, key),
  };
}

type Typing = Pick<StepForm, 'change' | 'leave' | 'copy'>;

/** The same functions for as long as the form is there: an input whose field did not change is not drawn again. */
function useSteady(typing: Typing): Typing {
  const latest = useRef(typing);
  useLayoutEffect(() => {
    latest.current = typing;
  });
  const change: Typing['change'] = useCallback((field, value) => latest.current.change(field, value), []);
  const leave: Typing['leave'] = useCallback((field) => latest.current.leave(field), []);
  const copy: Typing['copy'] = useCallback((raw) => latest.current.copy(raw), []);
  return { change, leave, copy };
}

function typingOf(held: FormValues, told: ToldFaults, { locale }: FormSubject): Typing {
  return {
    change: (field, value) => {
      told.forgive(field.name);
      held.change(field.name, value);
      // What was picked is whole at once; what is typed is judged when the field is left.
      if (!isTyped[field.type] && !isGrown(field)) told.ask([field]);
    },
    leave: (field) => {
      held.tidy(field.name);
      if (held.isChanged(field)) told.ask([field]);
    },
    copy: (raw) => {
      for (const field of held.fields.filter(({ name }) => Object.hasOwn(raw, name))) {
        const { value, issues } = checkField(field, raw[field.name], locale);
        if (hasErrors(issues)) continue;
        told.forgive(field.name);
        held.change(field.name, rawOf(field, value, locale));
      }
    },
  };
}

/** Rows that are filled cell by cell are judged when one of them is done, files once they had time to come in. */
function isGrown(field: Field): boolean {
  return field.type === 'addableList' || field.type === 'file';
}

function movesOf(
  { within }: FormSubject,
  steps: readonly VisibleStep[],
  way: StepWay,
  told: ToldFaults,
): Pick<StepForm, 'goTo' | 'goToField' | 'next'> {
  return {
    goTo: (step) => {
      way.goTo(step);
    },
    goToField: (name) => {
      const step = steps.find((each) => fieldsOf(each).some((field) => field.name === name));
      if (step !== undefined) way.goTo(step.name, fieldId(name, within));
    },
    next: () => {
      told.press(fieldsOf(way.step));
      const [first] = placeFaults([way.step], told.wrong);
      if (first === undefined) way.goOn();
      else way.goTo(first.step, fieldId(first.field.name, within));
    },
  };
}

function submitOf(
  { subject, save, onFailure }: StepFormOptions,
  steps: readonly VisibleStep[],
  held: FormValues,
  way: StepWay,
  told: ToldFaults,
  key: SubmitKey,
): () => void {
  const jumpTo = (issues: readonly Issue[]) => {
    const [first] = placeFaults(steps, issues);
    if (first !== undefined) way.goTo(first.step, fieldId(first.field.name, subject.within));
  };
  const refuse = (error: unknown) => {
    if (!(error instanceof CallError)) throw error;
    key.refused(error);
    told.refuse(error.issues);
    jumpTo(error.issues);
    if (error.issues.length === 0) onFailure(error);
  };
  const sent = () =>
    subject.mode === 'new'
      ? filledValues(held.fields, held.outcome.values)
      : changedValues(held.fields, subject.stored, held.outcome.values);
  const submit = held.form.handleSubmit(
    async () => {
      told.refuse([]);
      await save(sent(), key.current()).catch(refuse);
    },
    () => {
      told.press(held.fields);
      jumpTo(told.wrong);
    },
  );
  return () => {
    if (!held.form.formState.isSubmitting) void submit();
  };
}
