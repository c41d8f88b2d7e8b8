import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { Place } from '../session/context';
import { randomName } from '../call/random-name';
import { keepVisit, readVisit, type Visit } from './visit';

export interface VisitState {
  readonly name: string;
  readonly visit: Visit;
  readonly change: (changes: Partial<Visit>) => void;
  /** Changes answers by name; the others stay. */
  readonly answer: (answers: Readonly<Record<string, string>>) => void;
  /** The open step as the address names it; the first without one. */
  readonly step: string;
  /** Opens a step: a place in the history of its own, so that going back leads to the step before. */
  readonly goTo: (step: string) => void;
}

/** Where a walk belongs: one of another place is none here. */
export type VisitPlace = Pick<Place, 'boxId' | 'assetType'>;

/**
 * The walk that the address names (`v`), or a new one about no assets yet, whose name the address then takes; it begins
 * with the answers that are known already.
 */
export function useVisit(
  place: VisitPlace,
  steps: readonly string[],
  from: string,
  known: Visit['answers'] = noAnswers,
): VisitState {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const [name] = useState(() => search.v ?? randomName());
  const [visit, setVisit] = useState(() => visitOf(name, place, from, known));
  useEffect(() => {
    keepVisit(name, visit);
  }, [name, visit]);
  useEffect(() => {
    if (search.v === name) return;
    void navigate({ to: '.', search: { v: name }, replace: true, ignoreBlocker: true });
  }, [navigate, search.v, name]);
  const change = useCallback((changes: Partial<Visit>) => {
    setVisit((before) => ({ ...before, ...changes }));
  }, []);
  const answer = useCallback((answers: Readonly<Record<string, string>>) => {
    setVisit((before) => ({ ...before, answers: { ...before.answers, ...answers } }));
  }, []);
  const goTo = useCallback(
    (step: string) => {
      void navigate({ to: '.', search: { v: name, step } });
    },
    [navigate, name],
  );
  const asked = search.step ?? '';
  return {
    ...{ name, visit, change, answer, goTo },
    step: steps.includes(asked) ? asked : (steps[0] ?? ''),
  };
}

const noAnswers: Visit['answers'] = {};

function visitOf(
  name: string,
  { boxId, assetType }: VisitPlace,
  from: string,
  answers: Visit['answers'],
): Visit {
  const kept = readVisit(name);
  if (kept !== null && kept.boxId === boxId && kept.assetType === assetType) return kept;
  return { boxId, assetType, from, picked: [], filters: [], count: 0, answers, raw: {} };
}

/** Starts a walk about some assets and answers its name, for the address of the wizard. */
export function startVisit(visit: Omit<Visit, 'answers' | 'raw'>, answers: Visit['answers'] = {}): string {
  const name = randomName();
  keepVisit(name, { ...visit, answers, raw: {} });
  return name;
}
