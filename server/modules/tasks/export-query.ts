import type { Calls } from "../../../src/generated/calls.ts";
import type { Dashboard, ResultsRequest } from "../../../src/generated/types.ts";
import { isResultsRequest } from "../../../src/generated/validators.js";
import { InvalidInput } from "../../http/contract.ts";
import { requireSound } from "../../http/sound-requests.ts";
import { ApiError } from "../../kit/errors.ts";
import type { PaperLayout } from "../../paper/paper-order.ts";
import { type ExportFormat, type PaperWish, usualLayout } from "./export-wish.ts";

/** What an export's address carries: the page's state as the reader sees it, `filters` in JSON. */
type ExportQuery = Partial<Calls["exportDashboard"]["query"]>;

const formats: readonly string[] = ["csv", "xlsx", "pdf"] satisfies ExportFormat[];
const orientations: readonly string[] = ["portrait", "landscape"] satisfies PaperLayout["orientation"][];
const texts: readonly string[] = ["small", "normal", "large"] satisfies PaperLayout["text"][];
/** The longest state of a page in an address. */
const LONGEST_SEARCH = 4_000;

/** The file and the question of an export's address. Refuses (422) unknown formats and what is no question, (400) filters that are no JSON. */
export function readExportQuery({ format, from, to, compare, filters, overrideSheetId }: ExportQuery): {
  format: ExportFormat;
  request: ResultsRequest;
} {
  if (format === undefined || !formats.includes(format)) throw unknown("/format", "Ce format n’est pas proposé.");
  const request: unknown = {
    ...(from === undefined ? {} : { from: Number(from) }),
    ...(to === undefined ? {} : { to: Number(to) }),
    ...(compare === undefined ? {} : { compare }),
    ...(filters === undefined ? {} : { filters: parsed(filters) }),
    ...(overrideSheetId === undefined ? {} : { overrideSheetId }),
  };
  requireSound(request);
  if (!isResultsRequest(request)) throw new InvalidInput([...(isResultsRequest.errors ?? [])]);
  return { format: format as ExportFormat, request };
}

/**
 * What an address says of the PDF of a document: its sheet, its letters, its tabs, and the page that it leads back to.
 * Refuses (422) what is not proposed.
 */
export function readPaperWish(
  { orientation, text, tabs: named, state }: ExportQuery,
  { layout }: Pick<Dashboard, "layout">,
  page: string,
): PaperWish {
  if (orientation !== undefined && !orientations.includes(orientation))
    throw unknown("/orientation", "Choisissez « portrait » ou « landscape ».");
  if (text !== undefined && !texts.includes(text)) throw unknown("/text", "Choisissez « small », « normal » ou « large ».");
  const tabs = named?.split(",");
  if (tabs && !layout.tabs.some(({ id }) => tabs.includes(id))) throw unknown("/tabs", "Choisissez au moins un onglet de cette page.");
  if ((state?.length ?? 0) > LONGEST_SEARCH) throw unknown("/state", "L’adresse de la page est trop longue.");
  // Nothing but names and values is taken over.
  const search = new URLSearchParams(state).toString();
  return {
    layout: {
      orientation: (orientation ?? usualLayout.orientation) as PaperLayout["orientation"],
      text: (text ?? usualLayout.text) as PaperLayout["text"],
    },
    ...(tabs ? { tabs } : {}),
    address: search === "" ? page : `${page}?${search}`,
  };
}

function unknown(pointer: string, detail: string): ApiError {
  return new ApiError("request.invalid", { errors: [{ pointer, code: "enum", detail }] });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError("request.unreadable");
  }
}
