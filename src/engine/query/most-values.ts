/** Values that one facet lists: those with the most reviews. */
export const MOST_VALUES = 500;
