export const pigFarms = [1, 12];

export const pigSubtypes = [1, 12, 13];
