import type { UseQueryResult } from "@tanstack/react-query";
import { Link2, SearchX } from "lucide-react";
import type { ReactElement, ReactNode } from "react";

import { Problem } from "../../lib/problem.ts";
import { Button } from "../../ui/button/button.tsx";
import { Drawer } from "../../ui/drawer/drawer.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Loader } from "../../ui/loader/loader.tsx";
import { useTexts } from "./texts.ts";
import { useToasts } from "../../ui/toast/toasts.tsx";

interface DetailPanelProps<Detail> {
  open: boolean;
  onClose: () => void;
  /** Reads what the panel shows. */
  query: Pick<UseQueryResult<Detail>, "data" | "error" | "isError" | "refetch">;
  /** The panel's title, once its content has come and before. */
  title: (detail: Detail | undefined) => string;
  /** Small text under the title. */
  note?: (detail: Detail) => ReactNode;
  /** Says that there is no such thing, or that it is somebody else's: both look the same. */
  absent: { title: string; text: string };
  /** Buttons of the header. */
  actions?: ReactNode;
  children: (detail: Detail) => ReactElement;
}

const WIDTH_PX = 640;
/** Statuses of an id that leads to nothing. */
const ABSENT = [400, 404, 422];

/** One thing of a list in a panel beside it, in each of its states: coming, unreadable, absent, shown. The page's address holds which. */
export function DetailPanel<Detail>(props: DetailPanelProps<Detail>): ReactElement {
  const { open, onClose, query, title, note, absent, actions, children } = props;
  const { t } = useTexts();
  const { data, error, isError, refetch } = query;
  const isAbsent = error instanceof Problem && ABSENT.includes(error.status);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      width={WIDTH_PX}
      title={!data && isAbsent ? absent.title : title(data)}
      note={data && note?.(data)}
      actions={actions}
      footer={data && <CopyAddressButton />}
    >
      {data ? (
        children(data)
      ) : isAbsent ? (
        <EmptyState icon={SearchX} tone="warning" title={absent.title} actions={<Button onClick={onClose}>{t("close")}</Button>}>
          {absent.text}
        </EmptyState>
      ) : isError ? (
        <EmptyState tone="danger" title={t("failed")} actions={<Button onClick={() => void refetch()}>{t("retry")}</Button>} />
      ) : (
        <Loader />
      )}
    </Drawer>
  );
}

/** Copies the page's address, which holds what the panel shows: it can be handed on as it is. */
function CopyAddressButton(): ReactElement {
  const { t } = useTexts();
  const { notify } = useToasts();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      notify({ type: "success", title: t("shared") });
    } catch {
      // No permission, or no clipboard outside a secure context.
      notify({ type: "warning", title: t("shareFailed"), msg: t("shareFailedText") });
    }
  };
  return (
    <Button icon={Link2} onClick={() => void copy()}>
      {t("share")}
    </Button>
  );
}
