import type { useSay } from '../words/use-say';
import { doubtOf } from './doubts';
import { groupAlike, planFix, type Problem, type ProblemGroup } from './problems';
import type { CellChange, SheetColumn, SheetStore, Suggest, Suggestion } from './sheet-store';

/** What settles a problem by one press. */
export interface Fix {
  /** 'Usar 344,0', 'Reemplazar por Angus Colorado en 4 filas', or 'Confirmar en 2 filas'. */
  readonly label: string;
  readonly changes: readonly CellChange[];
  /** The doubt of which nothing is said any more. */
  readonly confirms?: string;
}

export interface Choices {
  /** What could be meant by a cell: each settles it by one press, the likeliest first. */
  readonly choicesOf: (problem: Problem) => readonly Fix[];
  /** The same of all that were folded: of texts that come near the likeliest alone. */
  readonly choicesOfAll: (group: ProblemGroup) => readonly Fix[];
}

export interface ChoicesOptions {
  readonly store: SheetStore;
  readonly columnOf: (problem: Problem) => SheetColumn | undefined;
  readonly problems: readonly Problem[];
  readonly suggest: Suggest | undefined;
  readonly say: ReturnType<typeof useSay>['say'];
}

/** What could be meant where something is wrong or doubted, in words and as changes of cells. */
export function choicesIn({ store, columnOf, problems, suggest, say }: ChoicesOptions): Choices {
  const alike = groupAlike(problems);
  const isOpen = ({ row }: Problem) => store.find(row)?.readOnly !== true;
  const suggestionsFor = (problem: Problem): readonly Suggestion[] => {
    const [row, column] = [store.find(problem.row), columnOf(problem)];
    return row === undefined || column === undefined ? [] : (suggest?.(row, column.field) ?? []);
  };
  const taking = (problem: Problem, { text }: Suggestion, rows: readonly number[]): Fix => ({
    label:
      rows.length > 1 ? say('sheet:useInRows', { text, count: rows.length }) : say('sheet:useText', { text }),
    changes: planFix(problem, text, rows),
  });
  const confirming = (problem: Problem): readonly Fix[] => {
    const doubt = doubtOf(problem.issue, problem.text);
    if (doubt === null) return [];
    const count = alike.rowsInDoubt(problem).length;
    const label = count > 1 ? say('sheet:confirmInRows', { count }) : say('sheet:confirm');
    return [{ label, changes: [], confirms: doubt }];
  };
  return {
    choicesOf: (problem) => {
      if (!isOpen(problem)) return [];
      const rowsOf = ({ fieldwide }: Suggestion) =>
        fieldwide === true ? alike.rowsLike(problem) : [problem.row];
      return [
        ...suggestionsFor(problem).map((found) => found.choice ?? taking(problem, found, rowsOf(found))),
        ...confirming(problem),
      ];
    },
    choicesOfAll: ({ first, problems: folded }) => {
      if (!isOpen(first)) return [];
      const found = suggestionsFor(first);
      const [likeliest] = found;
      // A choice that is called otherwise in another row would do more there than it says here.
      const changesAt = (at: number, label: string) =>
        folded.flatMap((each) => {
          const choice = suggestionsFor(each)[at]?.choice;
          return choice?.label === label ? choice.changes : [];
        });
      const chosen = found.flatMap(({ choice }, at) =>
        choice === undefined ? [] : [{ label: choice.label, changes: changesAt(at, choice.label) }],
      );
      const rowsOf = ({ fieldwide }: Suggestion) =>
        fieldwide === true ? alike.rowsLike(first) : folded.map(({ row }) => row);
      const taken =
        chosen.length > 0 || likeliest === undefined ? [] : [taking(first, likeliest, rowsOf(likeliest))];
      return [...chosen, ...taken, ...confirming(first)];
    },
  };
}
