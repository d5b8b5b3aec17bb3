import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";

import { Problem, sentenceOf } from "../../lib/problem.ts";
import { useToasts } from "../../ui/toast/toasts.tsx";

/** What a notification says. */
interface Notice {
  title: string;
  msg?: string | undefined;
}

interface ActionRules<Input, Answer> {
  act: (input: Input) => Promise<Answer>;
  /** Runs of different keys may be under way at once. Without it, one run keeps all others out. */
  key?: (input: Input) => string;
  /** Actions of one queue run one after the other, as asked for; the last one alone can be taken back. */
  queue?: string;
  /** A success closes what contains it, such as a dialog: nothing of its key runs after it, though its button moves away only now. */
  once?: boolean;
  /** Before the call: shows at once what is expected of it. */
  onStart?: (input: Input) => void;
  /** What it gives is waited for before the success is said. */
  onDone?: (answer: Answer, input: Input) => void | Promise<void>;
  onFailed?: (error: Error, input: Input) => void;
  /** What a success says; without it, what is shown says enough. */
  success?: (answer: Answer, input: Input) => Notice;
  /** How a success is taken back, if it can be. */
  undo?: (answer: Answer, input: Input) => (() => void | Promise<void>) | undefined;
  /** The title of a failure, whose text is the server's most precise sentence; or all of it. Null where the page itself says it. */
  failure: string | ((error: Error, input: Input) => Notice | null) | null;
}

export interface Action<Input> {
  /** Runs it, unless the same is under way. */
  run: (input: Input) => void;
  busy: boolean;
  /** What is under way, in the order asked for. */
  running: readonly Input[];
  /** Why the last run failed. */
  error: Error | null;
  /** Forgets {@link error}. */
  reset: () => void;
}

interface Run<Input> {
  key: string;
  input: Input;
  over: boolean;
}

/**
 * An action of the reader: once for each wish (a double click, or Enter twice, counts once), busy while it runs, and a
 * notification of how it went, with the way back where there is one. It is carried through when its screen is left.
 */
export function useAction<Input = void, Answer = void>(rules: ActionRules<Input, Answer>): Action<Input> {
  const { t } = useTranslation("ui");
  const { notify, dismiss } = useToasts();
  const [running, setRunning] = useState<readonly Run<Input>[]>([]);
  const [error, setError] = useState<Error | null>(null);
  const latest = useRef(rules);
  /** Known at once: the second click of a double one comes before anything is drawn again. */
  const held = useRef<readonly Run<Input>[]>([]);
  /** The notification that offers to take the last success back. */
  const offer = useRef<number | null>(null);
  useLayoutEffect(() => {
    latest.current = rules;
  });
  // Not before its outcome is drawn: a button that goes with it must not be pressed again.
  useLayoutEffect(() => {
    held.current = held.current.filter(({ over }) => !over);
  });

  const fail = (cause: unknown, input: Input): void => {
    const failed = cause instanceof Error ? cause : new Error(String(cause));
    const { failure, onFailed } = latest.current;
    setError(failed);
    onFailed?.(failed, input);
    const toast =
      typeof failure === "function"
        ? failure(failed, input)
        : failure !== null && { title: failure, msg: failed instanceof Problem ? sentenceOf(failed) : undefined };
    if (toast) notify({ type: "error", ...withoutEcho(toast) });
  };

  const announce = (answer: Answer, input: Input): void => {
    const { success, undo, queue } = latest.current;
    // An earlier offer would take this one back.
    if (queue !== undefined && offer.current !== null) dismiss(offer.current);
    offer.current = null;
    if (!success) return;
    const back = undo?.(answer, input);
    const undoIt = async (): Promise<void> => {
      try {
        await back?.();
      } catch (cause) {
        fail(cause, input);
      }
    };
    const id = notify({
      type: "success",
      ...withoutEcho(success(answer, input)),
      ...(back ? { action: { label: t("undo"), onSelect: () => void undoIt() } } : {}),
    });
    if (back) offer.current = id;
  };

  const perform = async (run: Run<Input>): Promise<void> => {
    const { input } = run;
    setError(null);
    try {
      latest.current.onStart?.(input);
      const answer = await inTurn(latest.current.queue, () => latest.current.act(input));
      await latest.current.onDone?.(answer, input);
      announce(answer, input);
      run.over = !latest.current.once;
    } catch (cause) {
      fail(cause, input);
      run.over = true;
    } finally {
      setRunning((before) => before.filter((other) => other !== run));
    }
  };

  return {
    run: (input) => {
      const key = rules.key?.(input) ?? "";
      // In a queue, asking again for what another wish has replaced since is a new wish.
      const isEcho = rules.queue === undefined ? held.current.some((other) => other.key === key) : held.current.at(-1)?.key === key;
      if (isEcho) return;
      const run = { key, input, over: false };
      held.current = [...held.current, run];
      setRunning((before) => [...before, run]);
      void perform(run);
    },
    busy: running.length > 0,
    running: running.map(({ input }) => input),
    error,
    reset: () => setError(null),
  };
}

/** The end of each queue that is not empty. */
const queues = new Map<string, Promise<unknown>>();

/** Runs an action after those asked for before it in its queue, however they ended. */
async function inTurn<T>(queue: string | undefined, act: () => Promise<T>): Promise<T> {
  if (queue === undefined) return act();
  const before = queues.get(queue);
  const turn = before ? before.then(act, act) : act();
  queues.set(queue, turn);
  try {
    return await turn;
  } finally {
    if (queues.get(queue) === turn) queues.delete(queue);
  }
}

/** A server's sentence that is the title already is not said twice. */
function withoutEcho({ title, msg }: Notice): { title: string; msg?: string } {
  return msg === undefined || msg === title ? { title } : { title, msg };
}
