import { useEffect } from "react";
import type { SelectOption, SelectProps } from "./select-types.ts";

/** The value that means «nothing selected» in a list of options. */
export const NOTHING = "";

export interface Selection {
  values: readonly string[];
  /** Chooses, or with `multiple` adds or takes away; choosing «nothing» empties. */
  choose: (option: SelectOption) => void;
}

/** What is selected, one or several. A value without option is reported on the console alone (specification t8). */
export function useSelection(props: SelectProps): Selection {
  const values = props.multiple ? props.value : props.value === null ? [] : [props.value];
  const unknown = values.filter((value) => !props.options.some((option) => option.value === value)).join(", ");
  useEffect(() => {
    // No option at all: they are still on their way.
    if (unknown && props.options.length > 0) console.warn(`Select: no option for the value ${unknown}`);
  }, [unknown, props.options.length]);

  const choose = ({ value }: SelectOption): void => {
    if (!props.multiple) props.onChange(value === NOTHING ? null : value);
    else if (value === NOTHING) props.onChange([]);
    else props.onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
  };
  return { values, choose };
}
