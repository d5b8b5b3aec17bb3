import { type RefObject, useEffect, useRef, useState } from "react";

import { observeSize, type Size } from "../../../src/ui/chart/observe-size.ts";

/** The inner size of an element once it is known, `first` until then. */
export function useBox(first: Size): [ref: RefObject<HTMLDivElement | null>, size: Size] {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(first);
  useEffect(() => {
    const element = ref.current;
    return element ? observeSize(element, (next) => next.width > 0 && next.height > 0 && setSize(next)) : undefined;
  }, []);
  return [ref, size];
}
