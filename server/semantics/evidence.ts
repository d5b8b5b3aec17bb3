import { FORWARD } from "./lexicons/compile-lexicon.ts";
import type { Match } from "./matches.ts";
import type { Opinion, Reading, Target } from "./reading.ts";
import type { Sentence } from "./text/sentences.ts";

/** What a sentence says about one theme, before the decision whether it counts as a mention. Ranges are in tokens. */
export interface Evidence {
  theme: number;
  targets: number;
  missing: number;
  firm: number;
  softFree: number;
  softTaken: number;
  /** Distance to the nearest opinion linked with a target; Infinity when none is. */
  linkCost: number;
  /** Sum of the opinions linked to the theme's targets, and of those that name the theme by themselves. */
  linkedValue: number;
  impliedValue: number;
  /** The opinion nearest to the theme's words, 0 when there is none. */
  nearest: number;
  positives: number;
  negatives: number;
  firstCue: number;
  /** The lexicon entries that speak for the theme. */
  cues: Match[];
  /** The target that speaks loudest for it, and the opinion bound to it or naming it. */
  anchor: Match | null;
  opinion: Match | null;
  from: number;
  to: number;
  /** The first words that name the theme and judge it by themselves. */
  phrase: readonly [from: number, to: number] | null;
  /** The opinion bound to the theme's word is another thing's: no opinion chose that word. */
  borrowed: boolean;
}

const LINK_LIMIT = 8;
/** An opinion that names a theme by itself reaches less far for a target of another. */
const FIRM_LIMIT = 4;
const LEFT_OVER_LIMIT = 10;
/** Added distance of a target that precedes an opinion about what follows. */
const BACKWARD = 9;

function emptyEvidence(theme: number): Evidence {
  return {
    theme,
    targets: 0,
    missing: 0,
    firm: 0,
    softFree: 0,
    softTaken: 0,
    linkCost: Infinity,
    linkedValue: 0,
    impliedValue: 0,
    nearest: 0,
    positives: 0,
    negatives: 0,
    firstCue: Infinity,
    cues: [],
    anchor: null,
    opinion: null,
    from: Infinity,
    to: -1,
    phrase: null,
    borrowed: false,
  };
}

function widen(e: Evidence, from: number, to: number): void {
  e.from = Math.min(e.from, from);
  e.to = Math.max(e.to, to);
}

function count(e: Evidence, value: number): void {
  if (value > 0) e.positives++;
  else if (value < 0) e.negatives++;
}

/** Distance between two token ranges along the sentence; 0 when they touch or overlap. */
function distance(reach: Float32Array, offset: number, a: Match, b: Match): number {
  if (a.from < b.to && b.from < a.to) return 0;
  const [left, right] = a.from < b.from ? [a, b] : [b, a];
  return Math.abs((reach[right.from - offset] ?? 0) - (reach[left.to - 1 - offset] ?? 0)) - 1;
}

/** An opinion and the thing it is about. */
export interface Bond {
  target: Target;
  opinion: Opinion;
  cost: number;
}

interface Link {
  target: Target;
  cost: number;
}

function nearestTarget(reading: Reading, sentence: Sentence, opinion: Opinion, limit: number): Link | null {
  let best: Link | null = null;
  for (const target of reading.targets) {
    const backward = (opinion.match.sense.modifier & FORWARD) !== 0 && target.match.from < opinion.match.from;
    const cost = distance(reading.reach, sentence.from, target.match, opinion.match) + (backward ? BACKWARD : 0);
    if (cost <= limit && (best === null || cost < best.cost)) best = { target, cost };
  }
  return best;
}

/** The evidence of one sentence for each of so many themes: cues, opinions linked to them, missing things. Adds to `bonds` what belongs together. */
export function gatherEvidence(reading: Reading, sentence: Sentence, bonds: Bond[], themes: number): (Evidence | undefined)[] {
  const byTheme: (Evidence | undefined)[] = Array.from({ length: themes });
  const at = (theme: number): Evidence => (byTheme[theme] ??= emptyEvidence(theme));
  const linked = new Set<Target>();
  for (const target of reading.targets) addTarget(at, target);
  for (const opinion of reading.opinions) {
    const link = opinion.match.sense.closed
      ? null
      : headOf(nearestTarget(reading, sentence, opinion, isFirm(opinion) ? FIRM_LIMIT : LINK_LIMIT), opinion);
    if (link !== null) {
      linked.add(link.target);
      bonds.push({ ...link, opinion });
      attach(at, link, opinion);
    }
    addImplied(at, opinion, link);
  }
  for (const target of reading.targets) {
    if (linked.has(target) || (target.head !== null && linked.has(target.head))) continue;
    attachLeftOver(at, reading, sentence, target);
  }
  // A word that only suggests a theme says nothing of it once another thing claims it: «connexion lente».
  return byTheme.map((e) => (e !== undefined && e.targets + e.firm + e.softFree === 0 ? undefined : e));
}

/** «Le wifi de la chambre ne marchait pas»: the opinion after both is about the first. */
function headOf(link: Link | null, opinion: Opinion): Link | null {
  const head = link?.target.head ?? null;
  return link === null || head === null || opinion.match.from < link.target.match.from ? link : { target: head, cost: link.cost };
}

const isFirm = (opinion: Opinion): boolean => opinion.match.sense.themes.some((t) => t.role === "firm");

function addTarget(at: (theme: number) => Evidence, target: Target): void {
  for (const sense of target.match.sense.themes) {
    if (sense.role !== "target") continue;
    const e = at(sense.theme);
    e.targets++;
    e.anchor ??= target.match;
    e.cues.push(target.match);
    e.firstCue = Math.min(e.firstCue, target.match.from);
    if (target.missing) {
      e.missing++;
      widen(e, target.from, target.match.to);
    } else if (e.to < 0) widen(e, target.match.from, target.match.to);
  }
}

function attach(at: (theme: number) => Evidence, link: Link, opinion: Opinion, borrowed = false): void {
  for (const sense of link.target.match.sense.themes) {
    if (sense.role !== "target") continue;
    const e = at(sense.theme);
    if (link.cost < e.linkCost) {
      e.linkCost = link.cost;
      e.nearest = opinion.value;
      e.borrowed = borrowed && !opinion.match.sense.themes.some((t) => t.theme === sense.theme);
      e.anchor = link.target.match;
      e.opinion = opinion.match;
      e.from = Math.min(link.target.match.from, opinion.from);
      e.to = Math.max(link.target.match.to, opinion.match.to);
    }
    e.linkedValue += opinion.value / (1 + link.cost / 8);
    count(e, opinion.value);
  }
}

function addImplied(at: (theme: number) => Evidence, opinion: Opinion, link: Link | null): void {
  for (const sense of opinion.match.sense.themes) {
    if (sense.role === "target") continue;
    const e = at(sense.theme);
    const taken = link !== null && !link.target.match.sense.themes.some((t) => t.theme === sense.theme);
    if (sense.role === "firm") {
      e.firm++;
      e.phrase ??= [opinion.from, opinion.match.to];
    } else if (taken) e.softTaken++;
    else e.softFree++;
    e.cues.push(opinion.match);
    e.firstCue = Math.min(e.firstCue, opinion.match.from);
    // The theme's own word decides the polarity: «petit prix» praises the price though «petit» blames.
    const value = Math.abs(opinion.value) * (opinion.negated ? -sense.value : sense.value);
    if (sense.role === "firm" || !taken) {
      e.impliedValue += value;
      count(e, value);
      if (e.linkCost === Infinity) {
        if (e.nearest === 0) e.nearest = value;
        e.opinion ??= opinion.match;
        widen(e, opinion.from, opinion.match.to);
      }
    } else if (e.to < 0) widen(e, opinion.from, opinion.match.to);
  }
}

/** «Chambres et personnel excellents»: a target no opinion chose takes the nearest one. */
function attachLeftOver(at: (theme: number) => Evidence, reading: Reading, sentence: Sentence, target: Target): void {
  let best: Opinion | null = null;
  let bestCost = LEFT_OVER_LIMIT;
  for (const opinion of reading.opinions) {
    if (opinion.match.sense.closed) continue;
    const cost = distance(reading.reach, sentence.from, target.match, opinion.match) + 1;
    if (cost < bestCost) {
      best = opinion;
      bestCost = cost;
    }
  }
  if (best !== null) attach(at, { target, cost: bestCost }, best, true);
}

/** A longer range would light up half a sentence and hide what was said. */
const LONGEST_SHOWN = 6;

/**
 * The tokens to show for a theme: its word and the opinion, or the opinion alone when they are far apart. Of
 * «accueil chaleureux de la patronne et chambre propre» the first two, not the word that borrows the room's opinion; and a
 * word that borrows one from afar is shown alone, as that opinion is said of another thing.
 */
export function shownRange(e: Evidence): readonly [from: number, to: number] {
  if (e.borrowed && e.phrase !== null) return e.phrase;
  if (e.to - e.from <= LONGEST_SHOWN || e.opinion === null) return [e.from, e.to];
  return e.borrowed && e.anchor !== null ? [e.anchor.from, e.anchor.to] : [e.opinion.from, e.opinion.to];
}
