import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { keepEntries, keptEntries } from "../../lib/kept-entries.ts";
import { Problem } from "../../lib/problem.ts";
import { type Feedback, useFeedback } from "../../ui/field/use-feedback.ts";
import {
  conflicts,
  type Entries,
  isChanged,
  isRefused,
  leftAfter,
  modelOf,
  type Rules,
  soundEntries,
  textOf,
  typed,
  type Values,
} from "./entries.ts";

/** How a save went: `refused` by the server's rules or rights (of the fields that it names), `conflict` with another tab, `failed` on the way. */
export type SaveOutcome =
  | { ok: true }
  | { ok: false; reason: "refused" | "conflict" | "failed"; message: string; fields?: readonly string[] };

/** What the server holds, and the tag of that version. */
export interface Stored {
  values: Values;
  /** Null where the answer had none: the write is then not compared. */
  tag: string | null;
}

/** What a form edits: where it is read and written, and the fields that can be written. */
export interface FormPart {
  /** Under which what is typed is kept in the tab. */
  name: string;
  fields: readonly string[];
  /** Asked again when the tab comes back: another one may have changed it. */
  queryKey: readonly string[];
  read: (signal?: AbortSignal) => Promise<Stored>;
  /** Writes every field over the version that was read. Throws a Problem 412 when the stored one is another by now. */
  write: (values: Values, tag: string | null) => Promise<Stored>;
}

/** A form over what the server holds. */
export interface Form {
  /** What the server holds; undefined until it has come. */
  stored: Values | undefined;
  /** The data could not be read. */
  unreadable: boolean;
  readAgain: () => void;
  entries: Entries;
  text: (field: string) => string;
  set: (field: string, text: string) => void;
  /** Sets fields that still show what they showed `before`: what was typed since counts more. */
  fillIn: (values: Values, before: Values) => void;
  /** Something was typed that is not stored. */
  changed: boolean;
  /** Fields whose text may not be stored. */
  refused: readonly string[];
  /** Fields changed elsewhere since they were typed in, with what is stored there now. */
  changedElsewhere: Values;
  /** What the server said of a field at the last save. */
  said: (field: string) => string | undefined;
  feedback: (field: string) => Feedback | null;
  last: SaveOutcome | null;
  saving: boolean;
  cancel: () => void;
  /** Stores what was typed. While one save runs, another call gets the same outcome. */
  save: () => Promise<SaveOutcome>;
}

/** Writes tried over a version that turns out to be old, before giving up. */
const MOST_TRIES = 3;

/** Edits what the server holds: nothing typed is lost by a failure, a reload, an expired session or another tab. */
export function useForm(part: FormPart, rules: Rules): Form {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey: part.queryKey,
    queryFn: ({ signal }) => part.read(signal),
    refetchOnWindowFocus: "always",
  });
  const [entries, setEntries] = useState<Entries>(() => soundEntries(keptEntries(part.name), part.fields));
  const [feedback, show] = useFeedback();
  const [flagged, setFlagged] = useState<ReadonlyMap<string, string>>(new Map());
  const [last, setLast] = useState<SaveOutcome | null>(null);
  const [saving, setSaving] = useState(false);
  const running = useRef<Promise<SaveOutcome>>(null);
  const values = data?.values ?? {};
  const changed = data !== undefined && isChanged(entries, values);

  useEffect(() => {
    if (data) keepEntries(part.name, changed ? entries : null);
  }, [part, data, changed, entries]);

  const edit = (change: (entries: Entries) => Entries, fields: readonly string[]): void => {
    setEntries(change);
    setFlagged((before) => new Map([...before].filter(([field]) => !fields.includes(field))));
    setLast(null);
  };

  const write = async (): Promise<SaveOutcome> => {
    const { queryKey } = part;
    await client.cancelQueries({ queryKey });
    let base = client.getQueryData<Stored>(queryKey);
    for (let tries = 1; base; tries += 1) {
      try {
        const next = await part.write(modelOf(entries, base.values, rules), base.tag);
        client.setQueryData(queryKey, next);
        setEntries((current) => leftAfter(current, entries, next.values));
        return { ok: true };
      } catch (error) {
        if (!(error instanceof Problem) || error.status !== 412) throw error;
        base = await part.read();
        client.setQueryData(queryKey, base);
        // Changes to other fields go together; a reader decides between two values of one field.
        if (conflicts(entries, base.values).length > 0 || tries === MOST_TRIES)
          return { ok: false, reason: "conflict", message: error.message };
      }
    }
    throw new Error("nothing was read yet");
  };

  const save = async (): Promise<SaveOutcome> => {
    setSaving(true);
    setFlagged(new Map());
    try {
      const outcome = await write();
      show(outcome.ok ? "success" : "error");
      setLast(outcome);
      return outcome;
    } catch (error) {
      const problem = error instanceof Problem ? error : null;
      const said = new Map(problem?.errors.map(({ pointer, detail }) => [pointer.slice(1), detail]));
      setFlagged(said);
      show("error");
      const outcome: SaveOutcome = {
        ok: false,
        reason: problem && isRefusal(problem) ? "refused" : "failed",
        message: problem?.message ?? "",
        fields: [...said.keys()],
      };
      setLast(outcome);
      return outcome;
    } finally {
      setSaving(false);
    }
  };

  return {
    stored: data?.values,
    unreadable: isError && data === undefined,
    readAgain: () => void refetch(),
    entries,
    text: (field) => textOf(entries, values, field),
    set: (field, text) => edit((current) => typed(current, field, text, values), [field]),
    fillIn: (next, before) =>
      edit(
        (current) =>
          Object.entries(next).reduce(
            (kept, [field, text]) => (textOf(kept, values, field) === before[field] ? typed(kept, field, text, values) : kept),
            current,
          ),
        Object.keys(next),
      ),
    changed,
    refused: part.fields.filter((field) => isRefused(entries, values, rules, field)),
    changedElsewhere: Object.fromEntries(conflicts(entries, values).map((field) => [field, values[field] ?? ""])),
    said: (field) => flagged.get(field),
    feedback: (field) => (feedback === "error" && flagged.size > 0 && !flagged.has(field) ? null : feedback),
    last,
    saving,
    cancel: () => {
      setEntries({});
      setFlagged(new Map());
      setLast(null);
    },
    save: () => {
      running.current ??= save().finally(() => {
        running.current = null;
      });
      return running.current;
    },
  };
}

/** The server has looked at the data or the account and says no: trying again changes nothing. */
function isRefusal({ status }: Problem): boolean {
  return status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429;
}
