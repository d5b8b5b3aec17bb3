import { useQuery } from "@tanstack/react-query";
import { Download, Printer } from "lucide-react";
import type { ReactElement } from "react";

import type { PrintFormat, ReviewCode } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { saveFile } from "../../lib/save-file.ts";
import { useFileTask } from "../../page/session/use-file-task.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import styles from "./moderation.module.css";
import { useTexts } from "./texts.ts";

/** Empty squares around a code, by which readers find it. */
const QUIET = 4;

/** The QR code of the page on which visitors leave a review of an establishment, to show, to place in a leaflet, or to print. */
export function ReviewCodeCard({ establishment }: { establishment: string }): ReactElement {
  const { t } = useTexts();
  const { data, isError } = useQuery({
    queryKey: ["moderation", "code", establishment],
    queryFn: () => callApi("readReviewCode", { params: { id: establishment } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { run, running } = useFileTask((format: PrintFormat) =>
    callApi("printReviewCode", { params: { id: establishment }, body: { format } }),
  );
  if (!data) return isError ? <EmptyState tone="danger" title={t("collect.codeFailed")} /> : <Skeleton shape="lines" />;
  return (
    <div className={styles.code}>
      <svg
        role="img"
        aria-label={t("collect.codeOf", { name: data.establishment.name })}
        viewBox={`${-QUIET} ${-QUIET} ${data.side + 2 * QUIET} ${data.side + 2 * QUIET}`}
        shapeRendering="crispEdges"
      >
        <path d={data.path} />
      </svg>
      <div className={styles.codeActions}>
        <p className={styles.codeAddress}>{data.address}</p>
        <Button size="compact" icon={Printer} busy={running.includes("poster")} onClick={() => run("poster")}>
          {t("collect.poster")}
        </Button>
        <Button size="compact" icon={Printer} busy={running.includes("cards")} onClick={() => run("cards")}>
          {t("collect.cards")}
        </Button>
        <Button size="compact" icon={Download} onClick={() => saveFile("code-qr-avis.svg", drawingOf(data), "image/svg+xml")}>
          {t("collect.svg")}
        </Button>
      </div>
    </div>
  );
}

/** The code as a drawing that a printer takes at any size. */
function drawingOf({ side, path }: ReviewCode): string {
  const whole = side + 2 * QUIET;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${whole} ${whole}"><path fill="#fff" d="M${-QUIET} ${-QUIET}h${whole}v${whole}h${-whole}z"/><path d="${path}"/></svg>`;
}
