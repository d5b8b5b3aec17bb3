import type { FastifySchemaCompiler, FastifyInstance } from "fastify";

import * as validators from "../../src/generated/validators.js";
import type { ValidationError, Validator } from "../../src/generated/validators.js";

/** Title of a schema of `schemas/`, by which contracts and generated types are named. */
export type ContractTitle = keyof typeof validators extends infer K ? (K extends `is${infer T}` ? T : never) : never;

/** Names a schema in a route's `schema`; its validator was generated. */
export interface Contract {
  readonly contract: ContractTitle;
}

/** The schema with this title, for a route's body, params, querystring or response. */
export function contract(title: ContractTitle): Contract {
  return { contract: title };
}

/** A part of a request that its contract refuses; Fastify adds which part it was. */
export class InvalidInput extends Error {
  readonly problems: readonly ValidationError[];
  /** `body`, `params`, `querystring` or `headers`. */
  validationContext?: string;

  constructor(problems: readonly ValidationError[]) {
    super("a request breaks its contract");
    this.name = "InvalidInput";
    this.problems = problems;
  }
}

/**
 * Makes the application check requests and answers with the generated validators.
 * An answer that breaks its contract throws where `strict`; else it is logged and sent.
 */
export function checkContracts(app: FastifyInstance, strict: boolean): void {
  const compileValidator: FastifySchemaCompiler<Contract> = ({ schema }) => {
    const valid = validatorOf(schema);
    return (data: unknown) => (valid(data) ? true : { error: new InvalidInput([...(valid.errors ?? [])]) });
  };
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler<Contract>(({ schema, method, url }) => {
    const valid = validatorOf(schema);
    return (data: unknown) => {
      // Checked as it travels: a Date or an undefined member is not what the reader gets.
      const text = JSON.stringify(data);
      if (!valid(JSON.parse(text))) {
        const broken = new Error(`${method} ${url}: the answer breaks ${schema.contract}: ${JSON.stringify(valid.errors?.slice(0, 3))}`);
        if (strict) throw broken;
        app.log.error(broken);
      }
      return text;
    };
  });
}

function validatorOf({ contract: title }: Contract): Validator<unknown> {
  const found = (validators as unknown as Record<string, Validator<unknown> | undefined>)[`is${title}`];
  if (!found) throw new Error(`no schema is titled "${title}"; run npm run generate`);
  return found;
}
