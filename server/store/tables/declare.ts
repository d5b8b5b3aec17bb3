/**
 * Who reads the rows of a table beside the system:
 * - `group`: the group that its `group_id` names, which writes them too;
 * - `account`: of that group the account that its `login` names, which writes them too, and nobody else;
 * - `establishment`: every group that sees their establishment;
 * - `review`: every group that sees their review;
 * - `everyone`: every account, as they belong to nobody;
 * - `nobody`: the system alone, which looks sign-ins and sessions up in them;
 * - `store`: the store itself, which writes them with each transaction, whoever makes it.
 */
export type Scope = "group" | "account" | "establishment" | "review" | "everyone" | "nobody" | "store";

/**
 * What a backup does with the rows of a table: holds them; holds them, and a restoration adds those that are missing and
 * removes none (`added`); leaves them out, and a restoration empties the table; or leaves them alone.
 */
export type Backup = "kept" | "added" | "emptied" | "left";

/** What is declared of a table: its rows as its type, who reads them, and what a backup does with them. */
export interface Table<Row, S extends Scope, B extends Backup, O extends string = string> {
  scope: S;
  backup: B;
  /** The column that names the establishment, under the scope `establishment`. */
  establishment?: "id" | "establishment_id";
  /** Under the scope `account`: the column that names the account where it is not `login`. */
  owner?: O;
  /** Under the scope `account`: the column that says of a row whether its whole group reads and writes it. */
  shared?: "shared";
  /** No value: it carries the rows' type. */
  row?: Row;
}

/** Declares a table of such rows. */
export function rows<Row>() {
  return <const S extends Scope, const B extends Backup, const O extends string = "login">(
    table: Omit<Table<Row, S, B, O>, "row">,
  ): Table<Row, S, B, O> => table;
}
