import type { Calls } from "../../../src/generated/calls.ts";
import type { ResultsRequest } from "../../../src/generated/types.ts";
import { isResultsRequest } from "../../../src/generated/validators.js";
import { ApiError } from "../../kit/errors.ts";
import { InvalidInput } from "../../http/contract.ts";
import { requireSound } from "../../http/sound-requests.ts";

/** What an export's address carries: the page's state as the reader sees it, `filters` in JSON. */
type ExportQuery = Calls["exportDashboard"]["query"];

/** The files that a dashboard's tables are made into. */
export type ExportFormat = "csv" | "xlsx";

/** The file and the question of an export's address. Refuses (422) unknown formats and what is no question, (400) filters that are no JSON. */
export function readExportQuery({ format, from, to, compare, filters, overrideSheetId }: ExportQuery): {
  format: ExportFormat;
  request: ResultsRequest;
} {
  if (format !== "csv" && format !== "xlsx")
    throw new ApiError("request.invalid", { errors: [{ pointer: "/format", code: "enum", detail: "Ce format n’est pas proposé." }] });
  const request: unknown = {
    ...(from === undefined ? {} : { from: Number(from) }),
    ...(to === undefined ? {} : { to: Number(to) }),
    ...(compare === undefined ? {} : { compare }),
    ...(filters === undefined ? {} : { filters: parsed(filters) }),
    ...(overrideSheetId === undefined ? {} : { overrideSheetId }),
  };
  requireSound(request);
  if (!isResultsRequest(request)) throw new InvalidInput([...(isResultsRequest.errors ?? [])]);
  return { format, request };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError("request.unreadable");
  }
}
