import { check } from "../../../engine/check/form.ts";
import type { Clip, ConfigProblem } from "../../../generated/types.ts";
import { isClip } from "../../../generated/validators.js";

/** What was pasted, or the first thing that is wrong with it. */
export function checkClip(value: unknown): { clip: Clip } | { problem: ConfigProblem | undefined } {
  const [problem] = check(isClip, value);
  return !problem && isClip(value) ? { clip: value } : { problem };
}
