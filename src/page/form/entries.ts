/** The text of one field that was typed, and what the server held when typing began. */
export interface Entry {
  text: string;
  from: string;
}

/** What was typed into a form and is not stored yet, by field. */
export type Entries = Readonly<Record<string, Entry | undefined>>;

/** What each field of a form must hold; a field without a rule takes any text. */
export interface FieldRule {
  /** The text as it would be stored. */
  clean: (text: string) => string;
  /** Whether the cleaned text may be stored. */
  accepts: (clean: string) => boolean;
}
export type Rules = Readonly<Record<string, FieldRule | undefined>>;

const anyText: FieldRule = { clean: (text) => text.trim(), accepts: () => true };

/** What may be absent, but is not emptied once it is there. */
export const keptText: FieldRule = { ...anyText, accepts: (text) => text !== "" };

/** A form's stored values, as text by field. */
export type Values = Readonly<Record<string, string>>;

/** The entries after a field was typed in. Typing the stored text again is no entry. */
export function typed(entries: Entries, field: string, text: string, values: Values): Entries {
  const from = entries[field]?.from ?? values[field] ?? "";
  return { ...entries, [field]: text === (values[field] ?? "") ? undefined : { text, from } };
}

/** What a field shows. */
export function textOf(entries: Entries, values: Values, field: string): string {
  return entries[field]?.text ?? values[field] ?? "";
}

/** What the form would store: a text that its field does not accept leaves the stored value as it is (specification §5). */
export function modelOf(entries: Entries, values: Values, rules: Rules): Values {
  const changed = Object.entries(entries).flatMap(([field, entry]) => {
    const { clean, accepts } = rules[field] ?? anyText;
    return entry && accepts(clean(entry.text)) ? [[field, clean(entry.text)]] : [];
  });
  return { ...values, ...Object.fromEntries(changed) };
}

/** Whether something was typed that is not what the server holds. */
export function isChanged(entries: Entries, values: Values): boolean {
  return Object.entries(entries).some(([field, entry]) => entry !== undefined && entry.text !== values[field]);
}

/** Whether a field's text may not be stored. An untouched field that was never filled is no mistake. */
export function isRefused(entries: Entries, values: Values, rules: Rules, field: string): boolean {
  const rule = rules[field];
  const text = textOf(entries, values, field);
  if (!rule || (text === "" && entries[field] === undefined)) return false;
  return !rule.accepts(rule.clean(text));
}

/** Fields typed in here whose stored value has become another one meanwhile. */
export function conflicts(entries: Entries, values: Values): string[] {
  return Object.entries(entries).flatMap(([field, entry]) => {
    const now = values[field] ?? "";
    return entry && now !== entry.from && now !== entry.text.trim() ? [field] : [];
  });
}

/** The entries left after a save: what was typed while it ran is still to be stored. */
export function leftAfter(entries: Entries, sent: Entries, values: Values): Entries {
  const left = Object.entries(entries).filter(([field, entry]) => entry !== undefined && entry.text !== sent[field]?.text);
  return Object.fromEntries(left.map(([field, entry]) => [field, entry && { ...entry, from: values[field] ?? "" }]));
}

/** Kept entries as they came back from storage; what is no entry is dropped. */
export function soundEntries(kept: object | null, fields: readonly string[]): Entries {
  const found = Object.entries(kept ?? {}).filter(([field, entry]) => fields.includes(field) && isEntry(entry));
  return Object.fromEntries(found);
}

function isEntry(value: unknown): value is Entry {
  const { text, from } = (value ?? {}) as Partial<Entry>;
  return typeof text === "string" && typeof from === "string";
}
