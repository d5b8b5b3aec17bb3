import type { Recipe } from "./learn.ts";

/** The settings chosen by cross-validation on the training part. */
export const RECIPE: Recipe = {
  theme: {
    scales: { own: 0.08, domain: 0.4, cue: 1, at: 0.7, concept: 0.7, conceptAt: 0.5, word: 0.3, neighbour: 0.7 },
    fit: { epochs: 12, rate: 0.1, ridge: 0.5 },
    minWord: 4,
    shift: [0, 0.3, 0.6],
  },
  polarity: {
    scales: { own: 0.5, domain: 0, cue: 0, at: 0, concept: 0, conceptAt: 0, word: 0.5, neighbour: 0 },
    fit: { epochs: 12, rate: 0.1, ridge: 1 },
    minWord: 4,
    shift: 0,
  },
  tonality: { word: 0.3, bias: 1, kin: 0.15, fit: { epochs: 20, rate: 0.1, ridge: 8 }, minWord: 4, shifts: { fr: 0.3 } },
};
