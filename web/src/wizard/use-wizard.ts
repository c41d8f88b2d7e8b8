import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { Address } from '../address';
import { useSubmitKey, type SubmitKey } from '../form/use-submit-key';
import { randomName } from '../call/random-name';
import {
  keepSession,
  newSession,
  readSession,
  type SessionPlace,
  type WizardModel,
  type WizardSession,
} from './wizard-session';
import { laterStep, positionOf, type StepPosition, type Steps, type StepsInput } from './wizard-steps';

export interface SessionOptions<Step extends string, Answers> {
  readonly place: SessionPlace;
  /** Where a new session leads back to. */
  readonly from: Address;
  /** Answers of a new session that are known already. */
  readonly known?: Partial<Answers> | undefined;
  /** How far they lead. */
  readonly knownTo?: Step | undefined;
}

/** The answers of a wizard at work, before it is known which of its steps may be open. */
export interface WizardSessionState<Step extends string, Answers> {
  readonly model: WizardModel<Step, Answers>;
  readonly id: string;
  readonly session: WizardSession<Answers>;
  readonly answers: Answers;
  /** Changes some answers; the others stay. */
  readonly answer: (changes: Partial<Answers>) => void;
  /** Changes some answers and closes every later step: they have to be gone through again. */
  readonly answerAgain: (changes: Partial<Answers>) => void;
  readonly submitKey: SubmitKey;
  /** What was submitted is done: leaving asks nothing any more. */
  readonly finish: () => void;
  readonly change: (changes: Partial<WizardSession<Answers>>) => void;
}

/**
 * The session that the address names (`v`), or a new one whose id the address then takes. Which steps may be open
 * depends on what is found for its answers: see `useWizard`.
 */
export function useWizardSession<Step extends string, Answers>(
  model: WizardModel<Step, Answers>,
  { place, from, known, knownTo = model.steps[0] }: SessionOptions<Step, Answers>,
): WizardSessionState<Step, Answers> {
  const search = useSearch({ strict: false });
  const [id] = useState(() => search.v ?? randomName());
  const [session, setSession] = useState(() => {
    const kept = readSession(model, id);
    const isHere = kept?.boxId === place.boxId && kept.assetType === place.assetType;
    return isHere ? kept : { ...newSession(model, place, from, known), furthest: knownTo };
  });
  useEffect(() => {
    keepSession(model, id, session);
  }, [model, id, session]);
  const navigate = useNavigate();
  useEffect(() => {
    if (search.v === id) return;
    void navigate({
      to: '.',
      search: (before) => ({ ...before, v: id }),
      replace: true,
      ignoreBlocker: true,
    });
  }, [navigate, search.v, id]);

  const change = useCallback((changes: Partial<WizardSession<Answers>>) => {
    setSession((before) => ({ ...before, ...changes }));
  }, []);
  const answer = useCallback((changes: Partial<Answers>) => {
    setSession((before) => ({ ...before, answers: { ...before.answers, ...changes } }));
  }, []);
  const answerAgain = useCallback(
    (changes: Partial<Answers>) => {
      answer(changes);
      change({ furthest: search.step ?? null });
    },
    [answer, change, search.step],
  );
  const finish = useCallback(() => {
    change({ isDone: true });
  }, [change]);
  const submitKey = useSubmitKey(id, String(session.tries), (tries) => {
    change({ tries: Number(tries) });
  });
  return { model, id, session, answers: session.answers, answer, answerAgain, submitKey, finish, change };
}

export interface WizardState<Step extends string, Answers>
  extends WizardSessionState<Step, Answers>, StepPosition<Step> {
  /** Opens a step: a place in the history of its own, so that going back leads to the step before. */
  readonly goTo: (step: Step) => void;
  /** Opens the step after the open one, which is reached from now on. */
  readonly goNext: () => void;
}

/** The steps that this session goes through, where they are not all of the wizard's, and which of them are answered. */
export interface WizardSteps<Step extends string> extends Pick<StepsInput<Step>, 'answered'> {
  readonly steps?: Steps<Step>;
}

/** A wizard at work: its answers, the open step, and the ways back and forth. */
export function useWizard<Step extends string, Answers>(
  state: WizardSessionState<Step, Answers>,
  { answered, steps = state.model.steps }: WizardSteps<Step>,
): WizardState<Step, Answers> {
  const { id, session, change } = state;
  const navigate = useNavigate();
  const asked = useSearch({ strict: false }).step;
  const furthest = steps.find((step) => step === session.furthest) ?? steps[0];
  const position = positionOf({ steps, answered, furthest, asked });
  const { reached, after } = position;
  const goTo = useCallback(
    (step: Step) => {
      void navigate({ to: '.', search: { v: id, step } });
    },
    [navigate, id],
  );
  const goNext = useCallback(() => {
    if (after === null) return;
    change({ furthest: laterStep(steps, reached, after) });
    goTo(after);
  }, [change, goTo, steps, reached, after]);
  return { ...state, ...position, goTo, goNext };
}
