import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useParams } from "react-router-dom";

import { formatMoney } from "../../domain/payment/price.ts";
import type { SandboxPlay } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { Problem } from "../../lib/problem.ts";
import { useAction } from "../../page/action/use-action.ts";
import { PageError } from "../../page/messages/page-error.tsx";
import UnavailableScreen from "../../page/messages/unavailable.tsx";
import { Button } from "../../ui/button/button.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Card } from "../../ui/card/card.tsx";
import { Loader } from "../../ui/loader/loader.tsx";
import styles from "./payment-sandbox.module.css";
import { useTexts } from "./texts.ts";

const pageQuery = (token: string) =>
  queryOptions({
    queryKey: ["payment-sandbox", token],
    queryFn: () => callApi("readSandboxPayment", { params: { token } }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** The bank of the demonstration: its payer plays every course of a payment. */
export default function SandboxScreen(): ReactElement {
  const { token = "" } = useParams();
  const { t } = useTexts();
  const client = useQueryClient();
  const query = pageQuery(token);
  const { data, error } = useQuery(query);
  const play = useAction({
    act: (course: SandboxPlay) => callApi("playSandboxPayment", { params: { token }, body: { course } }),
    onDone: (now) => void client.setQueryData(query.queryKey, now),
    // Played meanwhile, in another tab: the page shows how it went.
    onFailed: (failed) => void (isLate(failed) && client.invalidateQueries(query)),
    failure: (failed) => (isLate(failed) ? null : { title: t("failed"), msg: failed instanceof Problem ? failed.message : undefined }),
  });
  if (error instanceof Problem && error.status === 404) return <UnavailableScreen />;
  if (error) return <PageError />;
  if (!data) return <Loader />;
  const { fact, method, label, amount, return_address, cancel_address } = data;
  const courses = coursesOf(fact, method);
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      <Card
        footer={
          <a
            className={buttonClass({ size: "form", variant: fact === null ? "secondary" : "primary" })}
            href={fact === null ? cancel_address : return_address}
          >
            {t(fact === null ? "giveUp" : "return")}
          </a>
        }
      >
        <p>{t("text", { label, amount: formatMoney(amount) })}</p>
        <p className={styles.by}>{t("by", { method: t(method) })}</p>
        {play.error && isLate(play.error) && <p className={styles.by}>{t("meanwhile")}</p>}
        {fact !== null && (
          <p role="status" className={styles.state}>
            {t(`state.${fact}`)}
          </p>
        )}
        <div className={styles.courses}>
          {courses.map((course, index) => (
            <Button
              key={course}
              size="form"
              variant={index === 0 && fact === null ? "primary" : "secondary"}
              busy={play.running.includes(course)}
              onClick={() => play.run(course)}
            >
              {t(`choices.${course}`)}
            </Button>
          ))}
        </div>
      </Card>
    </div>
  );
}

function isLate(error: Error): boolean {
  return error instanceof Problem && error.status === 409;
}

/** What can be played next. */
function coursesOf(fact: string | null, method: "sepa_debit" | "card"): SandboxPlay[] {
  if (fact === null) return [...(method === "sepa_debit" ? (["pending"] as const) : []), "paid", "twice", "refused", "expired"];
  if (fact === "submitted") return ["settle", "reject"];
  return fact === "paid" ? ["reverse"] : [];
}
