import { useSearchParams } from "react-router-dom";

import { barometerMonth, latestMonth, type Month, monthOf, readMonth } from "../../domain/barometer/month.ts";

interface BarometerAddress {
  /** The month that is read: the address names it, else it is the latest that is over. */
  month: Month;
  /** The running month: the last one that can be read. */
  running: Month;
  territory: string;
  show: (part: { month?: Month; territory?: string }) => void;
}

/** Month and territory of the barometer, in its address; `own` is the territory where it names none. */
export function useBarometerAddress(today: string, own: string): BarometerAddress {
  const [search, setSearch] = useSearchParams();
  const month = readMonth(search.get("month"), search.get("year")) ?? latestMonth(today);
  const territory = search.get("territory") ?? own;
  return {
    month,
    running: monthOf(today),
    territory,
    show: (part) =>
      setSearch((before) => {
        const next = new URLSearchParams(before);
        const shown = part.month ?? month;
        next.set("month", barometerMonth(shown.month));
        next.set("year", String(shown.year));
        const wanted = part.territory ?? territory;
        if (wanted === own) next.delete("territory");
        else next.set("territory", wanted);
        next.delete("avis");
        return next;
      }),
  };
}
