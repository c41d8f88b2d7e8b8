import { useMemo } from 'react';
import { shownInCell } from '@huella/domain/engine/fields/grid-text';
import { useIssueText } from '../fields/use-issue-text';
import { useSay } from '../words/use-say';
import { groupAlike, planFix, saysText, type Problem, type ProblemGroup } from './problems';
import type { CellChange, SheetColumn, SheetStore, Suggest } from './sheet-store';

/** How a problem is mended by one press. */
export interface Fix {
  /** 'Usar 344,0', or 'Reemplazar por Angus Colorado en 4 filas'. */
  readonly label: string;
  readonly changes: readonly CellChange[];
}

export interface ProblemWords {
  /** What is wrong, in words. */
  readonly textOf: (problem: Problem) => string;
  /** The same with what the cell says, where the list of problems is read without the cell. */
  readonly fullTextOf: (problem: Problem) => string;
  /** 'Fila 43 · Caravana visual'. */
  readonly placeOf: (problem: Problem) => string;
  /** 'Fila 44 y 3 más · Raza'. */
  readonly placesOf: (group: ProblemGroup) => string;
  readonly fixOf: (problem: Problem) => Fix | null;
  /** One fix for all that were folded. */
  readonly fixOfAll: (group: ProblemGroup) => Fix | null;
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
    const alike = groupAlike(problems);
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
    const fixIn = (problem: Problem, rowsOf: (isFieldwide: boolean) => readonly number[]): Fix | null => {
      const [row, column] = [store.find(problem.row), columnOf(problem)];
      if (row === undefined || column === undefined || row.readOnly === true) return null;
      const found = suggest?.(row, column.field) ?? null;
      if (found === null) return null;
      const rows = rowsOf(found.fieldwide === true);
      const { text } = found;
      return {
        label:
          rows.length > 1
            ? say('sheet:useInRows', { text, count: rows.length })
            : say('sheet:useText', { text }),
        changes: planFix(problem, text, rows),
      };
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
      fixOf: (problem) =>
        fixIn(problem, (isFieldwide) => (isFieldwide ? alike.rowsLike(problem) : [problem.row])),
      fixOfAll: ({ first, problems: folded }) =>
        fixIn(first, (isFieldwide) => (isFieldwide ? alike.rowsLike(first) : folded.map(({ row }) => row))),
    };
  }, [store, columns, problems, suggest, say, word, issueText, language]);
}
