/** A value that nobody types: it follows from others of the record, by the name of a function (engine/forms/computed). */
export type Computation = {
  /** Names of fields, in the order that the function takes them. */
  readonly of: readonly string[];
} & (
  | {
      readonly rule: 'lookup';
      /** The key that follows from each key of the field. */
      readonly table: Readonly<Record<string, string>>;
      readonly factor?: undefined;
      readonly factors?: undefined;
    }
  | {
      readonly rule:
        | 'ratio'
        | 'sum'
        | 'difference'
        | 'product'
        | 'ageMonths'
        | 'daysBetween'
        | 'spacing'
        | 'basalArea'
        | 'volume'
        | 'co2'
        | 'treeCo2';
      readonly table?: undefined;
      readonly factor?: number;
      /** What the options of a field count for, by field and key: tonnes a metre of a species. */
      readonly factors?: Readonly<Record<string, Readonly<Record<string, number>>>>;
    }
);
