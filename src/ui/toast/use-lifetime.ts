import { useEffect, useEffectEvent, useRef } from "react";

/** Calls back once a lifetime has passed, the time spent paused not counted. */
export function useLifetime(lifetime: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(lifetime);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return;
    const started = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [paused]);
}
