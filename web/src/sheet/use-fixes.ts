import { useMemo } from 'react';
import { shownInCell } from '@huella/domain/engine/fields/grid-text';
import { useIssueText } from '../fields/use-issue-text';
import { useSay } from '../words/use-say';
import { choicesIn, type Choices } from './cell-choices';
import { saysText, type Problem, type ProblemGroup } from './problems';
import type { SheetColumn, SheetStore, Suggest } from './sheet-store';

export interface ProblemWords extends Choices {
  /** What is wrong, in words. */
  readonly textOf: (problem: Problem) => string;
  /** The same with what the cell says, where the list of problems is read without the cell. */
  readonly fullTextOf: (problem: Problem) => string;
  /** 'Fila 43 · Caravana visual'. */
  readonly placeOf: (problem: Problem) => string;
  /** 'Fila 44 y 3 más · Raza'. */
  readonly placesOf: (group: ProblemGroup) => string;
}

export interface FixesOptions {
  readonly store: SheetStore;
  readonly columns: readonly SheetColumn[];
  readonly problems: readonly Problem[];
  readonly suggest: Suggest | undefined;
}

/** Says problems, and how they are mended. */
export function useProblemWords({ store, columns, problems, suggest }: FixesOptions): ProblemWords {
  const { say, word, language } = useSay('sheet');
  const issueText = useIssueText();
  return useMemo(() => {
    const byName = new Map(columns.map((column) => [column.field.name, column]));
    const columnOf = ({ field }: Problem) => (field === null ? undefined : byName.get(field));
    const shownText = (problem: Problem) => {
      const column = columnOf(problem);
      return column === undefined ? problem.text : shownInCell(column.field, problem.text, language);
    };
    const textOf = (problem: Problem) =>
      issueText(problem.issue, columnOf(problem)?.field ?? null, problem.text);
    const placeOf = (problem: Problem) => {
      const column = columnOf(problem);
      return column === undefined
        ? say('sheet:rowName', { row: problem.row })
        : say('sheet:problemPlace', { row: problem.row, field: word(column.field.label) });
    };
    return {
      textOf,
      fullTextOf: (problem) =>
        problem.text.trim() === '' || saysText(problem)
          ? textOf(problem)
          : `${textOf(problem)}. ${say('sheet:written', { text: shownText(problem) })}`,
      placeOf,
      placesOf: ({ first, problems: folded }) => {
        const count = folded.length - 1;
        if (count === 0) return placeOf(first);
        const column = columnOf(first);
        const { row } = first;
        return column === undefined
          ? say('sheet:rowsOfProblem', { row, count })
          : say('sheet:problemPlaces', { row, count, field: word(column.field.label) });
      },
      ...choicesIn({ store, columnOf, problems, suggest, say }),
    };
  }, [store, columns, problems, suggest, say, word, issueText, language]);
}
