import type { Bound } from "../columnar-port.ts";
import type { Dialect, ValueType } from "./dialect.ts";

/** The bound values of one statement: nothing that a document or a request says is ever written into its text. */
export class Parameters {
  readonly values: Bound[] = [];
  readonly #dialect: Dialect;
  readonly #placeholders = new Map<string, string>();

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
  }

  /** The placeholder of a value; the same value of the same type is bound once. */
  bind(value: Bound, type: ValueType = "text"): string {
    const id = `${type}:${String(value)}`;
    const known = this.#placeholders.get(id);
    if (known) return known;
    this.values.push(value);
    const placeholder = this.#dialect.placeholder(this.values.length, type);
    this.#placeholders.set(id, placeholder);
    return placeholder;
  }

  /** `column IN (…)`; false for no value. */
  oneOf(column: string, values: readonly Bound[], type: ValueType = "text"): string {
    return values.length === 0 ? "FALSE" : `${column} IN (${values.map((value) => this.bind(value, type)).join(", ")})`;
  }
}
