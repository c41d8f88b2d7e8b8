import { useState } from 'react';
import type { Upload } from '@huella/domain/calls/sheets';
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
  readonly textsOf: (columns: readonly Column[], more?: Answers) => Readonly<Record<string, string>>;
}

/** Starts with what was left on before, or with what is proposed. */
export function useAnswers(
  { format, scope, locale }: ImportSubject,
  upload: Pick<Upload, 'columns' | 'defaults' | 'language' | 'zone'> | null,
): AnswerState {
  const askedOf = (columns: readonly Column[]) => {
    const filled = new Set(columns.flatMap(({ field }) => field ?? []));
    return askedDefaults(format, filled, scope.boxSubtype);
  };
  const [answers, setAnswers] = useState<Answers>(() =>
    upload === null ? {} : keptAnswers(askedOf(upload.columns), upload.defaults, localeOf(upload, locale)),
  );
  return {
    itemsOf: (columns) => askedItems(askedOf(columns), answers, locale),
    setAnswer: (field, answer) => {
      setAnswers((before) => ({ ...before, [field]: answer }));
    },
    textsOf: (columns, more = {}) =>
      acceptedTexts(askedItems(askedOf(columns), { ...answers, ...more }, locale), locale),
  };
}

/** Whether something that is left on cannot be. */
export function isUnsound(items: readonly AskedItem[]): boolean {
  return items.some(({ isOn, fault }) => isOn && fault !== null);
}
