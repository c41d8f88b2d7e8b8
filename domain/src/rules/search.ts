/** The longest text that is searched for. */
export const maxSought = 100;
