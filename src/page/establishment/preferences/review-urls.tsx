import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil, Plus, Power, PowerOff, X } from "lucide-react";
import { type ReactElement, useState } from "react";

import type { ReviewUrl } from "../../../generated/types.ts";
import { Problem } from "../../../lib/problem.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { useAction } from "../../action/use-action.ts";
import form from "../../form/form.module.css";
import { useProviderColor } from "../../reviews/use-provider-color.ts";
import { useSession } from "../../session/session.ts";
import styles from "./preferences.module.css";
import { useTexts } from "./texts.ts";
import { UrlField } from "./url-field.tsx";
import { callApi } from "../../../lib/api.ts";
import { createOnce } from "../../../lib/create-once.ts";

/** The addresses on which the reviews of an establishment are published: created, edited, deactivated, activated, taken off. */
export function ReviewUrls({ id }: { id: string }): ReactElement {
  const { t } = useTexts();
  const { data, isError, refetch } = useQuery(urlsQuery(id));
  const [typed, setTyped] = useState("");
  const client = useQueryClient();
  const create = useAction({
    act: (url: string) => createUrl(id, url),
    onDone: async () => {
      setTyped("");
      await refreshUrls(client, id);
    },
    success: ({ url }) => ({ title: t("urls.created"), msg: url }),
    undo:
      ({ id: urlId }) =>
      async () => {
        await removeUrl(id, urlId);
        await refreshUrls(client, id);
      },
    failure: (error) => (saidOf(error) ? null : { title: t("urls.failed"), msg: error.message }),
  });
  return (
    <Card title={t("urls.title")} className={form.card}>
      {!data && !isError && <Skeleton shape="lines" />}
      {!data && isError && (
        <EmptyState
          tone="danger"
          title={t("urls.unreadable")}
          actions={<Button onClick={() => void refetch()}>{t("urls.retry")}</Button>}
        />
      )}
      {data && (
        <div className={styles.body}>
          <p className={styles.text}>{t("urls.text")}</p>
          {data.review_urls.length === 0 && <p className={styles.text}>{t("urls.none")}</p>}
          <UrlList id={id} label={t("urls.active")} urls={data.review_urls} />
          {data.review_urls_inactives.length > 0 && (
            <>
              <h3 className={styles.subtitle}>{t("urls.inactive")}</h3>
              <UrlList id={id} label={t("urls.inactive")} urls={data.review_urls_inactives} />
            </>
          )}
          <UrlField
            label={t("urls.new")}
            value={typed}
            onChange={(url) => {
              create.reset();
              setTyped(url);
            }}
            error={saidOf(create.error)}
            onSubmit={create.run}
            buttons={(ready) => (
              <Button type="submit" size="form" variant="primary" icon={Plus} disabled={!ready} busy={create.busy}>
                {t("urls.add")}
              </Button>
            )}
          />
        </div>
      )}
    </Card>
  );
}

/** What the server says of the address itself. */
function saidOf(error: Error | null): string | undefined {
  return error instanceof Problem ? error.errors.find(({ pointer }) => pointer === "/url")?.detail : undefined;
}

function UrlList({ id, label, urls }: { id: string; label: string; urls: readonly ReviewUrl[] }): ReactElement | null {
  if (urls.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.urls}>
      {urls.map((url) => (
        <UrlRow key={url.id} id={id} url={url} />
      ))}
    </ul>
  );
}

/** One address and what can be done with it; each can be taken back. */
function UrlRow({ id, url }: { id: string; url: ReviewUrl }): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const { app } = useSession();
  const colorOf = useProviderColor(app);
  const provider = app.providers?.find((one) => one.id === url.provider)?.name ?? url.provider;
  const [editing, setEditing] = useState<string | null>(null);
  const refresh = (): Promise<void> => refreshUrls(client, id);
  const back = (undo: () => Promise<unknown>) => () => async (): Promise<void> => {
    await undo();
    await refresh();
  };
  const failure = (error: Error) => ({ title: t("urls.failed"), msg: error.message });
  const toggle = useAction({
    act: () => changeUrl(id, url.id, { is_inactive: !url.is_inactive }),
    onDone: refresh,
    success: ({ is_inactive }) => ({ title: t(is_inactive ? "urls.deactivated" : "urls.activated"), msg: url.url }),
    undo: back(() => changeUrl(id, url.id, { is_inactive: url.is_inactive })),
    failure,
  });
  const remove = useAction({
    act: () => removeUrl(id, url.id),
    onDone: refresh,
    success: () => ({ title: t("urls.removed"), msg: url.url }),
    undo: back(() => changeUrl(id, url.id, { is_inactive: url.is_inactive })),
    failure,
  });
  const edit = useAction({
    act: (next: string) => changeUrl(id, url.id, { url: next }),
    onDone: async () => {
      setEditing(null);
      await refresh();
    },
    success: (changed) => ({ title: t("urls.edited"), msg: changed.url }),
    undo: back(() => changeUrl(id, url.id, { url: url.url })),
    failure: (error) => (saidOf(error) ? null : failure(error)),
  });
  if (editing !== null)
    return (
      <li className={styles.url}>
        <UrlField
          label={t("urls.editOf", { provider })}
          value={editing}
          onChange={(next) => {
            edit.reset();
            setEditing(next);
          }}
          error={saidOf(edit.error)}
          onSubmit={(next) => (next === url.url ? setEditing(null) : edit.run(next))}
          buttons={(ready) => (
            <>
              <Button size="form" onClick={() => setEditing(null)}>
                {t("cancel")}
              </Button>
              <Button type="submit" size="form" variant="primary" disabled={!ready} busy={edit.busy}>
                {t("urls.save")}
              </Button>
            </>
          )}
        />
      </li>
    );
  return (
    <li className={styles.url} data-inactive={url.is_inactive || undefined}>
      <span className={styles.mark} style={{ background: colorOf(url.provider) }} aria-hidden />
      <span className={styles.where}>
        <span className={styles.provider}>{provider}</span>
        <a href={url.url} target="_blank" rel="noopener noreferrer" className={styles.link}>
          {url.url}
        </a>
      </span>
      <span className={styles.actions}>
        <Button
          size="compact"
          variant="ghost"
          icon={Pencil}
          aria-label={t("urls.editOf", { provider })}
          onClick={() => setEditing(url.url)}
        >
          {t("urls.edit")}
        </Button>
        <Button
          size="compact"
          variant="ghost"
          icon={url.is_inactive ? Power : PowerOff}
          aria-label={t(url.is_inactive ? "urls.activateOf" : "urls.deactivateOf", { provider })}
          busy={toggle.busy}
          onClick={() => toggle.run()}
        >
          {t(url.is_inactive ? "urls.activate" : "urls.deactivate")}
        </Button>
        <Button
          size="compact"
          variant="ghost"
          icon={X}
          aria-label={t("urls.removeOf", { provider })}
          busy={remove.busy}
          onClick={() => remove.run()}
        >
          {t("urls.remove")}
        </Button>
      </span>
    </li>
  );
}

const urlsQuery = (id: string) =>
  queryOptions({ queryKey: ["establishment", id, "urls"], queryFn: () => callApi("listReviewUrls", { params: { id } }) });

function createUrl(id: string, url: string): Promise<ReviewUrl> {
  return createOnce("createReviewUrl", { params: { id }, body: { url } });
}

function changeUrl(id: string, urlId: string, change: { url: string } | { is_inactive: boolean }): Promise<ReviewUrl> {
  return callApi("changeReviewUrl", { params: { id, urlId }, body: change });
}

function removeUrl(id: string, urlId: string): Promise<ReviewUrl> {
  return callApi("deleteReviewUrl", { params: { id, urlId } });
}

/** Reads the addresses again, and what else shows their number. */
async function refreshUrls(client: QueryClient, id: string): Promise<void> {
  await client.invalidateQueries({ queryKey: urlsQuery(id).queryKey });
  void client.invalidateQueries({ queryKey: ["establishment", id, "summary"] });
}
