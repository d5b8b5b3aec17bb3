import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useMemo } from "react";

import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { AnswerEditor } from "./answer-editor.tsx";
import { answerQuery } from "./answer-queries.ts";
import { accountAnswer, type AnswerSource } from "./answer-source.ts";
import { useTexts } from "./texts.ts";

interface AnswerBoxProps {
  /** The review, or where its answer is kept without an account. */
  review: string | AnswerSource;
  /** Level of its heading. */
  level?: 2 | 3 | 4;
  /** After an answer was sent, declared or refused: figures that the page has read by itself are out of date. */
  onSent: () => void;
  /** After a suggestion was asked for. */
  onSuggested?: () => void;
}

/** What counts or lists reviews by their answers, wherever it is shown. */
const outdated = ["answers", "reviews", "review", "facets", "verbatims", "today"];

/** The answer to a review, wherever the review is shown: written, checked, sent, and what became of it. */
export function AnswerBox({ review, level = 3, onSent, onSuggested }: AnswerBoxProps): ReactElement {
  const { t } = useTexts();
  const source = useMemo(() => (typeof review === "string" ? accountAnswer(review) : review), [review]);
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(answerQuery(source));
  const sent = (): void => {
    for (const queryKey of [...outdated.map((key) => [key]), ["menu", "counts"]]) void client.invalidateQueries({ queryKey });
    onSent();
  };
  if (data) return <AnswerEditor key={source.key} answer={data} source={source} level={level} onSent={sent} onSuggested={onSuggested} />;
  return (
    <Card title={t("title")} level={level} aria-busy={!isError}>
      {isError ? (
        <p>
          {t("failed")}{" "}
          <Button size="compact" onClick={() => void refetch()}>
            {t("retry")}
          </Button>
        </p>
      ) : (
        <Skeleton shape="lines" />
      )}
    </Card>
  );
}
