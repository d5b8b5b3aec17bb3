import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useParams } from "react-router-dom";

import { callApi } from "../../lib/api.ts";
import styles from "./own-review.module.css";
import { PublicFrame } from "./public-frame.tsx";
import { dayIn, useWords } from "./words.ts";
import { filled } from "../../domain/texts/filled.ts";

/** The state of a reader's report, by the link of its receipt. */
export default function ReceiptScreen(): ReactElement {
  const { token = "" } = useParams();
  const spoken = useWords();
  const { lang, words } = spoken;
  const { data, error, refetch } = useQuery({
    queryKey: ["report-receipt", token],
    queryFn: () => callApi("readPublicReport", { params: { token } }),
  });
  return (
    <PublicFrame
      spoken={spoken}
      query={{ data, error, refetch }}
      owner={data?.establishment}
      product={undefined}
      title={words && data && filled(words.report.receipt, { place: data.establishment })}
    >
      {(present) =>
        data && (
          <div className={styles.author}>
            <p role="status" className={styles.state}>
              {data.decided_at === null
                ? filled(present.report.waiting, { date: dayIn(lang, data.due_at) })
                : filled(present.report[outcomeOf(data.upheld)], { date: dayIn(lang, data.decided_at) })}
            </p>
            <p>{filled(present.author.reason, { reason: data.ground.label[lang] })}</p>
          </div>
        )
      }
    </PublicFrame>
  );
}

/** How a report ended; without a decision, its review was withdrawn by its author. */
function outcomeOf(upheld: boolean | null): "upheld" | "dismissed" | "withdrawn" {
  if (upheld === null) return "withdrawn";
  return upheld ? "upheld" : "dismissed";
}
