import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** The product's tokens reach into the shadow root by themselves: one theme for light and dark. */
export const codeTheme = [
  EditorView.theme({
    "&": { height: "100%", color: "var(--text)", backgroundColor: "var(--surface)", fontSize: "var(--text-sm)" },
    "&.cm-focused": { outline: "none" },
    ".cm-scroller": { fontFamily: "var(--font-mono)", lineHeight: "1.6", overflow: "auto" },
    ".cm-content": { caretColor: "var(--text)" },
    ".cm-cursor": { borderLeftColor: "var(--text)" },
    ".cm-gutters": { color: "var(--text-3)", backgroundColor: "var(--surface)", border: "none" },
    ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--surface-2)" },
    "&.cm-focused .cm-selectionBackground, .cm-selectionBackground, .cm-content ::selection": { backgroundColor: "var(--accent-soft)" },
    ".cm-tooltip": {
      color: "var(--text)",
      backgroundColor: "var(--surface)",
      border: "1px solid var(--border-strong)",
      borderRadius: "var(--radius-md)",
      boxShadow: "var(--shadow-2)",
      maxWidth: "300px",
      fontFamily: "var(--font-body, inherit)",
    },
    ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "4px 8px" },
    ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": { color: "var(--text)", backgroundColor: "var(--accent-soft)" },
    ".cm-completionDetail": { color: "var(--text-2)", fontStyle: "normal" },
    ".cm-hover": { padding: "6px 10px" },
    ".cm-diagnostic": { padding: "6px 10px", borderLeft: "3px solid var(--danger)" },
    ".cm-diagnosticAction": {
      padding: "4px 8px",
      marginLeft: "0",
      marginTop: "4px",
      border: "1px solid var(--border-strong)",
      borderRadius: "var(--radius-sm)",
      color: "var(--text)",
      backgroundColor: "var(--surface-2)",
    },
    ".cm-lintRange-error": { backgroundImage: "none", textDecoration: "underline wavy var(--danger)", textUnderlineOffset: "3px" },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: tags.propertyName, color: "var(--accent-text, var(--accent))" },
      { tag: tags.string, color: "var(--text)" },
      { tag: [tags.number, tags.bool, tags.null], color: "var(--text)", fontWeight: "600" },
      { tag: tags.punctuation, color: "var(--text-3)" },
    ]),
  ),
];
