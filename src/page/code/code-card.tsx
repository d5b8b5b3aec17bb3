import { type QueryKey, useQuery } from "@tanstack/react-query";
import { Download, Printer } from "lucide-react";
import type { ReactElement } from "react";

import type { AddressCode, PrintFormat, StartedTask } from "../../generated/types.ts";
import { saveFile } from "../../lib/save-file.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { useFileTask } from "../session/use-file-task.ts";
import styles from "./code.module.css";
import { useTexts } from "./texts.ts";

/** Empty squares around a code, by which readers find it. */
const QUIET = 4;

interface CodeCardProps {
  queryKey: QueryKey;
  read: () => Promise<AddressCode>;
  print: (format: PrintFormat) => Promise<StartedTask>;
  /** Of the drawing, with its ending. */
  fileName: string;
  /** Whether the address is written beside the code. */
  showsAddress?: boolean;
}

/** The QR code of a public address of an establishment, to show, to place in a leaflet, or to print. */
export function CodeCard({ queryKey, read, print, fileName, showsAddress = true }: CodeCardProps): ReactElement {
  const { t } = useTexts();
  const { data, isError } = useQuery({ queryKey, queryFn: read, staleTime: Number.POSITIVE_INFINITY });
  const { run, running } = useFileTask(print);
  if (!data) return isError ? <EmptyState tone="danger" title={t("failed")} /> : <Skeleton shape="lines" />;
  return (
    <div className={styles.code}>
      <svg
        role="img"
        aria-label={t("of", { name: data.establishment.name })}
        viewBox={`${-QUIET} ${-QUIET} ${data.side + 2 * QUIET} ${data.side + 2 * QUIET}`}
        shapeRendering="crispEdges"
      >
        <path d={data.path} />
      </svg>
      <div className={styles.actions}>
        {showsAddress && <p className={styles.address}>{data.address}</p>}
        <Button size="compact" icon={Printer} busy={running.includes("poster")} onClick={() => run("poster")}>
          {t("poster")}
        </Button>
        <Button size="compact" icon={Printer} busy={running.includes("cards")} onClick={() => run("cards")}>
          {t("cards")}
        </Button>
        <Button size="compact" icon={Download} onClick={() => saveFile(fileName, drawingOf(data), "image/svg+xml")}>
          {t("svg")}
        </Button>
      </div>
    </div>
  );
}

/** The code as a drawing that a printer takes at any size. */
function drawingOf({ side, path }: AddressCode): string {
  const whole = side + 2 * QUIET;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${whole} ${whole}"><path fill="#fff" d="M${-QUIET} ${-QUIET}h${whole}v${whole}h${-whole}z"/><path d="${path}"/></svg>`;
}
