import { useQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronUp, Link2, SearchX } from "lucide-react";
import { type ReactElement, useState } from "react";

import { Problem } from "../../lib/problem.ts";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Drawer } from "../../ui/drawer/drawer.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Loader } from "../../ui/loader/loader.tsx";
import { useToasts } from "../../ui/toast/toasts.tsx";
import { reviewQuery } from "./review-queries.ts";
import { ReviewSheet } from "./review-sheet.tsx";
import type { Vocabulary } from "./reviews-types.ts";
import { useTexts } from "./texts.ts";
import type { Neighbours } from "./use-neighbours.ts";

interface ReviewDrawerProps {
  /** Null closes it. */
  review: string | null;
  mention: string | null;
  vocabulary: Vocabulary;
  /** Those of the list that the review was opened from. */
  neighbours?: Neighbours | undefined;
  onTurn?: ((review: string) => void) | undefined;
  onClose: () => void;
  onCorrected: () => void;
}

const WIDTH_PX = 640;

/** One review in a panel. A review of somebody else is as absent as one that never was. */
export function ReviewDrawer({ review, mention, vocabulary, neighbours, onTurn, onClose, onCorrected }: ReviewDrawerProps): ReactElement {
  const { t } = useTexts();
  // What is shown stays while the panel slides away.
  const [shown, setShown] = useState(review);
  if (review !== null && review !== shown) setShown(review);
  const id = shown ?? "";
  const { data, error, isError, refetch } = useQuery({ ...reviewQuery(id), enabled: id !== "" });
  const absent = error instanceof Problem && (error.status === 404 || error.status === 422 || error.status === 400);
  const title = data ? t("review.titleOf", { name: data.review.establishment_name }) : absent ? t("review.absent") : t("review.title");
  return (
    <Drawer
      open={review !== null}
      onClose={onClose}
      width={WIDTH_PX}
      title={title}
      note={data?.review.commune}
      actions={neighbours && onTurn && <TurnButtons {...neighbours} onTurn={onTurn} />}
      footer={data && <CopyAddressButton />}
    >
      {data ? (
        <ReviewSheet key={id} detail={data} mention={mention} vocabulary={vocabulary} onCorrected={onCorrected} />
      ) : absent ? (
        <EmptyState icon={SearchX} tone="warning" title={t("review.absent")} actions={<Button onClick={onClose}>{t("close")}</Button>}>
          {t("review.absentText")}
        </EmptyState>
      ) : isError ? (
        <EmptyState tone="danger" title={t("failed")} actions={<Button onClick={() => void refetch()}>{t("retry")}</Button>} />
      ) : (
        <Loader />
      )}
    </Drawer>
  );
}

/** From one review of the list to the next. */
function TurnButtons({ before, after, onTurn }: Neighbours & { onTurn: (review: string) => void }): ReactElement {
  const { t } = useTexts();
  return (
    <>
      <IconButton
        icon={ChevronUp}
        bordered
        label={t("review.before")}
        disabled={before === null}
        onClick={() => before !== null && onTurn(before)}
      />
      <IconButton
        icon={ChevronDown}
        bordered
        label={t("review.after")}
        disabled={after === null}
        onClick={() => after !== null && onTurn(after)}
      />
    </>
  );
}

/** The page's address holds the review: it can be handed on as it is. */
function CopyAddressButton(): ReactElement {
  const { t } = useTexts();
  const { notify } = useToasts();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      notify({ type: "success", title: t("review.shared") });
    } catch {
      // No permission, or no clipboard outside a secure context.
      notify({ type: "warning", title: t("review.shareFailed"), msg: t("review.shareFailedText") });
    }
  };
  return (
    <Button icon={Link2} onClick={() => void copy()}>
      {t("review.share")}
    </Button>
  );
}
