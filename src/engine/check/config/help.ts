import type { ConfigProblem, HelpDocument } from "../../../generated/types.ts";
import { problem, unknownValue } from "../problems.ts";

/** The problems of schema-valid frequent questions. `routes` are the names that an answer may lead to. */
export function checkHelp({ address, questions }: HelpDocument, routes: readonly string[]): ConfigProblem[] {
  return [
    ...(address === undefined || /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address)
      ? []
      : [problem("/address", "Cette adresse n’est pas celle d’une boîte aux lettres, par exemple « support@exemple.fr ».")]),
    ...questions.flatMap(({ question, route, label }, index) => {
      const at = `/questions/${index}`;
      return [
        ...(questions.findIndex((other) => other.question === question) < index
          ? [problem(`${at}/question`, "Cette question figure déjà dans cette liste.")]
          : []),
        ...(route === undefined || routes.includes(route) ? [] : [unknownValue(`${at}/route`, "La route", route, routes)]),
        ...((route === undefined) === (label === undefined)
          ? []
          : [problem(at, "Une route et les mots de son lien (« label ») vont ensemble.")]),
      ];
    }),
  ];
}
