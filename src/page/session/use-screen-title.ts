import { useEffect } from "react";

import { useSession } from "./session.ts";

/** Names what a screen shows in the browser's title, instead of the kind of screen: «Saison estivale · Belvédère». */
export function useScreenTitle(title: string): void {
  const { name } = useSession().app.product;
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
}
