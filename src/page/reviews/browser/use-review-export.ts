import type { ReviewExportRequest } from "../../../generated/types.ts";
import { callApi } from "../../../lib/api.ts";
import type { Action } from "../../action/use-action.ts";
import { useFileTask } from "../../session/use-file-task.ts";
import { useTexts } from "./texts.ts";

/** Starts a file of reviews; a search that finds too many says how many, and what to do. */
export function useReviewExport(): Action<ReviewExportRequest> {
  const { t } = useTexts();
  return useFileTask((request) => callApi("exportReviews", { body: request }), t("export.failed"));
}
