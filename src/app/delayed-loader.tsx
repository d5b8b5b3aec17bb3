import { type ReactElement, useEffect, useState } from "react";

import { SKELETON_DELAY_MS } from "../domain/constants.ts";
import { Loader } from "../ui/loader/loader.tsx";

/** The loader, once waiting has become noticeable: a screen that is there at once must not flash one. */
export function DelayedLoader(): ReactElement | null {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return shown ? <Loader /> : null;
}
