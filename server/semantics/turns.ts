import { CONTRAST, FEELING, FORWARD } from "./lexicons/compile-lexicon.ts";
import type { Sense } from "./lexicons/lexicon-trie.ts";
import type { Match } from "./matches.ts";
import type { Opinion, Reading } from "./reading.ts";
import type { Sentence } from "./text/sentences.ts";
import { LINE, MARK } from "./text/tokens.ts";
import type { Tokens } from "./text/tokens.ts";
import { turnAt } from "./lexicons/turn-table.ts";
import type { Turn, TurnKind, TurnTable } from "./lexicons/turn-table.ts";

/** Words that a figure of speech reaches, at most. */
const REACH = 12;
/** Words between «aussi» and what it stresses, and between «plus» and what it compares. */
const STRESSED = 4;
const COMPARED = 2;
/** Added distance between both halves of a sentence whose judgements must not cross. */
const APART = 14;
/** Words from what was expected to its refutation, marks among them: «: eh bien, pas du tout». */
const LEADING_IN = 6;
/** What is left of a plain or high praise that is «sans plus». */
const LEVELLED = 0.5;
/** Strength of a judgement that the figure alone makes: «à part le wifi». */
const IMPLIED = 0.9;

/** A sentence while its figures are read. */
interface Desk {
  reading: Reading;
  tokens: Tokens;
  matches: readonly Match[];
  sentence: Sentence;
  table: TurnTable;
}

type Rule = (desk: Desk, turn: Turn) => void;

const RULES: Record<TurnKind, Rule> = {
  exceptions: except,
  without: imagineWithout,
  seekers: turnAway,
  wishes: (desk, { from, to }) => wish(desk, { from, to }, to, clauseEnd(desk, to)),
  wished: (desk, { from, to }) => wish(desk, { from, to }, clauseStart(desk, from), from),
  unexpected: affirm,
  outdone: outdo,
  levelling: level,
  doubts: deny,
  disclaimers: disclaim,
  expectations: compareWithExpected,
  refutations: () => undefined,
  besides: goOn,
  idle: () => undefined,
};

/** Applies a sentence's figures of speech (exception, wish, counterfactual, comparison with the past…) to its opinions. */
export function applyTurns(reading: Reading, tokens: Tokens, matches: readonly Match[], sentence: Sentence, table: TurnTable): void {
  const desk: Desk = { reading, tokens, matches, sentence, table };
  for (let i = sentence.from; i < sentence.to; i++) {
    const turn = turnAt(table, tokens.text, i, sentence.to);
    if (turn === undefined) continue;
    RULES[turn.kind](desk, turn);
    i = turn.to - 1;
  }
}

/** An opinion turned into its contrary. */
export function turnRound(opinion: Opinion): void {
  opinion.value = -opinion.value;
  opinion.negated = !opinion.negated;
}

/** «À part le wifi, tout était parfait»: what is excepted is judged the other way than the rest. */
function except(desk: Desk, turn: Turn): void {
  const comma = openingComma(desk, turn);
  if (comma < 0) return;
  const sign = Math.sign(sumOf(opinionsIn(desk, comma, clauseEnd(desk, comma + 1, false))));
  if (sign === 0) return;
  keepApart(desk, comma);
  const inner = opinionsIn(desk, turn.from, comma);
  for (const o of inner) if (o.match.from < turn.to ? o.value * sign > 0 : sign > 0 && o.value > 0) turnRound(o);
  if (!inner.some((o) => o.value !== 0)) imply(desk, turn, turn.to, comma, -sign);
}

/** «Sans ce bruit, l’hôtel serait parfait»: what is thought away is there. */
function imagineWithout(desk: Desk, turn: Turn): void {
  const { tokens, table, sentence } = desk;
  const comma = openingComma(desk, turn);
  const isConditional = (from: number, to: number): boolean => tokens.text.slice(from, to).some((word) => table.conditionals.has(word));
  if (comma >= 0 && isConditional(comma, sentence.to)) {
    restore(desk, turn.from, comma);
    except(desk, turn);
  }
}

/** «Si vous aimez le calme, fuyez»: what is sought is not found. */
function turnAway(desk: Desk, turn: Turn): void {
  const comma = openingComma(desk, turn);
  if (comma < 0 || sumOf(opinionsIn(desk, comma, desk.sentence.to)) >= 0) return;
  for (const o of opinionsIn(desk, turn.to, comma)) if (o.value > 0) turnRound(o);
}

/** «J’aurais aimé un accueil plus souriant», «un sourire serait apprécié»: what is wished for is missing. */
function wish(desk: Desk, { from, to }: { from: number; to: number }, start: number, end: number): void {
  const wished = opinionsIn(desk, start, end);
  for (const o of wished) if (o.value > 0) turnRound(o);
  desk.reading.masked.push({ from: start, to: end, negated: true });
  const judged = wished.concat(opinionsIn(desk, from, to)).some((o) => o.value !== 0);
  if (!judged) imply(desk, { from, to }, start, end, -1);
}

/** «Jamais un accueil aussi chaleureux»: the negation only says how much. */
function affirm(desk: Desk, turn: Turn): void {
  const end = clauseEnd(desk, turn.to);
  const degree = wordIn(desk, turn.to, end, desk.table.degrees);
  if (degree >= 0) restore(desk, turn.from, Math.min(end, degree + 1 + STRESSED));
}

/** «On a connu des accueils plus chaleureux»: this one is less so. */
function outdo(desk: Desk, turn: Turn): void {
  const end = clauseEnd(desk, turn.to);
  const more = wordIn(desk, turn.to, end, desk.table.comparatives);
  if (more < 0) return;
  for (const o of opinionsIn(desk, more, Math.min(end, more + 1 + COMPARED))) if (!o.negated) turnRound(o);
}

/** «Correct, sans plus»: faint praise is none, and any other («propre, sans plus») half of itself. */
function level(desk: Desk, turn: Turn): void {
  const { tokens, sentence } = desk;
  if (turn.to < sentence.to && tokens.kind[turn.to] !== MARK) return;
  for (const o of opinionsIn(desk, clauseStart(desk, turn.from, false), turn.from)) {
    const isFaint = o.match.sense.polarity <= 1 && !o.match.sense.themes.some((t) => t.role === "firm");
    if (o.value > 0) o.value = isFaint ? 0 : o.value * LEVELLED;
  }
}

/** «Je ne pense pas que ce soit propre»: the negation of the opinion is the opinion's. */
function deny(desk: Desk, { from, to }: Turn): void {
  const end = clauseEnd(desk, to);
  // «Peur du bruit»: the last word of the phrase may be the first of what it governs.
  for (const o of opinionsIn(desk, from, end)) if (o.match.to > to && !o.negated) turnRound(o);
  desk.reading.masked.push({ from: to, to: end, negated: true });
}

/** «Ce n’est pas que ce soit sale»: so too, where the clause is only thought; «ce n’est pas que le bar» denies nothing. */
function disclaim(desk: Desk, turn: Turn): void {
  if (wordIn(desk, turn.to, clauseEnd(desk, turn.to), desk.table.subjunctives) >= 0) deny(desk, turn);
}

/** «Je croyais que ce serait bruyant : pas du tout»: the contrary is so; before «c’était calme» what was expected counts for nothing. */
function compareWithExpected(desk: Desk, turn: Turn): void {
  const { reading, sentence } = desk;
  const end = clauseEnd(desk, turn.to);
  const expected = opinionsIn(desk, turn.from, end);
  const isRefuted = refutationAfter(desk, end);
  if (!isRefuted && sumOf(expected) * sumOf(opinionsIn(desk, end, sentence.to)) >= 0) return;
  // «J’avais peur»: of what, says the rest.
  const dropped = isRefuted ? expected.filter(({ match }) => match.to <= turn.to) : expected;
  reading.opinions = reading.opinions.filter((o) => !dropped.includes(o));
  if (isRefuted) deny(desk, turn);
}

/** Whether what was said up to a token is refuted by the next words, be it in a sentence of their own. */
function refutationAfter({ tokens, table }: Desk, end: number): boolean {
  for (let i = end; i < Math.min(tokens.count, end + LEADING_IN) && tokens.kind[i] !== LINE; i++) {
    const turn = turnAt(table, tokens.text, i, tokens.count);
    if (turn?.kind === "refutations") return turn.to >= tokens.count || tokens.kind[turn.to] === MARK || tokens.kind[turn.to] === LINE;
  }
  return false;
}

/** «Sans parler de l’état des toilettes»: one more thing of the same kind, a bad one when nothing was said before. */
function goOn(desk: Desk, turn: Turn): void {
  const end = clauseEnd(desk, turn.to);
  restore(desk, turn.from, end);
  if (opinionsIn(desk, turn.from, end).some((o) => o.value !== 0)) return;
  imply(desk, turn, turn.to, end, Math.sign(sumOf(opinionsIn(desk, desk.sentence.from, turn.from))) || -1);
}

/** The comma that ends what a phrase at the head of the sentence governs; -1 when there is none. */
function openingComma({ tokens, sentence }: Desk, { from, to }: Turn): number {
  if (from > sentence.from + 1) return -1;
  const end = Math.min(sentence.to, to + REACH);
  for (let i = to; i < end; i++) if (tokens.kind[i] === MARK) return tokens.text[i] === "," ? i : -1;
  return -1;
}

/** The end of the clause that begins at a token: a mark or a word of contrast. */
function clauseEnd({ tokens, matches, sentence }: Desk, from: number, atComma = true): number {
  const contrast = matches.find((m) => m.from >= from && (m.sense.modifier & CONTRAST) !== 0)?.from ?? sentence.to;
  const end = Math.min(contrast, atComma ? from + REACH : sentence.to);
  for (let i = from; i < end; i++) if (tokens.kind[i] === MARK && (atComma || tokens.text[i] !== ",") && !isQuote(tokens.text[i])) return i;
  return end;
}

function clauseStart({ tokens, matches, sentence }: Desk, to: number, atComma = true): number {
  const contrast = matches.findLast((m) => m.to <= to && (m.sense.modifier & CONTRAST) !== 0)?.to ?? sentence.from;
  for (let i = to - 1; i > contrast; i--) if (tokens.kind[i] === MARK && (atComma || tokens.text[i] !== ",")) return i + 1;
  return contrast;
}

const isQuote = (mark: string | undefined): boolean => mark === '"' || mark === "«" || mark === "»";

const opinionsIn = ({ reading }: Desk, from: number, to: number): Opinion[] =>
  reading.opinions.filter(({ match }) => match.from >= from && match.to <= to);

const sumOf = (opinions: readonly Opinion[]): number => opinions.reduce((sum, { value }) => sum + value, 0);

function wordIn({ tokens }: Desk, from: number, to: number, words: ReadonlySet<string>): number {
  for (let i = from; i < to; i++) if (words.has(tokens.text[i] ?? "")) return i;
  return -1;
}

/** Takes the negation back: what it was read as denying is there. */
function restore(desk: Desk, from: number, to: number): void {
  for (const o of opinionsIn(desk, from, to)) if (o.negated) turnRound(o);
  for (const target of desk.reading.targets) {
    if (!target.missing || target.match.from < from || target.match.to > to) continue;
    target.missing = false;
    target.from = target.match.from;
  }
  desk.reading.masked.push({ from, to, negated: false });
}

/** No judgement crosses the comma. */
function keepApart({ reading, sentence }: Desk, comma: number): void {
  for (let i = comma - sentence.from; i < reading.reach.length; i++) reading.reach[i] = (reading.reach[i] ?? 0) + APART;
}

/** What a figure judges by itself; no expression is made of it. */
const IMPLYING: Sense = {
  key: "",
  label: "",
  themes: [],
  polarity: 0,
  modifier: FEELING | FORWARD,
  domain: -1,
  closed: false,
  denying: false,
};

/** Judges the things named between two tokens by the figure alone. */
function imply({ reading }: Desk, { from, to }: { from: number; to: number }, start: number, end: number, sign: number): void {
  const named = reading.targets.filter(({ match }) => match.from >= start && match.to <= end);
  if (named.length === 0) return;
  for (const target of named) target.missing = false;
  const match: Match = { sense: { ...IMPLYING, polarity: sign, modifier: start < from ? FEELING : IMPLYING.modifier }, from, to };
  reading.opinions.push({ match, value: sign * IMPLIED, negated: false, from });
  reading.opinions.sort((a, b) => a.match.from - b.match.from);
}
