import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";

import type { AnswerRequest, ReviewAnswer } from "../../generated/types.ts";
import { keepEntries, keptEntries } from "../../lib/kept-entries.ts";
import { Problem } from "../../lib/problem.ts";
import { answerQuery } from "./answer-queries.ts";
import type { AnswerSource } from "./answer-source.ts";

/** After the last key, a draft is on its way to the server (ms): with the call itself it is kept within two seconds. */
const PAUSE_MS = 800;

export type Saving = "none" | "saving" | "saved" | "failed" | "conflict";

/** The text of an answer as it is typed, and how far the server has it. */
export interface AnswerDraft {
  text: string;
  set: (text: string) => void;
  saving: Saving;
  /** Keeps what is typed now; of a conflict, over what the other wrote. */
  save: () => Promise<void>;
  /** Takes what is on the server in place of what was typed. */
  takeTheirs: () => Promise<void>;
  /** Sends, declares or refuses, with the text as it is now. */
  send: (request: Omit<AnswerRequest, "text">) => Promise<ReviewAnswer>;
}

/** Keeps an answer on the server as it is typed. What the server has not taken yet stays in the tab through a reload. */
export function useAnswer(answer: ReviewAnswer, source: AnswerSource): AnswerDraft {
  const client = useQueryClient();
  const place = `answer:${source.key}`;
  const [begun] = useState(() => beginning(place, answer));
  const [text, setText] = useState(begun.text);
  const [saving, setSaving] = useState<Saving>("none");
  const latest = useRef({ ...begun, stored: answer.text });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<unknown>>(Promise.resolve());

  const write = useCallback(
    (request: Omit<AnswerRequest, "text">): Promise<ReviewAnswer> => {
      clearTimeout(timer.current);
      const turn = running.current.then(async () => {
        const { text: sent, revision } = latest.current;
        const kept = keptAnswer(place);
        if (kept) keepEntries(place, { text: sent, revision, sent: [...kept.sent, sent].slice(-MOST_SENT) } satisfies KeptAnswer);
        const written = await source.write({ ...request, text: sent }, revision);
        latest.current = { ...latest.current, revision: written.revision, stored: sent };
        client.setQueryData(answerQuery(source).queryKey, written);
        const { text: typed } = latest.current;
        keepEntries(place, typed === sent ? null : ({ text: typed, revision: written.revision, sent: [] } satisfies KeptAnswer));
        return written;
      });
      running.current = turn.catch(() => undefined);
      return turn;
    },
    [client, place, source],
  );

  const save = useCallback(async (): Promise<void> => {
    setSaving("saving");
    try {
      await write({});
      setSaving("saved");
    } catch (error) {
      setSaving(error instanceof Problem && error.status === 412 ? "conflict" : "failed");
    }
  }, [write]);

  const set = (next: string): void => {
    latest.current.text = next;
    setText(next);
    const sent = keptAnswer(place)?.sent ?? [];
    keepEntries(place, { text: next, revision: latest.current.revision, sent } satisfies KeptAnswer);
    clearTimeout(timer.current);
    if (saving === "conflict") return;
    setSaving("none");
    timer.current = setTimeout(() => void save(), PAUSE_MS);
  };

  // Leaving the review does not wait for the pause.
  useEffect(() => {
    const held = latest.current;
    if (held.text !== held.stored) void save();
    return () => {
      clearTimeout(timer.current);
      if (latest.current.text !== latest.current.stored) void write({}).catch(() => undefined);
    };
  }, [save, write]);

  /** What is on the server now; null where it cannot be read: nothing is kept yet, which the box says. */
  const fresh = async (): Promise<ReviewAnswer | null> => {
    try {
      const now = await client.fetchQuery({ ...answerQuery(source), staleTime: 0 });
      latest.current.revision = now.revision;
      return now;
    } catch {
      setSaving("failed");
      return null;
    }
  };

  return {
    text,
    set,
    saving,
    save: async () => {
      if (saving === "conflict" && !(await fresh())) return;
      await save();
    },
    takeTheirs: async () => {
      const now = await fresh();
      if (!now) return;
      latest.current = { text: now.text, stored: now.text, revision: now.revision };
      keepEntries(place, null);
      setText(now.text);
      setSaving("none");
    },
    send: async (request) => {
      const sent = await write(request);
      setSaving("none");
      return sent;
    },
  };
}

/** What the tab keeps of an answer that the server has not taken. */
interface KeptAnswer {
  text: string;
  /** The one that it was written over. */
  revision: number;
  /** Texts that were on their way over that revision, of which the server may have taken one. */
  sent: string[];
}

/** Texts on their way that are remembered. */
const MOST_SENT = 5;

/** The text to begin with, and the revision that it is written over: of a text that the tab kept, the one that its writer had before them. */
function beginning(place: string, { text, revision }: ReviewAnswer): { text: string; revision: number } {
  const kept = keptAnswer(place);
  if (kept === null) return { text, revision };
  const isOwn = text === kept.text || kept.sent.includes(text);
  return { text: kept.text, revision: isOwn ? revision : kept.revision };
}

function keptAnswer(place: string): KeptAnswer | null {
  const kept = keptEntries(place) as Partial<KeptAnswer> | null;
  return typeof kept?.text === "string" && typeof kept.revision === "number" && Array.isArray(kept.sent) ? (kept as KeptAnswer) : null;
}
