import { Filter, List } from "lucide-react";
import { type ReactElement, type ReactNode, useState } from "react";
import { Link } from "react-router-dom";

import type { DayRange } from "../../domain/time/period.ts";
import { Button } from "../../ui/button/button.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Drawer } from "../../ui/drawer/drawer.tsx";
import { ReviewList } from "./review-list.tsx";
import type { Figure, ReviewPanelsProps, Vocabulary } from "./reviews-types.ts";
import { useTexts } from "./texts.ts";
import { VerbatimList } from "./passages/verbatim-list.tsx";

interface FigureDrawerProps {
  /** Null closes it. */
  figure: Figure | null;
  identity?: ReactNode;
  range: DayRange;
  vocabulary: Vocabulary;
  addressOf: ReviewPanelsProps["addressOf"];
  onFocus?: ReviewPanelsProps["onFocus"];
  onReview: (review: string, mention?: string) => void;
  onClose: () => void;
  /** A panel above this one. */
  children: ReactNode;
}

const WIDTH_PX = 520;

/** What a figure is, and what it rests on: its reviews, or the passages that it counts. */
export function FigureDrawer({
  figure,
  identity,
  range,
  vocabulary,
  addressOf,
  onFocus,
  onReview,
  onClose,
  children,
}: FigureDrawerProps): ReactElement {
  // What is shown stays while the panel slides away.
  const [shown, setShown] = useState(figure);
  if (figure !== null && figure !== shown) setShown(figure);
  const { t } = useTexts();
  const address = shown && shown.counts !== "nothing" && addressOf?.(shown);
  const [note, setNote] = useState<string>();
  return (
    <Drawer
      open={figure !== null}
      onClose={onClose}
      title={shown?.label ?? ""}
      note={shown?.counts === "nothing" ? undefined : note}
      width={WIDTH_PX}
      footer={
        (address || (shown?.focus && onFocus)) && (
          <>
            {shown?.focus && onFocus && (
              <Button icon={Filter} onClick={() => shown.focus && onFocus(shown.focus)}>
                {t("focus", { part: shown.part ?? shown.label })}
              </Button>
            )}
            {address && (
              <Link to={address} className={buttonClass({})}>
                <List size={16} aria-hidden /> {t("openIn")}
              </Link>
            )}
          </>
        )
      }
    >
      {identity}
      {shown?.counts === "reviews" && (
        <ReviewList figure={shown} range={range} vocabulary={vocabulary} onNote={setNote} onReview={onReview} />
      )}
      {shown?.counts === "passages" && (
        <VerbatimList key={JSON.stringify(shown)} figure={shown} range={range} onNote={setNote} onReview={onReview} />
      )}
      {children}
    </Drawer>
  );
}
