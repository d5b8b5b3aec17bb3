import { NUMBER, tokenise } from "./text/tokens.ts";

/** Identifier of every word the lexicon does not know. */
export const UNKNOWN = 0;
/** Stands for the second of two words that have one identifier together. */
export const CONTINUED = 0xffffffff;
/** Identifier of a number that is no lexicon entry of its own; `#` in an entry. */
export const ANY_NUMBER = 1;

/** Words and their identifiers, with tolerant look-up for slips; the look-ups of unknown words are remembered. */
export class Vocabulary {
  private readonly ids = new Map<string, number>();
  private readonly squeezed = new Map<string, number>();
  private readonly neighbours = new Map<string, number>();
  private readonly remembered = new Map<string, number>();
  private readonly words: string[] = ["", "#"];
  /** Words that may be a part of a longer one, written together («Zimmergröße»). */
  private parts: ReadonlySet<number> = new Set();
  /** Known compounds by their two parts, for those who write them apart («parkeer plaats»). */
  private readonly halves = new Map<string, Map<string, number>>();
  /** By identifier: whether the word is a number. */
  private readonly numbers: boolean[] = [false, false];

  /** The identifier of a folded word, made on first sight. */
  add(word: string): number {
    const known = this.ids.get(word);
    if (known !== undefined) return known;
    const id = this.words.length;
    this.words.push(word);
    this.ids.set(word, id);
    this.numbers.push(/^\d+$/.test(word));
    return id;
  }

  /** Makes `word` tolerant: later slips of it resolve to it. Short words have too many true neighbours. */
  tolerate(word: string): void {
    const id = this.add(word);
    if (word.length >= 5) keepFirst(this.squeezed, squeeze(word), id);
    if (word.length >= 7) for (const key of deletions(word)) keepFirst(this.neighbours, key, id);
  }

  /** Whether an identifier is that of a number some entry names: «5 étoiles». */
  isNamedNumber(id: number): boolean {
    return this.numbers[id] === true;
  }

  /**
   * Makes unknown words resolve to the one of `ids` they are made of: their end, else their beginning; and those of `ids` be
   * found apart, where neither part is one of the `little` words: «aus Sicht» is no «Aussicht».
   */
  compound(ids: ReadonlySet<number>, little: ReadonlySet<string>): void {
    this.parts = ids;
    const isLittle = (part: string): boolean => little.has(part) && !ids.has(this.ids.get(part) ?? UNKNOWN);
    for (const id of ids) {
      const word = this.word(id);
      for (let cut = HALF; cut <= word.length - HALF; cut++) {
        const [first, second] = [word.slice(0, cut), word.slice(cut)];
        if (isLittle(first) || isLittle(second)) continue;
        const seconds = this.halves.get(first) ?? new Map<string, number>();
        this.halves.set(first, seconds.set(second, id));
      }
    }
  }

  /** The identifier of the known compound that two words side by side make; else UNKNOWN. */
  together(first: string, second: string): number {
    return this.halves.get(first)?.get(second) ?? UNKNOWN;
  }

  word(id: number): string {
    return this.words[id] ?? "";
  }

  get size(): number {
    return this.words.length;
  }

  /** The identifier of a token: its own, a number's, or that of the word it is a slip of; else UNKNOWN. */
  find(text: string, kind: number, acute = 0): number {
    const own = (acute === 1 ? this.ids.get(acuteName(text)) : undefined) ?? this.ids.get(text);
    if (own !== undefined) return own;
    if (kind === NUMBER) return ANY_NUMBER;
    if (text.length < 5) return UNKNOWN;
    const seen = this.remembered.get(text);
    if (seen !== undefined) return seen;
    const found = this.correct(text);
    // Bounded: an import of millions of reviews must not grow without end.
    if (this.remembered.size > 50_000) this.remembered.clear();
    this.remembered.set(text, found);
    return found;
  }

  private correct(text: string): number {
    const plain = text.replace(/(.)\1{2,}/g, "$1");
    const direct = plain === text ? undefined : (this.ids.get(plain) ?? this.ids.get(text.replace(/(.)\1{2,}/g, "$1$1")));
    if (direct !== undefined) return direct;
    const bySqueeze = this.squeezed.get(squeeze(plain));
    if (bySqueeze !== undefined) return bySqueeze;
    if (plain.length < 6) return UNKNOWN;
    for (const key of deletions(plain)) {
      const id = this.neighbours.get(key);
      if (id !== undefined && isLikelySlip(this.word(id), plain)) return id;
    }
    return this.parts.size > 0 ? this.partOf(plain) : UNKNOWN;
  }

  /** «Hotelrestaurant» is a restaurant, «Zimmergröße» is said of the room; «vergessen» is no meal, as «verg» is no word. */
  private partOf(text: string): number {
    const known = (part: string): number => {
      const id = this.ids.get(part) ?? UNKNOWN;
      return this.parts.has(id) ? id : UNKNOWN;
    };
    for (let cut = 3; cut <= text.length - SHORT_PART; cut++) {
      const id = known(text.slice(cut));
      if (id !== UNKNOWN && (text.length - cut >= LONG_PART ? cut > 3 : this.ids.has(text.slice(0, cut).replace(/s$/, "")))) return id;
    }
    for (let cut = text.length - SHORT_PART; cut > SHORT_PART; cut--) {
      const id = known(text.slice(0, cut).replace(/s$/, ""));
      if (id !== UNKNOWN) return id;
    }
    return UNKNOWN;
  }
}

/** Letters of a part beside a known word, and of one that needs no known word beside it. */
const SHORT_PART = 4;
const LONG_PART = 6;
/** And of one that is written apart. */
const HALF = 3;

/** First and last letters are seldom mistyped (asking for them keeps «charge» away from «marge»); the last one may be missing. */
function isLikelySlip(word: string, typed: string): boolean {
  if (word[0] !== typed[0]) return false;
  if (typed.length < 7) return word.slice(0, -1) === typed;
  if (word.length === typed.length && !isLikelyExchange(word, typed)) return false;
  return word.at(-1) === typed.at(-1) || word.slice(0, -1) === typed;
}

const VOWELS = "aeiouy";
const SOUNDS = ["cszkq", "mn", "gj", "dt", "bp", "fv"];

/** Two letters that changed places, or one written for another that sounds alike: «retiendrons» is no slip of «reviendrons». */
function isLikelyExchange(word: string, typed: string): boolean {
  let at = 0;
  while (at < word.length && word[at] === typed[at]) at++;
  const a = word[at] ?? "";
  const b = typed[at] ?? "";
  if (word.slice(at + 1) === typed.slice(at + 1)) return [VOWELS, ...SOUNDS].some((alike) => alike.includes(a) && alike.includes(b));
  return a === typed[at + 1] && b === word[at + 1] && word.slice(at + 2) === typed.slice(at + 2);
}

function keepFirst(map: Map<string, number>, key: string, id: number): void {
  if (!map.has(key)) map.set(key, id);
}

function squeeze(word: string): string {
  return word.replace(/(.)\1+/g, "$1");
}

function deletions(word: string): string[] {
  const keys = [word];
  for (let i = 1; i < word.length; i++) keys.push(word.slice(0, i) + word.slice(i + 1));
  return keys;
}

/** The name under which a word that ends in «é» is kept apart from the one that folds alike. */
export const acuteName = (word: string): string => `${word}\u0301`;

/** The folded words of a lexicon entry, as the reviews' own tokens would read. */
export function entryWords(entry: string): string[] {
  return entryTokens(entry).map(({ text }) => text);
}

/** The same, telling which words end in «é» or «és». */
export function entryTokens(entry: string): { text: string; acute: boolean }[] {
  return entry.split("#").flatMap((part, i) => {
    const { text, acute } = tokenise(part);
    const words = text.map((word, k) => ({ text: word, acute: acute[k] === 1 }));
    return i > 0 ? [{ text: "#", acute: false }, ...words] : words;
  });
}
