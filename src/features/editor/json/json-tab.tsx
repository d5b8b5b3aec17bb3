import { closeBrackets } from "@codemirror/autocomplete";
import { defaultKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { bracketMatching } from "@codemirror/language";
import { type Diagnostic, forceLinting, linter } from "@codemirror/lint";
import { Annotation, EditorState } from "@codemirror/state";
import { EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { AlignLeft } from "lucide-react";
import { type KeyboardEvent, type ReactElement, useEffect, useEffectEvent, useRef, useState } from "react";

import type { PlanCatalog } from "../../../engine/catalog/catalog.ts";
import { isEditable } from "../../../engine/document/drawable.ts";
import type { ConfigProblem, PatchOperation } from "../../../generated/types.ts";
import { Button } from "../../../ui/button/button.tsx";
import { useNames } from "../settings/use-names.ts";
import { useTexts } from "../texts.ts";
import { assist } from "./assist.ts";
import { codeTheme } from "./code-theme.ts";
import { isWithin, rangeOf, readJson } from "./json-problems.ts";
import { refusalOf } from "./refusal.ts";
import type { JsonKind } from "./schema-at.ts";
import styles from "./json-tab.module.css";

interface JsonTabProps {
  value: unknown;
  /** Where in the document the value is. */
  at: string;
  kind: JsonKind;
  catalog: PlanCatalog;
  problems: readonly ConfigProblem[];
  onPatch: (patches: readonly PatchOperation[], gesture?: string) => void;
}

/** A pause after which what is typed is another step to undo (ms). */
const PAUSE_MS = 1_000;
/** Marks a text that comes from the document, which needs not go back there. */
const fromDocument = Annotation.define<true>();

/**
 * A part of the document as JSON: what is written there is the document as soon as it can be read, and undone with
 * everything else. A text that is no JSON yet stays here alone, and says where it is none. Lives in a shadow root: its
 * style sheets are adopted there, which the policy of the page admits.
 */
export function JsonTab({ value, at, kind, catalog, problems, onPatch }: JsonTabProps): ReactElement {
  const { t } = useTexts();
  const names = useNames(catalog.metrics);
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  /** Why the text is not the document; null where it is. */
  const [unread, setUnread] = useState<string | null>(null);
  const typing = useRef({ at: 0, no: 0 });
  /** What was written here and has not come back as the value yet. */
  const sent = useRef<string[]>([]);
  const shownValue = useRef("");

  const take = useEffectEvent((text: string): void => {
    const read = readJson(text);
    const fault = read.ok ? faultOf(read.value) : t("json.unread");
    setUnread(fault);
    const written = JSON.stringify(read.value);
    if (fault !== null || written === (sent.current.at(-1) ?? JSON.stringify(value))) return;
    const now = Date.now();
    if (now - typing.current.at > PAUSE_MS) typing.current.no += 1;
    typing.current.at = now;
    sent.current.push(written);
    onPatch([{ op: "replace", path: at, value: read.value as PatchOperation["value"] }], `json ${at} ${typing.current.no}`);
  });
  /** Why a value cannot be this part of the document. */
  const faultOf = (written: unknown): string | null => {
    if (kind === "dashboard" ? !isEditable(written) : !isWidgetLike(written)) return t(`json.shape.${kind}`);
    const refusal = refusalOf(written);
    if (refusal === null) return null;
    return refusal.code === "unstorable" ? refusal.reason : t(`json.refused.${refusal.code}`, { ...refusal });
  };
  const diagnose = useEffectEvent((text: string): Diagnostic[] => {
    const { tree, ok, faults, value: read } = readJson(text);
    if (!ok)
      return faults.map(({ from, to, code }) => ({
        from,
        to,
        severity: "error",
        message: t(`json.fault.${code}` as "json.fault.other", { defaultValue: t("json.fault.other") }),
      }));
    const fault = faultOf(read);
    if (fault !== null) return [{ from: 0, to: 1, severity: "error", message: fault }];
    return problems
      .filter((problem) => isWithin(problem, at))
      .map(({ pointer, message, repair }) => ({
        ...rangeOf(tree, pointer, at),
        severity: "error",
        message,
        ...(repair ? { actions: [{ name: repairName(repair), apply: () => onPatch(repair) }] } : {}),
      }));
  });
  const repairName = (repair: readonly PatchOperation[]): string => {
    const [first] = repair;
    const by: unknown = first?.op === "replace" && repair.length === 1 ? first.value : undefined;
    return typeof by === "string" || typeof by === "number" ? t("problems.replaceBy", { value: String(by) }) : t("problems.repair");
  };
  const assistance = useEffectEvent(() => ({ kind, catalog, dimensionLabel: names.dimension }));

  useEffect(() => {
    const parent = host.current;
    if (!parent) return;
    const root = parent.shadowRoot ?? parent.attachShadow({ mode: "open" });
    const made = new EditorView({
      parent: root,
      root,
      state: EditorState.create({
        doc: textOf(value),
        extensions: [
          lineNumbers(),
          highlightActiveLine(),
          bracketMatching(),
          closeBrackets(),
          json(),
          codeTheme,
          // Undo and redo are those of the whole editor.
          keymap.of(defaultKeymap),
          // What the library says to who listens.
          EditorState.phrases.of({ Completions: t("json.completions"), "Control character": t("json.control") }),
          linter((shown) => diagnose(shown.state.doc.toString()), { delay: 150 }),
          // oxlint-disable-next-line react-hooks/rules-of-hooks -- read when something is asked, never while it is made
          assist(() => assistance()),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ tabindex: "0", "aria-label": t(`json.label.${kind}`), "aria-multiline": "true" }),
          EditorView.updateListener.of(({ docChanged, transactions, state }) => {
            if (docChanged && !transactions.some((one) => one.annotation(fromDocument))) take(state.doc.toString());
          }),
        ],
      }),
    });
    view.current = made;
    return () => made.destroy();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one editor for one place; what changes reaches it below
  }, [at, kind]);

  useEffect(() => {
    const shown = view.current;
    if (!shown) return;
    const now = JSON.stringify(value) ?? "";
    if (now !== shownValue.current) {
      shownValue.current = now;
      const known = sent.current.lastIndexOf(now);
      sent.current = known < 0 ? [] : sent.current.slice(known + 1);
      // Whoever types fast has gone on by the time that a letter comes back: what was written here is not written again.
      const read = known < 0 ? readJson(shown.state.doc.toString()) : undefined;
      if (read?.ok && JSON.stringify(read.value) !== now) write(shown, textOf(value));
    }
    forceLinting(shown);
  }, [value, problems]);

  const format = (): void => {
    const shown = view.current;
    const read = shown && readJson(shown.state.doc.toString());
    if (shown && read?.ok) write(shown, textOf(read.value));
  };
  // Letters belong to the text: no key of the page hears them. What undoes, redoes, walks or leaves goes on.
  const keepKeys = (event: KeyboardEvent): void => {
    if (!event.ctrlKey && !event.metaKey && !["F8", "Escape"].includes(event.key)) event.stopPropagation();
  };
  return (
    <div className={styles.tab}>
      <div className={styles.head}>
        <code>{kind === "dashboard" ? "dashboard.schema.json" : "widget"}</code>
        <Button size="compact" variant="ghost" icon={AlignLeft} onClick={format}>
          {t("json.format")}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only keeps the keys of the text within */}
      <div ref={host} className={styles.host} onKeyDown={keepKeys} data-json-editor />
      <p role="status" className={styles.note}>
        {unread === null ? t("json.help") : `${unread} ${t("json.keeps")}`}
      </p>
    </div>
  );
}

/** Another text in the place of what is there; what both have in common stays, and the cursor with it. */
function write(view: EditorView, text: string): void {
  const before = view.state.doc.toString();
  const shorter = Math.min(before.length, text.length);
  let from = 0;
  while (from < shorter && before[from] === text[from]) from += 1;
  let end = 0;
  while (end < shorter - from && before[before.length - 1 - end] === text[text.length - 1 - end]) end += 1;
  view.dispatch({
    changes: { from, to: before.length - end, insert: text.slice(from, text.length - end) },
    annotations: fromDocument.of(true),
  });
}

function textOf(value: unknown): string {
  return JSON.stringify(value, null, 2) ?? "";
}

function isWidgetLike(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value) && typeof (value as { type?: unknown }).type === "string";
}
