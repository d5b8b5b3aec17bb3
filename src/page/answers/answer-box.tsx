import { useQuery } from "@tanstack/react-query";
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
  /** After an answer was sent or declared: figures and lists of the page are out of date. */
  onSent: () => void;
  /** After a suggestion was asked for. */
  onSuggested?: () => void;
}

/** The answer to a review, wherever the review is shown: written, checked, sent, and what became of it. */
export function AnswerBox({ review, level = 3, onSent, onSuggested }: AnswerBoxProps): ReactElement {
  const { t } = useTexts();
  const source = useMemo(() => (typeof review === "string" ? accountAnswer(review) : review), [review]);
  const { data, isError, refetch } = useQuery(answerQuery(source));
  if (data) return <AnswerEditor key={source.key} answer={data} source={source} level={level} onSent={onSent} onSuggested={onSuggested} />;
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
