import {
  ATTRIBUTIVE,
  BOOSTER,
  CONTRAST,
  DAMPER,
  FORWARD,
  IRONY,
  LINK,
  NEGATOR,
  NEUTRAL,
  NEUTRALISER,
  VERDICT_BLAME,
  VERDICT_PRAISE,
} from "./lexicons/compile-lexicon.ts";
import type { CompiledLexicon } from "./lexicons/compile-lexicon.ts";
import { bracketAround, findBrackets } from "./brackets.ts";
import { addMarks } from "./marks.ts";
import type { Match } from "./matches.ts";
import type { Sentence } from "./text/sentences.ts";
import { MARK, WORD } from "./text/tokens.ts";
import type { Tokens } from "./text/tokens.ts";
import { applyTurns, turnRound } from "./turns.ts";
import type { Reading } from "./reading.ts";

const NEGATION_REACH = 5;
const BOOST_REACH = 2;
const MISSING_REACH = 3;
const FORWARD_COST = 4;

function markCost(mark: string): number {
  if (mark === ",") return 1.5;
  if (mark === "/" || mark === '"' || mark === "«" || mark === "»" || mark === "*") return 0.3;
  if (mark === "…") return 3;
  return 2.5;
}

const stopsNegation = (mark: string | undefined): boolean =>
  mark !== undefined && mark !== '"' && mark !== "«" && mark !== "»" && mark !== "/";

function flip(value: number): number {
  return value > 0 ? -Math.min(value, 1) * 0.9 : Math.min(-value, 1) * 0.6;
}

/** State of the modifiers that wait for an opinion. */
interface Pending {
  negatorAt: number;
  negatorFrom: number;
  boost: number;
  boostAt: number;
  boostFrom: number;
}

const nothingPending = (): Pending => ({ negatorAt: -99, negatorFrom: 0, boost: 1, boostAt: -99, boostFrom: 0 });

/** The opinions and targets of one sentence, with negation, intensity, contrast and marked irony applied. */
export function readSentence(tokens: Tokens, matches: readonly Match[], sentence: Sentence, lexicon: CompiledLexicon): Reading {
  const reading: Reading = {
    opinions: [],
    targets: [],
    reach: new Float32Array(sentence.to - sentence.from),
    brackets: findBrackets(tokens, matches, sentence),
    contrast: false,
    irony: false,
    verdicts: { praise: 0, blame: 0 },
    masked: [],
  };
  const pending = nothingPending();
  let cursor = sentence.from;
  let cost = 0;
  const advance = (to: number, weight: number): void => {
    for (; cursor < to; cursor++) {
      const isMark = tokens.kind[cursor] === MARK;
      if (isMark && stopsNegation(tokens.text[cursor])) pending.negatorAt = -99;
      cost += isMark ? markCost(tokens.text[cursor] ?? "") : weight;
      reading.reach[cursor - sentence.from] = cost;
    }
  };
  for (let m = 0; m < matches.length; m++) {
    const match = matches[m];
    if (match === undefined) continue;
    advance(match.from, 1);
    const flags = match.sense.modifier;
    if ((flags & CONTRAST) !== 0) {
      reading.contrast = true;
      pending.negatorAt = -99;
      cost += 5;
    }
    // «sauf», «dommage»: what follows is judged apart from what precedes.
    if ((flags & FORWARD) !== 0) cost += FORWARD_COST;
    advance(match.to, (flags & (LINK | BOOSTER | DAMPER)) === 0 ? 1 : 0.5);
    if ((flags & IRONY) !== 0) reading.irony = true;
    const described = (flags & ATTRIBUTIVE) !== 0 && pending.boostAt !== match.from;
    if (!described || !isBeforeNoun(tokens, match, matches[m + 1], sentence, lexicon.little))
      take(reading, pending, match, isOpinionNext(matches[m + 1], match));
  }
  advance(sentence.to, 1);
  addMarks(reading.opinions, tokens, sentence);
  applyTurns(reading, tokens, matches, sentence, lexicon.turns);
  if (reading.irony) for (const o of reading.opinions) if (o.value > 0) turnRound(o);
  markQuoted(reading, tokens);
  markHeads(reading, tokens);
  return reading;
}

/** Whether the word that follows is a noun by all appearances: no mark, no little word, no modifier. */
function isBeforeNoun(tokens: Tokens, match: Match, next: Match | undefined, sentence: Sentence, little: ReadonlySet<string>): boolean {
  const { to } = match;
  if (to >= sentence.to || tokens.kind[to] !== WORD || little.has(tokens.text[to] ?? "")) return false;
  return next?.from !== to || next.sense.modifier === 0;
}

function isOpinionNext(next: Match | undefined, match: Match): boolean {
  return next !== undefined && next.from === match.to && (next.sense.polarity !== 0 || (next.sense.modifier & (BOOSTER | DAMPER)) !== 0);
}

function take(reading: Reading, pending: Pending, match: Match, opinionNext: boolean): void {
  const { sense, from, to } = match;
  const flags = sense.modifier;
  if ((flags & NEUTRALISER) !== 0) return;
  const distance = from - pending.negatorAt;
  const bracket = bracketAround(reading.brackets, from, to);
  const negated = !sense.denying && (distance <= NEGATION_REACH || bracket !== undefined);
  const boosted = from - pending.boostAt <= BOOST_REACH;
  if ((flags & (VERDICT_PRAISE | VERDICT_BLAME)) !== 0)
    reading.verdicts[((flags & VERDICT_PRAISE) !== 0) === negated ? "blame" : "praise"]++;
  if (sense.themes.some((t) => t.role === "target")) {
    // A nuisance that is absent («sans attente») is praise, and its own flipped polarity says so.
    const missing = distance <= MISSING_REACH && sense.polarity >= 0;
    reading.targets.push({ match, missing, from: missing ? pending.negatorFrom : from, head: null });
  }
  const strengthens = (flags & (BOOSTER | DAMPER)) !== 0;
  if ((flags & NEUTRAL) !== 0 && sense.polarity === 0) reading.opinions.push({ match, value: 0, negated, from });
  else if (sense.polarity !== 0 && !(strengthens && opinionNext) && (flags & NEGATOR) === 0) {
    const base = sense.polarity * (boosted ? pending.boost : 1);
    let start = from;
    if (boosted) start = Math.min(start, pending.boostFrom);
    if (bracket !== undefined) start = bracket.open;
    else if (negated) start = Math.min(start, pending.negatorFrom);
    reading.opinions.push({
      match,
      value: negated ? flip(base) : base,
      negated,
      ...(bracket === undefined ? {} : { bracket }),
      from: start,
    });
    pending.boostAt = -99;
    if (negated) pending.negatorAt = -99;
  } else if (strengthens) {
    pending.boost = (flags & BOOSTER) !== 0 ? 1.5 : 0.7;
    pending.boostFrom = boosted ? pending.boostFrom : from;
    pending.boostAt = to;
  }
  // «ne recommande pas cet hôtel calme»: the verb has used the negation up.
  if (
    (flags & NEGATOR) !== 0 &&
    !reading.opinions.some((o) => o.bracket !== undefined && o.bracket.close >= from && o.bracket.close < to)
  ) {
    pending.negatorFrom = from;
    pending.negatorAt = to;
  }
}

const OF = new Set(["de", "du", "des", "d", "dans"]);
const ARTICLE = new Set(["la", "l", "le", "les", "notre", "ma"]);

/** Finds things named as part of the one before: «le wifi de la chambre», «la télé dans la chambre». */
function markHeads(reading: Reading, tokens: Tokens): void {
  reading.targets.forEach((target, k) => {
    const before = reading.targets[k - 1];
    if (before === undefined) return;
    const { to } = before.match;
    const gap = target.match.from - to;
    const isPart = OF.has(tokens.text[to] ?? "") && (gap === 1 || (gap === 2 && ARTICLE.has(tokens.text[to + 1] ?? "")));
    if (isPart) target.head = before.head ?? before;
  });
}

/** A lone praised word in quotation marks («"propre"») is meant the other way round. */
function markQuoted(reading: Reading, tokens: Tokens): void {
  for (const o of reading.opinions) {
    const before = tokens.text[o.match.from - 1];
    const after = tokens.text[o.match.to];
    const quoted = (before === '"' && after === '"') || (before === "«" && after === "»") || (before === "“" && after === "”");
    if (quoted && o.value > 0) turnRound(o);
  }
}
