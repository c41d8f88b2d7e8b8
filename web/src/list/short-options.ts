import type { Option } from '../ui/option';

/** Options that a filter shows of a long list before it is asked for all of them. */
const head = 4;
/** A list that is longer by so few shows as it is: 'Ver 1 más' would take the room of what it hides. */
const slack = 1;

/** The head of a list of options, and whatever of the rest is chosen, in the order of the list. */
export function shortOptions<Each extends Option>(
  options: readonly Each[],
  chosen: readonly string[],
): readonly Each[] {
  if (options.length <= head + slack) return options;
  return options.filter((option, at) => at < head || chosen.includes(option.value));
}
