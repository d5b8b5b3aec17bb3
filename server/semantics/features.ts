import type { Evidence } from "./evidence.ts";
import type { ReadReview, ReadSentence } from "./reader.ts";

/** Number of measures taken of a theme in a sentence. */
export const THEME_MEASURES = 24;
/** Number of measures taken of a theme's polarity in a sentence. */
export const POLARITY_MEASURES = 26;
/** Number of measures taken of a whole review for its tonality. */
export const TONALITY_MEASURES = 15;

const yes = (condition: boolean): number => (condition ? 1 : 0);
const squash = (value: number): number => value / (1 + Math.abs(value));

/** What the sentence's surroundings add: its place, its opinions, how many themes share it. */
export interface Context {
  read: ReadSentence;
  first: boolean;
  themesHere: number;
}

/** The measures that decide whether a sentence truly speaks of a theme, written into `out`. */
export function measureTheme(e: Evidence | undefined, context: Context, out: Float64Array): void {
  out.fill(0);
  const { sentence, reading } = context.read;
  const length = sentence.to - sentence.from;
  if (e === undefined) {
    out[16] = 1;
    return;
  }
  const linked = e.linkCost < Infinity;
  const target = e.targets > 0;
  out[0] = yes(target);
  out[1] = yes(e.targets > 1);
  out[2] = yes(e.firm > 0);
  out[3] = yes(e.firm > 1);
  out[4] = yes(e.softFree > 0);
  out[5] = yes(e.softTaken > 0);
  out[6] = linked ? 1 / (1 + Math.max(0, e.linkCost) / 3) : 0;
  out[7] = Math.min(2, Math.abs(e.linkedValue)) / 2;
  out[8] = yes(target && !linked && reading.opinions.length > 0);
  out[9] = yes(target && reading.opinions.length === 0);
  out[10] = Math.log2(1 + length) / 6;
  out[11] = Math.min(4, context.themesHere - 1) / 4;
  out[12] = yes(e.missing > 0);
  out[13] = yes(e.firstCue - sentence.from < 3);
  out[14] = yes(context.first);
  out[15] = 1;
  out[17] = Math.min(2, Math.abs(e.impliedValue)) / 2;
  out[18] = yes(e.positives > 0 && e.negatives > 0);
  out[19] = Math.min(4, reading.opinions.length) / 4;
  out[20] = yes(target && (e.firm > 0 || e.softFree > 0));
  out[21] = yes(length < 6);
  out[22] = yes(target && !linked && e.firm === 0 && e.softFree === 0) * (out[10] ?? 0);
  out[23] = yes(e.linkedValue + e.impliedValue < 0);
}

/** Sums of opinion values around a sentence. */
export interface Surroundings {
  review: number;
  title: number;
  before: number;
  after: number;
}

/** The sums around sentence `index` of a review. */
export function surroundings(review: ReadReview, index: number): Surroundings {
  let sum = 0;
  for (const s of review.sentences) sum += s.value;
  const at = (i: number): number => review.sentences[i]?.value ?? 0;
  return { review: sum - at(index), title: index === 0 ? 0 : at(0), before: at(index - 1), after: at(index + 1) };
}

/** The measures that decide a theme's polarity in a sentence, written into `out`. */
export function measurePolarity(e: Evidence | undefined, read: ReadSentence, around: Surroundings, out: Float64Array): void {
  out.fill(0);
  const near = e === undefined ? read.value : nearValue(e, read);
  out[0] = 1;
  out[1] = squash(e?.linkedValue ?? 0);
  out[2] = squash(e?.impliedValue ?? 0);
  out[3] = Math.sign((e?.linkedValue ?? 0) + (e?.impliedValue ?? 0));
  out[4] = squash(near);
  out[5] = Math.sign(near);
  out[6] = squash(read.value);
  out[7] = yes((e?.missing ?? 0) > 0);
  out[8] = Math.min(3, e?.positives ?? 0) / 3;
  out[9] = Math.min(3, e?.negatives ?? 0) / 3;
  out[10] = squash(around.review / 3);
  out[11] = squash(around.title);
  out[12] = squash(around.before);
  out[13] = squash(around.after);
  out[14] = yes(read.reading.contrast);
  out[15] = yes(e !== undefined && e.positives === 0 && e.negatives === 0);
  out[16] = yes(e === undefined);
  out[17] = (out[15] ?? 0) * squash(read.value);
  out[18] = (out[15] ?? 0) * squash(around.review / 3);
  out[19] = yes(read.reading.opinions.some((o) => o.negated));
  out[20] = squash(lastValue(read));
  out[21] = yes(read.sentence.to - read.sentence.from > 25);
  out[22] = squash(e?.nearest ?? 0);
  out[23] = e !== undefined && e.linkCost < 2 ? Math.sign(e.nearest) : 0;
  out[24] =
    e !== undefined && e.positives + e.negatives > 0 && (e.positives === 0 || e.negatives === 0)
      ? Math.sign(e.linkedValue + e.impliedValue)
      : 0;
  out[25] = Math.sign(e?.impliedValue ?? 0);
}

/** Opinions near the evidence, nearer ones counting more; a comma or a «mais» between keeps them away. */
function nearValue(e: Evidence, read: ReadSentence): number {
  const { reach } = read.reading;
  const at = (token: number): number => reach[Math.min(reach.length - 1, Math.max(0, token - read.sentence.from))] ?? 0;
  let sum = 0;
  for (const o of read.reading.opinions) {
    const gap = o.match.to <= e.from ? at(e.from) - at(o.match.to - 1) : o.from >= e.to ? at(o.from) - at(e.to - 1) : 0;
    sum += o.value / (1 + gap / 3);
  }
  return sum;
}

const lastValue = (read: ReadSentence): number => read.reading.opinions.at(-1)?.value ?? 0;

/** A missing thing weighs as a plain word of blame: «pas de savon» holds no other. */
const LACKING = 1;

const lackingIn = ({ reading }: ReadSentence): number => LACKING * reading.targets.filter(({ missing }) => missing).length;

/** The measures of a whole review for its tonality, written into `out`. */
export function measureTonality(review: ReadReview, out: Float64Array): void {
  out.fill(0);
  let good = 0;
  let bad = 0;
  let favourable = 0;
  let adverse = 0;
  let worst = 0;
  let best = 0;
  let recommends = 0;
  let warns = 0;
  const values = review.sentences.map((sentence) => sentence.value - lackingIn(sentence));
  for (const [i, sentence] of review.sentences.entries()) {
    const { reading } = sentence;
    const value = values[i] ?? 0;
    if (value > 0) favourable++;
    else if (value < 0) adverse++;
    recommends += reading.verdicts.praise;
    warns += reading.verdicts.blame;
    bad += lackingIn(sentence);
    for (const o of reading.opinions) {
      if (o.value > 0) good += o.value;
      else bad -= o.value;
      worst = Math.min(worst, o.value);
      best = Math.max(best, o.value);
    }
  }
  const n = review.sentences.length;
  const at = (i: number): number => squash(values[i] ?? 0);
  out[0] = 1;
  out[1] = (good - bad) / (good + bad + 1);
  out[2] = squash((good - bad) / 3);
  out[3] = (favourable - adverse) / (n + 1);
  out[4] = at(0);
  out[5] = n > 1 ? at(n - 1) : 0;
  out[6] = Math.log1p(good);
  out[7] = Math.log1p(bad);
  out[8] = worst / 3;
  out[9] = best / 3;
  out[10] = Math.log1p(review.tokens.count) / 6;
  out[11] = n > 1 ? at(1) : 0;
  out[12] = bad / (good + bad + 1);
  out[13] = adverse / (n + 1);
  out[14] = squash(recommends - warns);
}
