import type { FieldCondition } from './field';

/** A rule between fields of one row. Checkboxes compare as 'true' and 'false', empty ones as 'false'. */
export type RowRule =
  | {
      readonly rule: 'forbiddenTogether';
      readonly level: 'error' | 'warning';
      readonly field: string;
      readonly values: readonly string[];
      readonly other: string;
      readonly otherValues: readonly string[];
    }
  | {
      /** The age in months that a value of the field, or each of several, goes with; outside it the user is warned. */
      readonly rule: 'ageRange';
      readonly level: 'error' | 'warning';
      readonly field: string;
      readonly birthField: string;
      readonly months: Readonly<Record<string, readonly [min: number, max: number]>>;
    }
  | {
      /** A day that lies at most so many days after another, where the condition holds. */
      readonly rule: 'atMostAfter';
      readonly level: 'error' | 'warning';
      readonly field: string;
      readonly since: string;
      readonly days: number;
      readonly when?: FieldCondition;
    }
  | {
      /** A day that has gone by: a paper that ran out. */
      readonly rule: 'dayGone';
      readonly level: 'error' | 'warning';
      readonly field: string;
    }
  | {
      /** What a number usually is beside each option of another field; outside it the user is warned. */
      readonly rule: 'usualRange';
      readonly level: 'error' | 'warning';
      readonly field: string;
      readonly by: string;
      readonly ranges: Readonly<Record<string, readonly [min: number, max: number]>>;
    }
  | {
      /** A number that should be near another one: how many hundredths of it they may lie apart. */
      readonly rule: 'nearTo';
      readonly level: 'error' | 'warning';
      readonly field: string;
      readonly near: string;
      readonly percent: number;
    };
