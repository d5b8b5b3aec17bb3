import type { FieldProps } from "../field/field.tsx";

export interface SelectOption {
  value: string;
  label: string;
  /** Number of items behind the option (facet). */
  count?: number;
}

interface CommonProps extends FieldProps {
  options: readonly SelectOption[];
  /** Said below the options: that there are others, and how to reach them. */
  note?: string | undefined;
  /** The words for «nothing selected»; «Tous» by default (specification t9). */
  emptyLabel?: string;
  /** Offers «nothing selected» as a first choice; by default it does. */
  clearable?: boolean;
  /** Whether the focus alone opens it; it does by default (specification t4). */
  opensOnFocus?: boolean;
}

export interface SingleSelectProps extends CommonProps {
  multiple?: false;
  value: string | null;
  onChange: (value: string | null) => void;
}

export interface MultipleSelectProps extends CommonProps {
  multiple: true;
  value: readonly string[];
  /** How many selected values are named one by one; beyond, and by default, they are counted (specification t9). */
  mostNamed?: number;
  onChange: (value: string[]) => void;
}

export type SelectProps = SingleSelectProps | MultipleSelectProps;
