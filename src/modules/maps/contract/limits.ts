export const PLACE_SEARCH = { minLetters: 3, results: 8 } as const;
