import { useEffect, useEffectEvent } from "react";

import { clipOf, clipText, type Copied, widgetsAfter } from "../../../engine/document/clip.ts";
import type { Change } from "../../../engine/document/edit.ts";
import type { SectionPlace } from "../../../engine/document/structure.ts";
import type { Dashboard } from "../../../generated/types.ts";
import { useToasts } from "../../../ui/toast/toasts.tsx";
import { useTexts } from "../texts.ts";

interface ClipboardOptions {
  document: Dashboard;
  selected: readonly string[];
  /** Where what is pasted goes. */
  to: SectionPlace;
  mostWidgets: number;
  onChange: (change: Change) => void;
  onRemove: (ids: readonly string[]) => void;
}

/** Where copying and pasting are the reader's own: fields, and text that is selected. */
const ownText = "input, textarea, [contenteditable], [data-json-editor]";

/** Copies, cuts and pastes widgets, sections and tabs as JSON text, between dashboards too; what is pasted is checked first. */
export function useClipboard({ document, selected, to, mostWidgets, onChange, onRemove }: ClipboardOptions): {
  copy: (copied: Copied) => void;
  paste: (to: SectionPlace) => void;
} {
  const { t } = useTexts();
  const { notify } = useToasts();

  const take = (text: string, place: SectionPlace): boolean => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return false;
    }
    if (typeof value !== "object" || value === null || !("clip" in value)) return false;
    void put(value, place);
    return true;
  };
  /** The check is heavy, and loads with the first paste. */
  const put = async (value: object, place: SectionPlace): Promise<void> => {
    const found = await import("./check-clip.ts").then(
      ({ checkClip }) => checkClip(value),
      () => ({ problem: undefined }),
    );
    if ("problem" in found) {
      const { problem } = found;
      notify({ type: "warning", title: t("clipboard.refused"), msg: `${problem?.pointer ?? ""} ${problem?.message ?? ""}`.trim() });
      return;
    }
    const { clip } = found;
    if (widgetsAfter(document, clip) > mostWidgets) {
      notify({ type: "warning", title: t("palette.full", { count: mostWidgets }) });
      return;
    }
    onChange({ type: "paste", clip, to: place });
    notify({ type: "success", title: t("clipboard.pasted", { count: Object.keys(clip.widgets).length }) });
  };
  const onCopy = useEffectEvent((event: ClipboardEvent): void => {
    if (isOwnText(event.target) || selected.length === 0) return;
    const clip = clipOf(document, { widgets: selected });
    if (!clip) return;
    event.preventDefault();
    event.clipboardData?.setData("text/plain", clipText(clip));
    const isCut = event.type === "cut";
    if (isCut) onRemove(selected);
    notify({ type: "success", title: t(isCut ? "clipboard.cut" : "clipboard.copied", { count: selected.length }) });
  });
  const onPaste = useEffectEvent((event: ClipboardEvent): void => {
    if (isOwnText(event.target)) return;
    if (take(event.clipboardData?.getData("text/plain") ?? "", to)) event.preventDefault();
  });
  useEffect(() => {
    const [copied, pasted] = [(event: ClipboardEvent): void => onCopy(event), (event: ClipboardEvent): void => onPaste(event)];
    window.document.addEventListener("copy", copied);
    window.document.addEventListener("cut", copied);
    window.document.addEventListener("paste", pasted);
    return () => {
      window.document.removeEventListener("copy", copied);
      window.document.removeEventListener("cut", copied);
      window.document.removeEventListener("paste", pasted);
    };
  }, []);

  const copy = async (copied: Copied): Promise<void> => {
    const clip = clipOf(document, copied);
    if (!clip) return;
    try {
      await navigator.clipboard.writeText(clipText(clip));
      notify({ type: "success", title: t("clipboard.copied", { count: Object.keys(clip.widgets).length }) });
    } catch {
      notify({ type: "warning", title: t("clipboard.noAccess") });
    }
  };
  const paste = async (place: SectionPlace): Promise<void> => {
    try {
      if (!take(await navigator.clipboard.readText(), place)) notify({ type: "warning", title: t("clipboard.nothing") });
    } catch {
      notify({ type: "warning", title: t("clipboard.noAccess") });
    }
  };
  return { copy: (copied) => void copy(copied), paste: (place) => void paste(place) };
}

function isOwnText(target: EventTarget | null): boolean {
  const isField = target instanceof Element && target.closest(ownText) !== null;
  return isField || (window.getSelection()?.isCollapsed === false && window.getSelection()?.toString() !== "");
}
