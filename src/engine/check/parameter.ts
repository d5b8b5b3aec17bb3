import type { ConfigProblem, Dashboard } from "../../generated/types.ts";
import { problem, step } from "./problems.ts";

/** What else of a dynamic dashboard chooses values of its own parameter's dimension: facets, filters and repeated sections must not. */
export function checkParameter({ parameter, facets = [], filters = {}, layout }: Dashboard, at: string): ConfigProblem[] {
  if (!parameter) return [];
  const { dimension } = parameter;
  const clash = (pointer: string, what: string): ConfigProblem =>
    problem(pointer, `Ce tableau de bord s’ouvre sur une valeur de « ${dimension} » : ${what}`, {
      repair: [{ op: "remove", path: pointer }],
    });
  return [
    ...facets.flatMap((name, index) =>
      name === dimension ? [clash(`${at}/facets/${index}`, "il ne peut pas proposer aussi ce filtre au lecteur.")] : [],
    ),
    ...(Object.hasOwn(filters, dimension)
      ? [clash(`${at}/filters${step(dimension)}`, "un filtre fixe sur la même dimension le contredirait.")]
      : []),
    ...layout.tabs.flatMap((tab, t) =>
      tab.sections.flatMap((section, s) =>
        section.repeat?.by === dimension
          ? [clash(`${at}/layout/tabs/${t}/sections/${s}/repeat`, "une section ne peut pas se répéter sur cette dimension.")]
          : [],
      ),
    ),
  ];
}
