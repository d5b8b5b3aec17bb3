import type { Filters } from "../../../src/generated/types.ts";
import type { sets } from "./callers.ts";
import type { FiguresApp } from "./real-analytics.ts";
import type { TestApp } from "./test-app.ts";

/** A call that takes the id of a stored object, in its path, query or body. */
export interface IdRoute {
  /** «METHOD path» below the API's base, as registered. */
  readonly route: string;
  /** The field of the query or the body that holds the id; the path does where absent. */
  readonly field?: string;
  /** The account that calls. */
  readonly as: string;
  /** Creates an object of this group and returns its id. Its texts hold {@link canaryOf}. */
  readonly create: (test: TestApp, group: "aurelle" | "dunes") => Promise<string>;
  /** The request for an id; the path's other parameters are filled in. */
  readonly request: (id: string) => { url: string; payload?: object; headers?: Record<string, string> };
  /** Whether the object is of one account: a colleague is answered as about an absent one. */
  readonly personal?: true;
  /** Whether it exchanges the caller's session: it is called last. */
  readonly endsSession?: true;
}

/** A filter: its dimension, a value of the neighbour's, an absent one, one of the caller's own. */
export interface FilterCase {
  readonly dimension: "establishment" | "selection" | "child";
  readonly foreign: string;
  readonly absent: string;
  readonly own: string;
}

/** A call that answers figures, reviews or passages under filters. `as` null is a visitor without a session. */
export interface QuestionRoute {
  /** «METHOD path» below the API's base, as registered. */
  readonly route: string;
  readonly as: string | null;
  /** Dimensions that its caller may not count by: refused (403), whosever the value is. */
  readonly closed?: readonly FilterCase["dimension"][];
  readonly request: (filters: Filters) => { url: string; payload: object };
}

/** What the access tests know of one module: written by hand from the specification, never derived from the program. */
export interface ModuleAccess {
  /** Every call of the module, «METHOD path» below the API's base, and who may call it. */
  readonly calls: Readonly<Record<string, keyof typeof sets>>;
  /** Calls with the id of a stored object: each is sent with ids of another destination. */
  readonly ids?: readonly IdRoute[];
  /** Calls whose path has a parameter that is no stored object's id: a configuration document's name, or a secret that has tests of its own. */
  readonly withoutIds?: readonly string[];
  /** Calls that know a field which holds an id and refuse it whatever it says. */
  readonly refusingIds?: readonly { readonly route: string; readonly field: string }[];
  /** Names, between spaces, of fields of queries and bodies that hold no stored object's id. */
  readonly fieldsWithoutIds?: string;
  /** «METHOD path field»: fields that hold ids and that another test tries with foreign ones. */
  readonly triedElsewhere?: readonly string[];
  /** Calls that check their body by themselves, and the schema that they check it by; null for those that read no field of one. */
  readonly checkedWithin?: Readonly<Record<string, string | null>>;
  /** Paths of the calls that list the caller's objects. */
  readonly lists?: readonly string[];
  /** Calls under filters: each is sent with foreign values. `sheet` is an establishment that the caller sees. */
  readonly questions?: (test: FiguresApp, sheet: string) => readonly QuestionRoute[] | Promise<readonly QuestionRoute[]>;
}
