import type { View } from "../../../generated/types.ts";

/** What a view's manifest says of one of its options to who sets it. */
interface OptionSchema {
  type?: string;
  maxLength?: number;
  default?: unknown;
  "x-label": string;
  "x-hint"?: string;
  "x-order": number;
  "x-values"?: Readonly<Record<string, string>>;
}

/** An option as a field: words, one of few values, or yes and no. */
export interface OptionSetting {
  option: string;
  label: string;
  hint: string | undefined;
  /** What holds where nobody said anything. */
  usual: unknown;
  /** The values to choose from, with their names. */
  values: readonly { value: string; label: string }[];
  kind: "words" | "choice" | "switch";
  longest: number | undefined;
}

// Named, so that of each manifest its options alone come with the editor.
const schemas = import.meta.glob<View["options"]>("../../../../widgets/views/*/view.json", { eager: true, import: "options" });

/** The options of a view in the order of its manifest. */
export function optionSettings(view: string): OptionSetting[] {
  const { properties = {} } = schemas[`../../../../widgets/views/${view}/view.json`] ?? {};
  return Object.entries(properties as Record<string, OptionSchema>)
    .toSorted(([, a], [, b]) => a["x-order"] - b["x-order"])
    .map(([option, schema]) => ({
      option,
      label: schema["x-label"],
      hint: schema["x-hint"],
      usual: schema.default,
      values: Object.entries(schema["x-values"] ?? {}).map(([value, label]) => ({ value, label })),
      kind: schema["x-values"] ? "choice" : schema.type === "boolean" ? "switch" : "words",
      longest: schema.maxLength,
    }));
}
