import type { Random } from "../random.ts";
import type { CategoryId, Lang } from "../types.ts";
import type { Bank, Polarity } from "./bank.ts";
import { clashes } from "./sense.ts";
import { render, type Fragment, type RenderContext, type Voice } from "./markup.ts";

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
  /** Facts that lines may ask for: the kind of place, `pool`, `famille`, `summer`… */
  facts: ReadonlySet<string>;
  slot: (name: string) => string;
}

/** How often each line has been used in this run: the least used of a few candidates wins. */
export type Usage = Map<Fragment, number>;

/** Draws lines of one language for one text, and avoids saying the same word twice in it. */
export class Writer {
  readonly scene: Scene;
  readonly random: Random;
  private readonly bank: Bank;
  private readonly usage: Usage;
  /** Whether this author is fond of exclamation marks. */
  readonly lively: boolean;
  private readonly said = new Set<string>();
  private readonly context: RenderContext;

  constructor(scene: Scene, random: Random, bank: Bank, usage: Usage) {
    this.scene = scene;
    this.random = random;
    this.bank = bank;
    this.usage = usage;
    this.lively = random.chance(0.22);
    this.context = { random, voice: scene.voice, feminine: scene.feminine, endings: endings[scene.lang], slot: scene.slot };
  }

  /** A line of `theme` with this polarity, or null when the bank has none for the category. */
  theme(theme: string, polarity: Polarity, { sentence = false } = {}): string | null {
    return this.draw(`${theme} ${polarity}`, sentence);
  }

  /** A line of a part (opener, closing, title…), or null. */
  part(name: string): string | null {
    return this.draw(name, false);
  }

  /** Whether the bank speaks of this at all for the category. */
  knows(key: string): boolean {
    return this.bank.has(`${this.scene.category} ${key}`);
  }

  private draw(key: string, sentence: boolean): string | null {
    const all = this.bank.get(`${this.scene.category} ${key}`);
    if (!all) return null;
    const fitting = all.filter((fragment) => (!sentence || !fragment.nominal) && this.fits(fragment));
    if (fitting.length === 0) return null;
    for (let attempt = 0; attempt < 12; attempt++) {
      const fragment = this.leastUsed(fitting);
      const text = this.write(fragment);
      if (clashes(fragment, text, this.scene)) continue;
      const words = strongWords(text);
      if (attempt < 9 && words.some((word) => this.said.has(word))) continue;
      this.usage.set(fragment, (this.usage.get(fragment) ?? 0) + 1);
      for (const word of words) this.said.add(word);
      return text;
    }
    return null;
  }

  /** Writes a fragment, now and then without the remark after its last comma. */
  private write({ nodes, tail }: Fragment): string {
    if (tail && this.random.chance(0.38)) {
      const head = render(nodes.slice(0, -1), this.context).replace(/,\s*$/, "");
      if (head.split(/\s+/).length >= 6 && !/[:«]\s*$/.test(head)) return head;
    }
    return render(nodes, this.context);
  }

  private fits({ conditions }: Fragment): boolean {
    return conditions.every((c) => (c.startsWith("!") ? !this.scene.facts.has(c.slice(1)) : this.scene.facts.has(c)));
  }

  private leastUsed(fitting: readonly Fragment[]): Fragment {
    let best = this.random.pick(fitting);
    for (let i = 0; i < 2; i++) {
      const other = this.random.pick(fitting);
      if ((this.usage.get(other) ?? 0) < (this.usage.get(best) ?? 0)) best = other;
    }
    return best;
  }
}

/** The words whose repetition one hears: long ones, by their beginning, so that endings do not hide them. */
function strongWords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{6,}/gu) ?? []).map((word) => word.slice(0, 6));
}
