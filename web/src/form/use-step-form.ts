import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
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
import { useFormValues, type FormValues, type Propose } from './use-form-values';
import { useStepNavigation, type StepNavigation } from './use-step-navigation';
import { useVisibleErrors, type VisibleErrors } from './use-visible-errors';

export interface StepFormOptions {
  readonly subject: FormSubject;
  /** What was typed before a reload, over what the record starts with. */
  readonly draft: Values | null;
  /** What follows from what is typed, until somebody says otherwise. */
  readonly propose?: Propose | undefined;
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
  /** Called for a refusal that names no field, or other records. */
  readonly onFailure: (error: CallError) => void;
  /** Whether an issue is about another record than the one of the form, such as an asset of a lot. */
  readonly isAboutOthers?: ((found: Issue) => boolean) | undefined;
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
  /** The key of the submit as it is; a draft keeps it. */
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
 * one is and where one may go. Faults show once a field was left after typing, its step was continued, or the
 * form was submitted; the focus then goes to the first of them.
 */
export function useStepForm(options: StepFormOptions): StepForm {
  const { subject } = options;
  const held = useFormValues(subject, options.draft, options.propose);
  const { values, issues } = held.outcome;
  const steps = useMemo(
    () => visibleSteps(subject.model, drawnFields(subject), subject.mode, values),
    [subject, values],
  );
  const navigation = useStepNavigation(steps, options.startStep, subject.mode === 'update');
  const errors = useVisibleErrors(steps, issues, held.raw, options.refused);
  const key = useFormKey(options.submitKey);
  const parts: FormParts = { steps, held, navigation, errors, key };
  const { isSaving, submit } = useSubmit(options, parts);
  const progress = { values, issues: errors.wrong, shown: errors.shown };
  return {
    subject,
    steps,
    step: navigation.step,
    at: navigation.at,
    statuses: steps.map((step) => statusOf(step, { ...progress, isSeen: navigation.isSeen(step.name) })),
    raw: held.raw,
    values,
    changed: held.changed,
    isOpen: (field) => held.fields.some((each) => each.name === field.name),
    faults: errors.faults,
    loose: errors.loose,
    warningOf: ({ name }) =>
      issues.find((found) => found.field === name && found.level === 'warning' && errors.names.has(name)) ??
      null,
    placedOf: (field) => issuesInside(field, errors.shown),
    isSaving,
    submitKey: key.current(),
    ...useSteady(typingOf(parts, subject)),
    fill: held.fill,
    ...movesOf(parts, subject),
    submit,
  };
}

/** What a form in steps is put together from. */
interface FormParts {
  readonly steps: readonly VisibleStep[];
  readonly held: FormValues;
  readonly navigation: StepNavigation;
  readonly errors: VisibleErrors;
  readonly key: SubmitKey;
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

function typingOf({ held, errors }: FormParts, { locale }: FormSubject): Typing {
  return {
    change: (field, value) => {
      errors.clear(field.name);
      held.change(field.name, value);
      // What was picked is whole at once; what is typed is judged when the field is left.
      if (!isTyped(field) && !isGrown(field)) errors.show([field]);
    },
    leave: (field) => {
      held.tidy(field.name);
      if (held.isChanged(field)) errors.show([field]);
    },
    copy: (raw) => {
      for (const field of held.fields.filter(({ name }) => Object.hasOwn(raw, name))) {
        const { value, issues } = checkField(field, raw[field.name], locale);
        if (hasErrors(issues)) continue;
        errors.clear(field.name);
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
  { steps, navigation, errors }: FormParts,
  { within }: FormSubject,
): Pick<StepForm, 'goTo' | 'goToField' | 'next'> {
  return {
    goTo: (step) => {
      navigation.goTo(step);
    },
    goToField: (name) => {
      const step = steps.find((each) => fieldsOf(each).some((field) => field.name === name));
      if (step !== undefined) navigation.goTo(step.name, fieldId(name, within));
    },
    next: () => {
      errors.showAll(fieldsOf(navigation.step));
      const [first] = placeFaults([navigation.step], errors.wrong);
      if (first === undefined) navigation.goNext();
      else navigation.goTo(first.step, fieldId(first.field.name, within));
    },
  };
}

/** Submits once at a time, and only what the model's check finds nothing wrong with. */
function useSubmit(options: StepFormOptions, parts: FormParts): Pick<StepForm, 'isSaving' | 'submit'> {
  const { subject, save, onFailure, isAboutOthers = () => false } = options;
  const { steps, held, navigation, errors, key } = parts;
  const [isSaving, setSaving] = useState(false);
  const isUnderway = useRef(false);
  const jumpTo = (issues: readonly Issue[]) => {
    const [first] = placeFaults(steps, issues);
    if (first !== undefined) navigation.goTo(first.step, fieldId(first.field.name, subject.within));
  };
  const refuse = (error: unknown) => {
    const refusal = error instanceof CallError ? error : new CallError('unexpected');
    key.refused(refusal);
    const own = refusal.issues.filter((found) => !isAboutOthers(found));
    errors.refuse(own);
    jumpTo(own);
    if (own.length === 0 || own.length < refusal.issues.length) onFailure(refusal);
    // A fault of ours: the user reads that something went wrong, the console what.
    if (error !== refusal) throw error;
  };
  const send = async (values: Values) => {
    isUnderway.current = true;
    setSaving(true);
    errors.refuse([]);
    const failed = await save(values, key.current()).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    isUnderway.current = false;
    setSaving(false);
    if (failed !== null) refuse(failed.error);
  };
  const submit = () => {
    if (isUnderway.current) return;
    const { values, issues } = held.check();
    if (hasErrors(issues)) {
      errors.showAll(held.fields);
      jumpTo(errors.wrong);
      return;
    }
    const sent =
      subject.mode === 'new'
        ? filledValues(held.fields, values)
        : changedValues(held.fields, subject.stored, values);
    void send(sent);
  };
  return { isSaving, submit };
}
