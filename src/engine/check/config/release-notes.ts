import type { ConfigProblem, ReleaseNotesDocument } from "../../../generated/types.ts";
import { checkDay } from "../day.ts";
import { problem } from "../problems.ts";

/** The problems of schema-valid release notes: days that exist, each version once, the newest first. */
export function checkReleaseNotes({ versions }: ReleaseNotesDocument): ConfigProblem[] {
  return versions.flatMap(({ version, date }, index): ConfigProblem[] => {
    const at = `/versions/${index}`;
    const previous = versions[index - 1];
    const days = checkDay(date, `${at}/date`);
    if (days.length > 0) return days;
    if (versions.findIndex((other) => other.version === version) < index)
      return [problem(`${at}/version`, `La version ${version} figure déjà dans cette liste.`)];
    return previous && previous.date < date
      ? [
          problem(
            `${at}/date`,
            `Les versions vont de la plus récente à la plus ancienne : celle-ci (${date}) suit une version du ${previous.date}.`,
          ),
        ]
      : [];
  });
}
