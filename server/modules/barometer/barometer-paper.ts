import { formatDate } from "../../../src/domain/format/format.ts";
import { typeset } from "../../../src/domain/format/typeset.ts";
import type { Barometer, Dashboard, Query, Widget } from "../../../src/generated/types.ts";

/** The measures of the tables, as on the screen. */
const figures: Query = { measure: "rating", also: ["reviews", "nps-estimated", "response-rate"] };

/**
 * A month as a document that holds all of its screen: the sentences first, then the tiles, then the tables of its parts and the
 * incidents, which the screen draws by itself.
 */
export function paperDocument({ dashboard, sentences, calendar, children, incidents, name, period }: Barometer): Dashboard {
  const tables: Record<string, Widget> = {
    categories: {
      type: "categories-table",
      title: "Par catégorie",
      query: { ...figures, by: ["category"] },
      options: { sparkline: false },
    },
    ...(children.length > 0
      ? {
          children: { type: "categories-table", title: "Par secteur", query: { ...figures, by: ["child"] }, options: { sparkline: false } },
        }
      : {}),
    incidents: { type: "text", title: "Incidents signalés dans les avis", query: { text: incidentsText(incidents) } },
  };
  const [tab] = dashboard.layout.tabs;
  return {
    ...dashboard,
    title: typeset(`Baromètre : ${formatDate(period.from, "month")}, ${name}`).slice(0, 160),
    widgets: {
      ...dashboard.widgets,
      ...tables,
      sentences: { type: "text", title: "Le mois en trois phrases", query: { text: sentencesText(sentences, calendar) } },
    },
    layout: {
      tabs: [
        {
          id: tab?.id ?? "month",
          sections: [
            { id: "said", grid: [{ widget: "sentences", x: 0, y: 0, w: 12, h: 3 }] },
            ...(tab?.sections ?? []),
            { id: "parts", grid: Object.keys(tables).map((widget, at) => ({ widget, x: 0, y: 5 * at, w: 12, h: 5 })) },
          ],
        },
      ],
    },
  };
}

/** What the parts of the month's sentences are, in their order. */
const terms = ["Ce qui a bougé", "D’où vient l’écart", "En parallèle"];
/** The longest text of a widget. */
const LONGEST = 4_000;

function sentencesText(sentences: readonly string[], calendar: readonly string[]): string {
  const context = (sentences[2] ?? "").toLowerCase();
  // Within the sentence its first word may be in lower case.
  const more = calendar.filter((one) => !context.includes(one.toLowerCase()));
  const said = sentences.map((sentence, at) => `**${terms[at] ?? ""}** : ${plain(sentence)}`);
  return cut([...said, ...(more.length > 0 ? [`**Différences de calendrier** : ${plain(more.join(" "))}`] : [])].join("\n\n"));
}

function incidentsText(incidents: Barometer["incidents"]): string {
  if (incidents.length === 0) return "Aucun incident signalé dans les avis du mois.";
  return cut(
    incidents.map(({ label, reviews, previous_reviews: before }) => `- ${plain(label)} : ${reviews} avis (N-1 : ${before})`).join("\n"),
  );
}

/** A text that Markdown takes at its word, whatever a journal's title holds. */
function plain(text: string): string {
  return typeset(text)
    .replace(/\s*\n\s*/g, " ")
    .replace(/[!-/:-@[-`{-~]/g, "\\$&");
}

const cut = (text: string): string => typeset(text.slice(0, LONGEST));
