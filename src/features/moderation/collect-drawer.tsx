import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Copy, ExternalLink, QrCode } from "lucide-react";
import { type ReactElement, useDeferredValue, useState } from "react";

import { callApi } from "../../lib/api.ts";
import { CodeCard } from "../../page/code/code-card.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Button } from "../../ui/button/button.tsx";
import { Drawer } from "../../ui/drawer/drawer.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { SearchField } from "../../ui/text-field/search-field.tsx";
import { useToasts } from "../../ui/toast/toasts.tsx";
import { InviteForm } from "./invite-form.tsx";
import styles from "./moderation.module.css";
import { useTexts } from "./texts.ts";

/** The public address at which visitors leave a review of each establishment, to send or to print. */
export function CollectDrawer({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const { t } = useTexts();
  const { notify } = useToasts();
  const [search, setSearch] = useState("");
  const words = useDeferredValue(search.trim());
  const [shown, setShown] = useState<string | null>(null);
  const { data, isError } = useQuery({
    queryKey: ["moderation", "sheets", words],
    queryFn: () => callApi("listModerationSheets", { query: words ? { search: words } : {} }),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  const copy = async (address: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      notify({ type: "success", title: t("collect.copied"), msg: address });
    } catch {
      notify({ type: "error", title: t("collect.copyFailed"), msg: address });
    }
  };
  return (
    <Drawer open={open} onClose={onClose} title={t("collect.title")} note={t("collect.note")}>
      <SearchField value={search} onChange={setSearch} placeholder={t("collect.search")} />
      {!data && (isError ? <EmptyState tone="danger" title={t("collect.failed")} /> : <Skeleton shape="lines" />)}
      {data?.total === 0 && <EmptyState title={t("collect.none")} />}
      <ul className={styles.places}>
        {data?.items.map(({ id, name, city, reviews, pending }) => {
          const address = `${location.origin}/public/review/new/${id}`;
          return (
            <li key={id}>
              <div className={styles.place}>
                <div>
                  <strong>{name}</strong>
                  <p className={styles.muted}>
                    {[city, t("collect.reviews", { count: reviews }), pending > 0 && t("collect.pending", { count: pending })]
                      .filter(Boolean)
                      .join(", ")}
                  </p>
                </div>
                <Button
                  size="compact"
                  icon={QrCode}
                  aria-expanded={shown === id}
                  aria-label={t("collect.codeOf", { name })}
                  onClick={() => setShown(shown === id ? null : id)}
                >
                  {t("collect.code")}
                </Button>
                <Button size="compact" icon={Copy} onClick={() => void copy(address)} aria-label={t("collect.copyOf", { name })}>
                  {t("collect.copy")}
                </Button>
                <a
                  href={address}
                  target="_blank"
                  rel="noreferrer"
                  className={buttonClass({ size: "compact", variant: "ghost" })}
                  aria-label={t("collect.openOf", { name })}
                >
                  <ExternalLink size={14} aria-hidden />
                </a>
              </div>
              {shown === id && (
                <>
                  <CodeCard
                    queryKey={["moderation", "code", id]}
                    read={() => callApi("readReviewCode", { params: { id } })}
                    print={(format) => callApi("printReviewCode", { params: { id }, body: { format } })}
                    fileName="code-qr-avis.svg"
                  />
                  <InviteForm establishment={id} name={name} />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Drawer>
  );
}
