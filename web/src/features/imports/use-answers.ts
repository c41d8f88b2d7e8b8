import { useState } from 'react';
import type { Upload } from '@huella/domain/calls/upload-view';
import type { Locale } from '@huella/domain/model/value';
import { askedDefaults } from '@huella/domain/engine/sheets/sheet-defaults';
import {
  acceptedTexts,
  askedItems,
  keptAnswers,
  type Answer,
  type Answers,
  type AskedItem,
} from './asked-items';
import { localeOf, type ImportSubject } from './import-subject';

type Column = Pick<Upload['columns'][number], 'field'>;

/** What the user said of the fields that no column fills. */
interface AnswerState {
  /** The fields that are asked about beside columns that are paired so. */
  readonly itemsOf: (columns: readonly Column[]) => readonly AskedItem[];
  readonly setAnswer: (field: string, answer: Answer) => void;
  /** What every row would be given beside these columns, as texts; with an answer that is not kept yet. */
  readonly textsOf: (columns: readonly Column[], more?: NewAnswers) => Readonly<Record<string, string>>;
  /** Whether the upload has that already, whatever language its texts are in. */
  readonly isKept: (columns: readonly Column[], more?: NewAnswers) => boolean;
}

/** Answers of right now, in the user's language. */
type NewAnswers = Readonly<Record<string, Answer>>;

/** Starts with what was left on before, with what was said elsewhere, or else with what is proposed. */
export function useAnswers(
  { mode, format, scope, locale }: ImportSubject,
  upload: Pick<Upload, 'columns' | 'defaults' | 'language' | 'zone'> | null,
  said: NewAnswers = {},
): AnswerState {
  const askedOf = (columns: readonly Column[]) => {
    const filled = new Set(columns.flatMap(({ field }) => field ?? []));
    // What is there already begins with nothing; in a sheet that is made here an event does with what is asked.
    const isAsked = mode === 'add' || (mode !== 'update' && upload === null);
    return isAsked ? askedDefaults(format, filled, scope.boxSubtype) : [];
  };
  const { language } = locale;
  const given = (more: NewAnswers): Answers =>
    Object.fromEntries(Object.entries(more).map(([field, answer]) => [field, { ...answer, language }]));
  const [answers, setAnswers] = useState<Answers>(() =>
    upload === null
      ? given(said)
      : keptAnswers(askedOf(upload.columns), upload.defaults, localeOf(upload, locale)),
  );
  const textsIn = (written: Locale, columns: readonly Column[], more: NewAnswers) => {
    const all = { ...answers, ...given(more) };
    return acceptedTexts(askedItems(askedOf(columns), all, locale), written);
  };
  return {
    itemsOf: (columns) => askedItems(askedOf(columns), answers, locale),
    setAnswer: (field, answer) => {
      setAnswers((before) => ({ ...before, [field]: { ...answer, language } }));
    },
    textsOf: (columns, more = {}) => textsIn(locale, columns, more),
    isKept: (columns, more = {}) =>
      upload !== null && isSame(textsIn(localeOf(upload, locale), columns, more), upload.defaults),
  };
}

function isSame(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>> | null,
): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other ?? {})]);
  return other !== null && [...names].every((name) => one[name] === other[name]);
}

/** Whether something that is left on cannot be. */
export function isUnsound(items: readonly AskedItem[]): boolean {
  return items.some(({ isOn, fault }) => isOn && fault !== null);
}
