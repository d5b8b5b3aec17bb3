import { type RefObject, useEffect } from "react";

/** Gives a field the focus as it comes, where its widget has just been added: nothing of it is there to be read yet. */
export function useFresh(field: RefObject<HTMLElement | null>, fresh: boolean): void {
  useEffect(() => {
    if (fresh) field.current?.focus();
  }, [field, fresh]);
}
