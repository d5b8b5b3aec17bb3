import type { ConfigProblem, Query } from "../../generated/types.ts";
import { everyDimension, type Metrics, timeDimensions } from "../catalog/catalog.ts";
import { checkChanges, checkScan } from "./changes.ts";
import { checkLiveText } from "./live-text.ts";
import { entry } from "../entry.ts";
import { mainMeasures, measurePointer, measuresOf, resultKind, sourceOf } from "../query/kind.ts";
import { problem, step, unknownName, unknownValue } from "./problems.ts";
import { hasCourse, reachOf } from "../catalog/measure-reach.ts";

/** What a well-formed query says that cannot be answered: unknown names, dimensions foreign to the measure, parts that do not go together. */
export function checkQuery(query: Query, metrics: Metrics, at: string): ConfigProblem[] {
  if (query.changes) return [...checkChanges(query, metrics, at), ...checkDimensions(query, metrics, at)];
  return [
    ...checkMeasures(query, metrics, at),
    ...checkDimensions(query, metrics, at),
    ...checkShape(query, at),
    ...checkTwoMeasures(query, at),
    ...(query.falls === undefined || query.measure === undefined ? [] : checkFalls(query.measure, metrics, at)),
    ...checkReach(query, metrics, at),
    ...checkBenchmark(query, metrics, at),
    ...checkLiveText(query.text ?? "", `${at}/text`, Object.keys(metrics.measures)),
  ];
}

function checkMeasures(query: Query, metrics: Metrics, at: string): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  const known = Object.keys(metrics.measures);
  const source = sourceOf(query, metrics);
  const isUnclear = hasUnknownMeasure(query, metrics);
  const [first] = mainMeasures(query);
  for (const name of measuresOf(query)) {
    const pointer = measurePointer(query, name, at);
    const measure = entry(metrics.measures, name);
    if (!measure) {
      // What a text names is checked with its braces and forms.
      if (pointer.endsWith("/text")) continue;
      const others = name === query.measure ? [] : (query.measures ?? query.also ?? []);
      problems.push(unknownValue(pointer, "L’indicateur", name, known, { others }));
    } else if (!isUnclear && measure.source !== source && query.by && query.text === undefined) {
      problems.push(
        problem(pointer, `L’indicateur « ${name} » ne se lit pas avec « ${first} » : leurs données viennent de sources différentes.`),
      );
    }
  }
  if (first === undefined && !query.reviews && query.text === undefined)
    problems.push(problem(at, "L’indicateur est obligatoire : ajoutez « measure »."));
  return problems;
}

function checkDimensions(query: Query, metrics: Metrics, at: string): ConfigProblem[] {
  const source = sourceOf(query, metrics);
  const every = everyDimension(metrics);
  const known: readonly string[] = hasUnknownMeasure(query, metrics) ? [...every] : (metrics.dimensions[source] ?? []);
  const check = (dimension: string, pointer: string, holder?: object): ConfigProblem[] => {
    if (known.includes(dimension)) return [];
    if (every.has(dimension))
      return [problem(pointer, `La dimension « ${dimension} » ne s’applique pas à l’indicateur « ${mainMeasures(query)[0] ?? ""} ».`)];
    return [
      holder
        ? unknownName(pointer, "La dimension", dimension, known, holder)
        : unknownValue(pointer, "La dimension", dimension, known, { others: query.by ?? [] }),
    ];
  };
  return [
    ...(query.by ?? []).flatMap((dimension, index) => check(dimension, `${at}/by/${index}`)),
    ...Object.keys(query.where ?? {}).flatMap((dimension) => check(dimension, `${at}/where${step(dimension)}`, query.where)),
  ];
}

/** Whether the source that answers is unknown, and with it its dimensions. */
function hasUnknownMeasure(query: Query, metrics: Metrics): boolean {
  const [first] = mainMeasures(query);
  return first !== undefined && !entry(metrics.measures, first);
}

/** Falls are available where the changes of the first measure can be judged. */
function checkFalls(measure: string, metrics: Metrics, at: string): ConfigProblem[] {
  return checkScan({ measure }, metrics, at).map((found) => ({ ...found, pointer: `${at}/falls`, nearest: null, repair: null }));
}

/** Two measures are two curves: over time and undivided, beside no other measure. */
function checkTwoMeasures({ measure, measures, also, by = [] }: Query, at: string): ConfigProblem[] {
  if (!measures) return [];
  const together = (name: string): ConfigProblem =>
    problem(`${at}/${name}`, `« measures » et « ${name} » ne vont pas ensemble : gardez l’un des deux.`, {
      repair: [{ op: "remove", path: `${at}/${name}` }],
    });
  const isCourse = by.length === 1 && timeDimensions.includes(by[0] ?? "");
  return [
    ...(measure === undefined ? [] : [together("measure")]),
    ...(also === undefined ? [] : [together("also")]),
    ...(isCourse
      ? []
      : [
          problem(
            `${at}/measures`,
            "Deux indicateurs se lisent sur une courbe : « by » est une dimension de temps, seule (day, week, month, quarter ou year).",
          ),
        ]),
  ];
}

function checkShape(query: Query, at: string): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  const modes = (["text", "reviews", "geo"] as const).filter((mode) => query[mode] !== undefined && query[mode] !== false);
  if (modes.length > 1) problems.push(problem(`${at}/${modes[1]}`, `« ${modes[0]} » et « ${modes[1]} » ne vont pas ensemble.`));
  if (modes.length > 0 && query.by)
    problems.push(problem(`${at}/by`, `« by » ne va pas avec « ${modes[0]} ».`, { repair: [{ op: "remove", path: `${at}/by` }] }));
  const isRanked = resultKind(query) === "table" && query.limit !== undefined && /^-?(value|n)$/.test(query.order ?? "-value");
  if (query.tail !== undefined && !isRanked)
    problems.push(
      problem(`${at}/tail`, "Les dernières lignes demandent un tableau limité (« limit »), dans l’ordre d’une valeur.", {
        repair: [{ op: "remove", path: `${at}/tail` }],
      }),
    );
  if (query.falls !== undefined && !(resultKind(query) === "table" && query.limit !== undefined))
    problems.push(
      problem(`${at}/falls`, "Les lignes en baisse demandent un tableau limité (« limit »).", {
        repair: [{ op: "remove", path: `${at}/falls` }],
      }),
    );
  if (query.reviews ? query.order !== undefined && query.order !== "urgency" : query.order === "urgency")
    problems.push(
      problem(
        `${at}/order`,
        query.reviews
          ? "Les avis se rangent du plus récent au plus ancien, ou par « urgency »."
          : "L’ordre « urgency » est celui d’une liste d’avis.",
        { repair: [{ op: "remove", path: `${at}/order` }] },
      ),
    );
  const times = (query.by ?? []).filter((dimension) => timeDimensions.includes(dimension));
  if (times.length > 1) problems.push(problem(`${at}/by/1`, "Une seule dimension de temps est possible."));
  if (query.peers && !(resultKind(query) === "table" && query.by?.[0] === "establishment"))
    problems.push(
      problem(`${at}/peers`, "Une comparaison dans la catégorie (« peers ») demande un tableau par établissement.", {
        repair: [{ op: "remove", path: `${at}/peers` }],
      }),
    );
  for (const name of (["tail", "falls", "trend", "total", "spread", "limit"] as const).filter(
    (one) => query.peers && query[one] !== undefined,
  ))
    problems.push(
      problem(`${at}/${name}`, `« ${name} » ne va pas avec « peers » : les autres établissements restent anonymes.`, {
        repair: [{ op: "remove", path: `${at}/${name}` }],
      }),
    );
  if (query.total && resultKind(query) !== "table")
    problems.push(problem(`${at}/total`, "Le total demande un tableau.", { repair: [{ op: "remove", path: `${at}/total` }] }));
  if (resultKind(query) === "series" && times.length === 1 && query.also && !query.measures)
    problems.push(
      problem(`${at}/also`, "Une série montre un seul indicateur : retirez « also ».", {
        repair: [{ op: "remove", path: `${at}/also` }],
      }),
    );
  return problems;
}

/** Kinds of measures of which each establishment has a level: a number says how large it is, and others are of two periods or of themes among themselves. */
const levels: ReadonlySet<string> = new Set(["mean", "share", "nps", "median", "balance"]);

/** Whether a query is a table by theme of the shares of reviews that praise or blame each: the table whose figures have levels. */
function isTableOfSides(query: Query, metrics: Metrics): boolean {
  const [dimension, ...more] = query.by ?? [];
  return (
    resultKind(query) === "table" &&
    dimension === "theme" &&
    more.length === 0 &&
    measuresOf(query).every((name) => {
      const measure = entry(metrics.measures, name);
      return measure === undefined || (measure.kind === "mentioned" && measure.polarity !== undefined);
    })
  );
}

/**
 * What a query that asks for the comparison group's level must be: one figure or one curve, of a measure that has levels, or a
 * table by theme of what reviews praise and blame; narrowed by themes at most.
 */
function checkBenchmark(query: Query, metrics: Metrics, at: string): ConfigProblem[] {
  if (!query.benchmark) return [];
  const pointer = `${at}/benchmark`;
  const drop = { repair: [{ op: "remove" as const, path: pointer }] };
  const kind = resultKind(query);
  const isTable = isTableOfSides(query, metrics);
  if (!isTable && ((kind !== "scalar" && kind !== "series") || (query.by?.length ?? 0) > 1 || query.measures))
    return [problem(pointer, "Le repère d’un groupe accompagne un chiffre, ou une courbe seule : retirez « benchmark ».", drop)];
  const [name = ""] = mainMeasures(query);
  const measure = entry(metrics.measures, name);
  if (!isTable && measure && (!levels.has(measure.kind) || !["reviews", "themes", "answers"].includes(measure.source)))
    return [problem(measurePointer(query, name, at), `L’indicateur « ${name} » n’a pas de niveau à comparer entre établissements.`, drop)];
  return Object.keys(query.where ?? {})
    .filter((dimension) => dimension !== "theme")
    .map((dimension) =>
      problem(
        `${at}/where${step(dimension)}`,
        `Le repère d’un groupe ne se lit que par thématique : retirez le filtre « ${dimension} », ou « benchmark ».`,
        drop,
      ),
    );
}

/** What a query asks of measures that more than the rows of the period go into: few such measures have a course in time. */
function checkReach(query: Query, metrics: Metrics, at: string): ConfigProblem[] {
  const kind = resultKind(query);
  return measuresOf(query).flatMap((name): ConfigProblem[] => {
    const measure = entry(metrics.measures, name);
    const reach = measure ? reachOf(measure) : "rows";
    const isByTheme = query.by?.length === 1 && query.by[0] === "theme";
    if (reach === "rows" && (measure?.kind !== "gap" || isByTheme)) return [];
    const is = name === query.measure;
    const pointer = measurePointer(query, name, at);
    if (kind === "feed") return [];
    if ((reach === "themes" && !isByTheme) || measure?.kind === "gap")
      return [problem(pointer, `L’indicateur « ${name} » se lit par thématique : « by » est « theme », seule.`)];
    if (kind === "series" || kind === "matrix")
      return [problem(pointer, `L’indicateur « ${name} » ne se lit ni dans le temps, ni dans un croisement.`)];
    if (is && query.trend && measure && !hasCourse(measure))
      return [
        problem(`${at}/trend`, `L’indicateur « ${name} » n’a pas de courbe : retirez « trend ».`, {
          repair: [{ op: "remove", path: `${at}/trend` }],
        }),
      ];
    return [];
  });
}
