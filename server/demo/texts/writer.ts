import { hash, type Random } from "../random.ts";
import type { CategoryId, Lang } from "../types.ts";
import type { Bank } from "./bank.ts";
import { clashes } from "./sense.ts";
import { punctuate } from "./punctuation.ts";
import { render, type Fragment, type RenderContext, type Voice } from "./markup.ts";
import { subjectsOf } from "./subjects.ts";

const endings: Record<Lang, readonly [string, string]> = {
  fr: ["", "e"],
  es: ["o", "a"],
  it: ["o", "a"],
  en: ["", ""],
  de: ["", ""],
  nl: ["", ""],
};

/** What one text must agree with. */
export interface Scene {
  lang: Lang;
  category: CategoryId;
  voice: Voice;
  feminine: boolean;
  /** Facts that lines may ask for: the kind of place, `pool`, `famille`, `summer`, `low`… */
  facts: ReadonlySet<string>;
  slot: (name: string) => string;
}

/** What has been said in a run: how often each line, and by which text (its number in its language) last. */
export interface Usage {
  lines: Map<Fragment, { count: number; last: number }>;
  /** In which text of its language a sentence of some length came last, and how often it came. */
  sentences: Map<string, { count: number; last: number }>;
}

/** Nothing said yet. */
export function newUsage(): Usage {
  return { lines: new Map(), sentences: new Map() };
}

/** The position of a text among those of its language: sentences keep their distance from their last use. */
export interface Turn {
  /** Number of the text in its language. */
  at: number;
  /** Lines that guests of the same place have used before. */
  place: Set<Fragment>;
  /** Hashes of the sentences that they have. */
  heard: Set<number>;
}

/** How many texts of one language lie between two uses of a sentence; more than the 200 that are looked for, as refused texts change their language, and enough for one text in 150 at most to have it. */
export const distance = 230;

/** How often a sentence of some length is used in all: at most one text in a thousand of the demo has it. */
const mostUses = 36;

/** How often a whole review of a few words is written in all. */
const mostUsesOfBrief = 20;

/** Longest sentence that anybody may write, whoever wrote it before: «Je recommande.» */
export const commonLength = 30;

/** Longest text that guests of two places may share, as brief ones do: about a dozen words. */
export const sharedLength = 80;

/** A whole review, and the line of the bank that it is. */
export interface Whole {
  fragment: Fragment;
  text: string;
}

/** How many whole reviews that fit are compared with each other. */
const compared = 24;

/** How much each use counts against a whole review, so that all have their turn. */
const wearOfWhole = 0.3;

/** A remark is one short clause; only whole reviews have longer sentences, in a way of their own. */
const flat = /^[^,:;]{1,36}$/u;

/** Draws lines of one language for one text, and avoids saying the same word twice in what it puts together. */
export class Writer {
  readonly scene: Scene;
  readonly random: Random;
  private readonly bank: Bank;
  private readonly usage: Usage;
  private readonly turn: Turn | null;
  /** Whole reviews that have been tried for this text in vain. */
  private readonly refused: ReadonlySet<Fragment>;
  /** Whether this author leaves verbs out. */
  private readonly telegraphic: boolean;
  private readonly said = new Set<string>();
  private readonly drawn: Fragment[] = [];
  private readonly sentences: string[] = [];
  private readonly context: RenderContext;

  constructor(scene: Scene, random: Random, source: { bank: Bank; usage: Usage; turn?: Turn; refused?: ReadonlySet<Fragment> }) {
    this.scene = scene;
    this.random = random;
    this.bank = source.bank;
    this.usage = source.usage;
    this.turn = source.turn ?? null;
    this.refused = source.refused ?? new Set();
    this.telegraphic = random.chance(0.3);
    this.context = { random, voice: scene.voice, feminine: scene.feminine, endings: endings[scene.lang], slot: scene.slot };
  }

  /** Plain words of the section, such as many guests would use and each puts a little differently; or null. */
  plain(section: string, avoid: readonly RegExp[] = []): string | null {
    const all = this.bank.get(`${this.scene.category} ${section}`);
    if (!all) return null;
    const choosy = this.random.chance(0.7);
    for (let attempt = 0; attempt < 30; attempt++) {
      const fragment = this.leastUsed(all);
      // A look at the line is cheaper than its words.
      if (!this.fits(fragment) || (choosy && attempt < 12 && fragment.nominal !== this.telegraphic)) continue;
      if (this.isRecent(fragment, 5)) continue;
      const text = this.say(fragment, avoid);
      if (text !== null) return text;
    }
    return null;
  }

  /** A sentence of the section that this guest could have written, and that neither the place nor the last texts have had; or null. */
  told(section: string, avoid: readonly RegExp[] = []): string | null {
    const all = this.bank.get(`${this.scene.category} ${section}`);
    if (!all) return null;
    for (let attempt = 0; attempt < 24; attempt++) {
      const fragment = this.leastUsed(all);
      if (!this.fits(fragment) || this.drawn.includes(fragment)) continue;
      // Another line than those that guests of the place have used, where there is one.
      if (attempt < 12 && this.turn?.place.has(fragment) && this.random.chance(0.7)) continue;
      const text = punctuate(render(fragment.nodes, this.context));
      if (clashes(fragment, text, this.scene) || avoid.some((taken) => taken.test(text)) || this.isHeard(text)) continue;
      const subjects = subjectsOf(fragment, text, this.scene.lang);
      if (subjects.some((subject) => this.said.has(subject))) continue;
      this.drawn.push(fragment);
      this.sentences.push(text);
      for (const subject of subjects) this.said.add(subject);
      return text;
    }
    return null;
  }

  private isHeard(text: string): boolean {
    if (this.turn === null || text.length <= commonLength) return false;
    const used = this.usage.sentences.get(`${this.scene.lang} ${text}`);
    return (used !== undefined && (this.turn.at - used.last <= distance || used.count >= mostUses)) || this.turn.heard.has(hash(text));
  }

  /** A whole review of the section: of some that fit, the one to which `worth` gives most, minus infinity ruling it out; or null. Guests of one place never write the same, nor does one come back soon. */
  whole(section: string, worth: (fragment: Fragment) => number): Whole | null {
    const all = this.bank.get(`${this.scene.category} ${section}`);
    if (!all) return null;
    const open: { fragment: Fragment; worth: number }[] = [];
    const from = this.random.int(0, all.length - 1);
    const step = coprime(all.length, this.random.int(1, all.length));
    for (let i = 0; i < all.length && open.length < compared; i++) {
      const fragment = all[(from + i * step) % all.length];
      if (!fragment || !this.fits(fragment) || this.turn?.place.has(fragment) || this.refused.has(fragment)) continue;
      if (this.isRecent(fragment, distance) || this.isSpent(fragment)) continue;
      const value = worth(fragment) - this.uses(fragment) * wearOfWhole;
      if (value > Number.NEGATIVE_INFINITY) open.push({ fragment, worth: value });
    }
    for (const { fragment } of open.toSorted((a, b) => b.worth - a.worth)) {
      // Its marks, doubled words and all, are its author's.
      const text = render(fragment.nodes, this.context).replace(/ {2,}/g, " ").trim();
      if (clashes(fragment, text, this.scene)) continue;
      this.drawn.push(fragment);
      return { fragment, text };
    }
    return null;
  }

  /** The line's words, when the author could have written them and they repeat nothing; counted as drawn. */
  private say(fragment: Fragment, avoid: readonly RegExp[]): string | null {
    const text = punctuate(render(fragment.nodes, this.context)).replace(/[,\s]+$/, "");
    if (!flat.test(text) || clashes(fragment, text, this.scene) || avoid.some((taken) => taken.test(text))) return null;
    const words = this.wordsOf(fragment, text);
    // Alternatives may meet that say the same: «bien expliqué, bien expliqué».
    if (fragment.ways > 1 && new Set(words).size < words.length) return null;
    if (words.some((word) => this.said.has(word))) return null;
    this.drawn.push(fragment);
    for (const word of words) this.said.add(word);
    return text;
  }

  /** A few words (verdict, title, item of a list…) that anybody may repeat; or null. */
  part(section: string): string | null {
    let fitting = (this.bank.get(`${this.scene.category} ${section}`) ?? []).filter((fragment) => this.fits(fragment));
    for (let attempt = 0; attempt < 12 && fitting.length > 0; attempt++) {
      const fragment = this.leastUsed(fitting);
      const text = render(fragment.nodes, this.context);
      const words = this.wordsOf(fragment, text);
      if (attempt < 8 && words.some((word) => this.said.has(word))) continue;
      if (clashes(fragment, text, this.scene)) {
        fitting = fitting.filter((other) => other !== fragment);
        continue;
      }
      this.drawn.push(fragment);
      for (const word of words) this.said.add(word);
      return text;
    }
    return null;
  }

  /** Counts what was drawn as said: for a text that is kept. */
  keep(): void {
    for (const fragment of this.drawn) {
      this.usage.lines.set(fragment, { count: this.uses(fragment) + 1, last: this.turn?.at ?? 0 });
      this.turn?.place.add(fragment);
    }
    if (this.turn === null) return;
    for (const text of this.sentences) {
      if (text.length <= commonLength) continue;
      const key = `${this.scene.lang} ${text}`;
      this.usage.sentences.set(key, { count: (this.usage.sentences.get(key)?.count ?? 0) + 1, last: this.turn.at });
      this.turn.heard.add(hash(text));
    }
  }

  /** How worn a line is: one that can be said in many ways bears more uses. */
  private wear(fragment: Fragment): number {
    return this.uses(fragment) / Math.min(3, Math.sqrt(fragment.ways));
  }

  /** What is said at length never comes twice in the same words, so that it is spent once it has been said in most of its ways; a few words may be several guests'. */
  private isSpent(fragment: Fragment): boolean {
    const most = fragment.length > sharedLength ? Math.min(mostUses, fragment.ways) : Math.min(mostUsesOfBrief, 4 * fragment.ways);
    return this.uses(fragment) >= most;
  }

  private uses(fragment: Fragment): number {
    return this.usage.lines.get(fragment)?.count ?? 0;
  }

  private isRecent(fragment: Fragment, within: number): boolean {
    if (this.turn === null) return false;
    const last = this.usage.lines.get(fragment)?.last;
    return this.drawn.includes(fragment) || (last !== undefined && this.turn.at - last <= within);
  }

  private fits({ conditions }: Fragment): boolean {
    return conditions.every((c) => (c.startsWith("!") ? !this.scene.facts.has(c.slice(1)) : this.scene.facts.has(c)));
  }

  private leastUsed(fitting: readonly Fragment[]): Fragment {
    let best = this.random.pick(fitting);
    for (let i = 0; i < 4; i++) {
      const other = this.random.pick(fitting);
      if (this.wear(other) < this.wear(best)) best = other;
    }
    return best;
  }

  /** Words whose repetition is noticeable (long ones, cut to their beginning, so that endings do not hide them), and subjects said once. */
  private wordsOf(fragment: Fragment, text: string): string[] {
    const long = (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 6));
    return [...long, ...subjectsOf(fragment, text, this.scene.lang)];
  }
}

/** The first number from `least` on that shares no factor with `size`, so that steps of that width meet all of `size`. */
function coprime(size: number, least: number): number {
  const shared = (a: number, b: number): number => (b === 0 ? a : shared(b, a % b));
  let step = least;
  while (shared(size, step) > 1) step++;
  return step;
}
