import { queryOptions } from "@tanstack/react-query";

import { DOWNLOAD_TIMEOUT_MS } from "../../domain/constants.ts";
import type { DownloadTask } from "../../generated/types.ts";
import { callApi, callResponse } from "../../lib/api.ts";
import { isListening } from "../../lib/live-events.ts";
import { saveFile } from "../../lib/save-file.ts";

/** How often a file under way is asked after (ms): in case its end is not heard of, and where nothing is heard. */
const LOOK_MS = { listening: 15_000, deaf: 1500 };

/** The user's download tasks, newest first; looked at again while one is under way. */
export const tasksQuery = queryOptions({
  queryKey: ["tasks"],
  queryFn: () => callApi("listTasks"),
  refetchInterval: ({ state }) =>
    state.data?.some((task) => task.state === "pending") ? LOOK_MS[isListening() ? "listening" : "deaf"] : false,
});

/** Fetches a finished task's file and hands it to the reader. */
export async function downloadTask({ id, filename }: DownloadTask): Promise<void> {
  const answer = await callResponse("downloadTask", { params: { id }, timeoutMs: DOWNLOAD_TIMEOUT_MS, headers: { Accept: "*/*" } });
  saveFile(filename, await answer.blob(), answer.headers.get("Content-Type") ?? "application/octet-stream");
}

export async function removeTask(id: string): Promise<void> {
  await callApi("deleteTask", { params: { id } });
}
