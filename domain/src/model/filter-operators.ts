/**
 * The operators of a list filter (document 1 section 3, decisions section 1): `=` contains, blind to case and
 * accents; `===` exact; `inArray` one of; `betweenValues` and `betweenDates` inclusive.
 */
export const filterOperators = ['=', '===', 'inArray', 'betweenValues', 'betweenDates'] as const;
export type FilterOperator = (typeof filterOperators)[number];

/** The operator of a filter that is of no field: it looks for words in all that a row says (decision 76). */
export const wordsOperator = 'words';
