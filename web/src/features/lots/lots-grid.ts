import * as z from 'zod/mini';
import type { WizardModel } from '../../wizard/wizard-session';

/** Rows that an empty grid of new lots begins with. */
export const firstRows = 10;

const row = z.object({
  row: z.number(),
  texts: z.record(z.string(), z.string()),
  isBlank: z.boolean(),
});

const answers = z.object({
  /** The rows as they were last; none before the grid was opened. */
  rows: z._default(z.array(row), []),
});

export type LotsAnswers = z.output<typeof answers>;
/** A row as it is kept. */
export type KeptRow = LotsAnswers['rows'][number];

/** Many lots in a grid: its rows, then the summary (document 2 section 2, manual wizard and massive grid row mode). */
export const lotsGrid: WizardModel<'rows' | 'summary', LotsAnswers> = {
  name: 'lotsGrid',
  steps: ['rows', 'summary'],
  answers,
};
export type LotsStep = (typeof lotsGrid.steps)[number];
