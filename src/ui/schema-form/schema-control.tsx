import { type ReactElement, type Ref, useState } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";

import { Switch } from "../checkbox/switch.tsx";
import { ColorPicker } from "../color-picker/color-picker.tsx";
import { Field } from "../field/field.tsx";
import { Segmented } from "../segmented/segmented.tsx";
import { Select } from "../select/select.tsx";
import { TextArea } from "../text-area/text-area.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { numberIn, numbersIn, textOfNumber } from "./number-text.ts";
import type { SchemaField } from "./schema-fields.ts";
import { useEmptied } from "./use-emptied.ts";

export interface SchemaControlProps {
  field: SchemaField;
  /** The stored value; undefined where nothing was said and what is usual holds. */
  value: unknown;
  error?: string | undefined;
  /** Given the input of a field of words. */
  inputRef?: Ref<HTMLInputElement>;
  /** `undefined` takes the value away. What is typed letter by letter is `typed`: its changes belong together. */
  onChange: (value: unknown, typed: boolean) => void;
}

/** One property of a schema as its control. What cannot be read as its type is passed on as it was typed: its owner says what is wrong. */
export function SchemaControl(props: SchemaControlProps): ReactElement {
  const { field, value, error, inputRef, onChange } = props;
  const { t } = useTranslation("ui");
  const { label, hint, usual } = field;
  const shown = value ?? usual;
  const shared = { label, hint, error };
  switch (field.kind) {
    case "switch":
      return <Switch label={label} description={error ?? hint} checked={shown === true} onChange={(on) => onChange(on, false)} />;
    case "segments":
      return (
        <Field {...shared}>
          {() => (
            <Segmented
              label={label}
              segments={field.values.map(({ value: own, label: name }) => ({ value: String(own), label: name }))}
              value={String(shown)}
              onChange={(chosen) => onChange(valueNamed(field, chosen), false)}
            />
          )}
        </Field>
      );
    case "select":
      return (
        <Select
          {...shared}
          opensOnFocus={false}
          clearable={usual === undefined}
          emptyLabel={t("schema.usual")}
          options={field.values.map(({ value: own, label: name }) => ({ value: String(own), label: name }))}
          value={typeof shown === "string" || typeof shown === "number" ? String(shown) : null}
          onChange={(chosen) => onChange(chosen === null ? undefined : valueNamed(field, chosen), false)}
        />
      );
    case "color":
      return <ColorPicker {...shared} value={typeof shown === "string" ? shown : null} onChange={(color) => onChange(color, false)} />;
    case "number":
    case "numbers":
      return <NumberControl {...props} />;
    case "text":
      return (
        <TextArea
          {...shared}
          value={textOf(shown)}
          maxLength={field.longest ?? LONGEST}
          height={120}
          onChange={(text) => onChange(text, true)}
        />
      );
    default:
      return <WordsControl {...props} inputRef={inputRef} />;
  }
}

function WordsControl({ field, value, error, inputRef, onChange }: SchemaControlProps): ReactElement {
  const { label, hint, usual, longest } = field;
  const emptied = useEmptied(value);
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      ref={inputRef}
      value={emptied.is ? "" : textOf(value ?? usual)}
      maxLength={longest}
      onBlur={emptied.leave}
      onChange={(text) => {
        emptied.note(text);
        onChange(text === "" && usual === undefined ? undefined : text, true);
      }}
    />
  );
}

const LONGEST = 4_000;

/** What is being typed stays as it is typed, a comma included, until another value comes from elsewhere. */
function NumberControl({ field, value, error, onChange }: SchemaControlProps): ReactElement {
  const { t } = useTranslation("ui");
  const { label, hint, usual, minimum, maximum, kind } = field;
  const read = kind === "numbers" ? numbersIn : numberIn;
  const stored = textOfNumber(value);
  const [typed, setTyped] = useState(stored);
  const isOwn = JSON.stringify(read(typed)) === JSON.stringify(value);
  const emptied = useEmptied(value);
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      inputMode={kind === "number" && (minimum ?? -1) >= 0 && field.whole ? "numeric" : "text"}
      autoComplete="off"
      placeholder={textOfNumber(usual)}
      suffix={kind === "number" && maximum !== undefined && maximum < SAID_UP_TO ? t("schema.max", { max: maximum }) : undefined}
      value={emptied.is ? "" : isOwn ? typed : stored}
      onBlur={emptied.leave}
      onChange={(text) => {
        emptied.note(text);
        setTyped(text);
        onChange(read(text), true);
      }}
    />
  );
}

/** A larger limit is no help to who types. */
const SAID_UP_TO = 10_000;

function valueNamed({ values }: SchemaField, name: string): unknown {
  return values.find(({ value }) => String(value) === name)?.value;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
