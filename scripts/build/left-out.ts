/** What stands where a part of a library was left out: who needs it after all is told so at once, not by a wrong behaviour. */
export const leftOut = (part: string, plugin: string): string =>
  `{ throw new Error("left out of the build: ${part} (scripts/build/${plugin}.ts)"); }`;

/** A function or a method by its name, from that to the brace below it, as the bundlers that publish libraries lay it out. */
export function functionNamed(name: string): RegExp {
  return new RegExp(`^( *)((?:async )?(?:function )?${name}\\((?:\\{\\n[^]*?^\\1\\}[^\\n]*|.*)\\) )\\{$[^]*?^\\1\\}$`, "m");
}

/** One edit of a library's text, and what it is for. */
export interface Edit {
  from: RegExp | string;
  to: string;
}

/** Gives a function another body. */
export function bodyOf(name: string, body: string): Edit {
  return { from: functionNamed(name), to: `$1$2${body}` };
}

/** A text with every edit made, and those that found nothing. */
export function edited(code: string, edits: readonly Edit[]): { code: string; missed: Edit[] } {
  const missed: Edit[] = [];
  let text = code;
  for (const edit of edits) {
    const next = text.replace(edit.from, edit.to);
    if (next === text) missed.push(edit);
    text = next;
  }
  return { code: text, missed };
}
