import type { ChoiceOption, Chosen, Query, Widget, WidgetChoice, WidgetType } from "../../generated/types.ts";
import { entry } from "../entry.ts";
import { overlaid } from "../query/kind.ts";

/** A choice as the header of a tile offers it. */
export interface TileChoice {
  choice: string;
  label: string;
  /** The option taken. */
  chosen: string;
  options: { option: string; label: string }[];
}

/** What a widget asks and how it draws, once its reader's choices are counted in. */
export interface Variant {
  query: Query;
  options: Record<string, unknown>;
  title?: string;
  /** Which questions of a tile that asks two are drawn. */
  show: NonNullable<ChoiceOption["show"]>;
  choices: TileChoice[];
}

/**
 * The question and options of a widget of a type: the type's, overridden by the options chosen, then by the widget's own.
 *
 * What `chosen` names and the type does not offer is passed over. A widget that asks a question of its own has no choice.
 */
export function variantOf(type: WidgetType, widget: Widget, chosen: Chosen[string] = {}): Variant {
  const taken = (widget.query ? [] : (type.choices ?? [])).map((choice) => ({
    choice,
    option: optionOf(choice, entry(chosen, choice.choice)),
  }));
  const title = taken.findLast(({ option }) => option.title)?.option.title;
  return {
    query: overlaid(type.query, ...taken.map(({ option }) => option.query), widget.query),
    options: Object.assign({}, type.options, ...taken.map(({ option }) => option.options), widget.options) as Record<string, unknown>,
    ...(title ? { title } : {}),
    show: taken.findLast(({ option }) => option.show)?.option.show ?? "both",
    choices: taken.map(({ choice: { choice, label, options }, option }) => ({
      choice,
      label,
      chosen: option.option,
      options: options.map(({ option: name, label: text }) => ({ option: name, label: text })),
    })),
  };
}

/** The option named, else the choice's own default, else its first. */
function optionOf({ options, default: own }: WidgetChoice, name: string | undefined): ChoiceOption {
  const named = (wanted: string | undefined): ChoiceOption | undefined => options.find(({ option }) => option === wanted);
  return named(name) ?? named(own) ?? (options[0] as ChoiceOption);
}
