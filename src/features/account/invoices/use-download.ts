import { callResponse } from "../../../lib/api.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { type Action, useAction } from "../../../page/action/use-action.ts";
import { useTexts } from "./texts.ts";

/** Downloads one invoice by its id, or those of a year by its four digits. */
export function useDownload(): Action<string> {
  const { t } = useTexts();
  return useAction({
    key: (what) => what,
    act: async (what) => {
      const response = await (/^\d{4}$/.test(what)
        ? callResponse("downloadInvoices", { query: { year: what } })
        : callResponse("downloadInvoice", { params: { id: what } }));
      const [, name] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
      saveFile(name ?? "facture.pdf", await response.blob(), response.headers.get("content-type") ?? "application/pdf");
    },
    failure: t("downloadFailed"),
  });
}
