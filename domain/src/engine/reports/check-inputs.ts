import { issue, type Issue } from '../../model/errors';
import type { ReportInput } from '../../model/report';

/** What was filled in: texts, numbers, keys; blank texts and empty lists are nothing. */
export type ReportValue = string | number | readonly string[] | null;
export type ReportValues = Readonly<Record<string, ReportValue>>;

/** An input as far as it is checked. */
export type CheckedInput = Pick<ReportInput, 'name' | 'type'> & {
  readonly validations?:
    | {
        readonly mandatory?: boolean | undefined;
        readonly min?: number | undefined;
        readonly max?: number | undefined;
      }
    | undefined;
};

/** Whether an input says anything. */
export function isFilled(value: ReportValue | undefined): value is string | number | readonly string[] {
  if (value === undefined || value === null || value === '') return false;
  return typeof value === 'string' || typeof value === 'number' || value.length > 0;
}

/** What is wrong with what was filled in of a report, each at its input (document 3 section 5). */
export function checkInputs(inputs: readonly CheckedInput[], values: ReportValues): readonly Issue[] {
  return inputs.flatMap((input) => checkInput(input, values[input.name]) ?? []);
}

function checkInput(
  { name, type, validations = {} }: CheckedInput,
  value: ReportValue | undefined,
): Issue | null {
  if (!isFilled(value)) return validations.mandatory === true ? issue(name, 'mandatory') : null;
  switch (type) {
    case 'number': {
      const number = typeof value === 'number' ? value : Number(value);
      if (Array.isArray(value) || !Number.isFinite(number)) return issue(name, 'notANumber');
      const { min, max } = validations;
      if (min !== undefined && number < min) return issue(name, 'belowMin', { min });
      return max !== undefined && number > max ? issue(name, 'aboveMax', { max }) : null;
    }
    case 'date':
      return typeof value === 'string' &&
        /^\d{4}-\d{2}-\d{2}$/.test(value) &&
        !Number.isNaN(Date.parse(value))
        ? null
        : issue(name, 'wrongType');
    case 'multiselect':
      return Array.isArray(value) ? null : issue(name, 'wrongType');
    default:
      return typeof value === 'string' ? null : issue(name, 'wrongType');
  }
}
