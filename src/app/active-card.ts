/** Local storage key of the establishment that a professional with several is looking at. */
export const activeCardKey = "active-card";
