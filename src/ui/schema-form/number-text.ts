/** A number as French readers type it; the text itself where it is none, nothing where it is empty. */
export function numberIn(text: string): number | string | undefined {
  const plain = text
    .trim()
    .replaceAll(/[\s\u00A0\u202F]/g, "")
    .replace("−", "-")
    .replace(",", ".");
  if (plain === "") return undefined;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

/** Numbers divided by spaces or semicolons. */
export function numbersIn(text: string): (number | string)[] | undefined {
  const parts = text.split(/[\s;]+/).filter(Boolean);
  return parts.length === 0 ? undefined : parts.flatMap((part) => numberIn(part) ?? []);
}

/** A stored value as the text of its field. */
export function textOfNumber(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOfNumber).join(" ; ");
  if (typeof value === "number") return String(value).replace(".", ",").replace("-", "−");
  return typeof value === "string" ? value : "";
}
