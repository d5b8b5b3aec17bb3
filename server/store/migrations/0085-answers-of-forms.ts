/** The answer of the figures that an answer to a form became is found without reading all of a destination's. */
export const answersOfForms: readonly string[] = [`CREATE INDEX answers_external ON answers (external_id)`];
