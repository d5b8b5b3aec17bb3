import { useEffect, useEffectEvent, useRef } from "react";

import type { ConfigProblem } from "../../../generated/types.ts";

/** F8 goes to the next problem, Maj F8 to the one before; each time round again. Returns the way to one. */
export function useProblemWalk(problems: readonly ConfigProblem[], go: (problem: ConfigProblem) => void): (problem: ConfigProblem) => void {
  const at = useRef(-1);
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== "F8" || problems.length === 0) return;
    event.preventDefault();
    const by = event.shiftKey ? -1 : 1;
    at.current = (Math.max(at.current, by > 0 ? -1 : 0) + by + problems.length) % problems.length;
    const problem = problems[at.current];
    if (problem) go(problem);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return (problem) => {
    at.current = problems.indexOf(problem);
    go(problem);
  };
}
