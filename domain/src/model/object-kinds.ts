/** The kinds of object that the generic calls know (document 2 section 3, objectType). Each has its row in the API's `objectKinds`. */
export const objectKindNames = ['asset', 'lot', 'company', 'box', 'user'] as const;
export type ObjectKindName = (typeof objectKindNames)[number];
