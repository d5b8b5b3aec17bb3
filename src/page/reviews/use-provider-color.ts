import { seriesColor } from "../../ui/chart/canvas/chart-theme.ts";
import { useChartTheme } from "../../ui/chart/canvas/use-chart-theme.ts";
import { tellUnknown } from "../session/tell-unknown.ts";
import type { Vocabulary } from "./reviews-types.ts";

/** Gives the colour of a platform's mark, the same as in the tiles. */
export function useProviderColor({ providers = [] }: Pick<Vocabulary, "providers">): (provider: string) => string {
  const theme = useChartTheme();
  return (provider) => {
    const place = providers.findIndex(({ id }) => id === provider);
    if (place < 0 && providers.length > 0) tellUnknown("provider", provider);
    return seriesColor(theme, providers[place]?.color, Math.max(place, 0));
  };
}
