import { useLayoutEffect, useRef, useState } from "react";

type Handlers = Readonly<Record<string, (...args: never[]) => void>>;

/** The same handlers for ever, each calling the one of the last render: what takes them is not drawn again. */
export function useLatest<H extends Handlers>(handlers: H): H {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(handlers).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
      ) as unknown as H,
  );
  return stable;
}
