import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Archive, FlaskConical, Pause, Pencil, Play, Trash2 } from "lucide-react";
import { type ReactElement, useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router-dom";

import type { FormLanguage } from "../../domain/forms/translations.ts";
import type { FormChange } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { Problem } from "../../lib/problem.ts";
import { useAction } from "../../page/action/use-action.ts";
import { formsPath } from "../../page/forms/forms-card.tsx";
import { PageHead } from "../../page/layout/page-head.tsx";
import NotFoundScreen from "../../page/messages/not-found.tsx";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { Tabs } from "../../ui/tabs/tabs.tsx";
import { DiffusionTab } from "./diffusion-tab.tsx";
import { ContentTab } from "./editor/content-tab.tsx";
import { changeForm, deleteForm, formQuery, mailsQuery, publishForm, type TaggedForm } from "./form-calls.ts";
import styles from "./forms.module.css";
import { stateTones } from "./list-screen.tsx";
import { MailsCard } from "./mails-card.tsx";
import { findPlace, languageOf } from "./problem-place.ts";
import { PublishDialog } from "./publish-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { ResponsesTab } from "./responses/responses-tab.tsx";
import { useTexts } from "./texts.ts";
import { TrialNotice } from "./trial-notice.tsx";
import { type FormDraft, useFormDraft } from "./use-form-draft.ts";

/** One satisfaction form: what it asks, who asks with it, what came of it. */
export default function FormScreen(): ReactElement {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(formQuery(id));
  const { t } = useTexts();
  if (error instanceof Problem && error.status === 404) return <NotFoundScreen />;
  if (error && !data)
    return (
      <EmptyState
        tone="danger"
        heading="h1"
        title={t("list.failed")}
        actions={<Button onClick={() => void refetch()}>{t("list.retry")}</Button>}
      />
    );
  return data ? <LoadedForm key={id} tagged={data} /> : <Skeleton shape="block" />;
}

function LoadedForm({ tagged }: { tagged: TaggedForm }): ReactElement {
  const { t } = useTexts();
  const { form } = tagged;
  const draft = useFormDraft(tagged);
  const [params, setParams] = useSearchParams();
  const tab = params.get("onglet") ?? "contenu";
  const [lang, setLang] = useState<FormLanguage>("fr");
  const openPlace = (pointer: string): void => {
    setParams({}, { replace: true });
    setLang(languageOf(pointer) ?? lang);
  };
  return (
    <>
      <PageHead
        above={
          <Link className={styles.link} to={formsPath}>
            {t("form.back")}
          </Link>
        }
        title={form.title}
        subtitle={<Standing form={form} draft={draft} />}
      >
        <Gestures tagged={tagged} draft={draft} onShow={openPlace} />
      </PageHead>
      {form.trial && <TrialNotice form={form.id} trial={form.trial} />}
      <Tabs
        label={t("form.tabs")}
        value={tab}
        onChange={(next) => setParams(next === "contenu" ? {} : { onglet: next }, { replace: true })}
        tabs={[
          {
            id: "contenu",
            label: t("form.content"),
            content: (
              <ContentTab
                draft={draft}
                form={form}
                lang={lang}
                onLang={setLang}
                onShow={(pointer) => {
                  openPlace(pointer);
                  findPlace(pointer)?.focus({ preventScroll: true });
                }}
              />
            ),
          },
          { id: "diffusion", label: t("form.diffusion"), content: <DiffusionTab tagged={tagged} /> },
          { id: "envois", label: t("form.mails"), content: <MailsCard id={form.id} /> },
          { id: "reponses", label: t("form.responses"), content: <ResponsesTab form={form} /> },
        ]}
      />
    </>
  );
}

function Standing({ form, draft }: { form: TaggedForm["form"]; draft: FormDraft }): ReactElement {
  const { t } = useTexts();
  const said = {
    saved: "form.saved",
    saving: "form.saving",
    invalid: "form.unsaved",
    conflict: "form.conflict",
    failed: "form.saveFailed",
  } as const;
  return (
    <span className={styles.status}>
      <Badge tone={stateTones[form.state]}>{t(`states.${form.state}`)}</Badge>
      {form.version > 0 && <span>{t("form.version", { n: form.version })}</span>}
      {form.version > 0 && form.changed && <span>{t("form.changed")}</span>}
      <span role="status">{t(said[draft.state])}</span>
    </span>
  );
}

interface GesturesProps {
  tagged: TaggedForm;
  draft: FormDraft;
  /** Opens the editor where a problem is. */
  onShow: (pointer: string) => void;
}

function Gestures({ tagged, draft, onShow }: GesturesProps): ReactElement {
  const { form, etag } = tagged;
  const { t } = useTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [, setParams] = useSearchParams();
  const [publishing, setPublishing] = useState(false);
  const [isPublished, setIsPublished] = useState(false);
  const [naming, setNaming] = useState(false);
  const { id, state, version, changed, figures } = form;
  const put = (next: TaggedForm): void => void client.setQueryData(formQuery(id).queryKey, next);
  // Somebody else may have changed it: what is there now is shown.
  const readAnew = (): void => void client.invalidateQueries({ queryKey: formQuery(id).queryKey });
  const moving = useAction({
    act: (next: NonNullable<FormChange["state"]>) => changeForm(id, etag, { state: next }),
    onDone: put,
    onFailed: readAnew,
    success: ({ form: { state: now } }) => ({
      title: t(now === "paused" ? "form.paused" : now === "archived" ? "form.archived" : "form.published"),
    }),
    failure: t("form.failed"),
  });
  const removing = useAction({
    act: () => deleteForm(id),
    onDone: async () => {
      await client.invalidateQueries({ queryKey: ["forms", null] });
      await navigate(formsPath);
    },
    success: () => ({ title: t("form.deleted"), msg: form.title }),
    once: true,
    failure: t("form.failed"),
  });
  const publish = useAction({
    act: async () => {
      if (!(await draft.settle())) throw new Error(t("form.unsaved"));
      // What was just kept has a tag of its own.
      return publishForm(id, client.getQueryData(formQuery(id).queryKey)?.etag ?? etag);
    },
    onFailed: readAnew,
    onDone: (next) => {
      put(next);
      setIsPublished(true);
    },
    failure: ({ message }) => ({ title: t("form.failed"), msg: message }),
  });
  const testing = useAction({
    act: async (_tab: Window | null) => {
      if (!(await draft.settle())) throw new Error(t("form.unsaved"));
      return callApi("testForm", { params: { id } });
    },
    onDone: ({ address }, tab) => {
      (tab ?? window).location.assign(address);
      readAnew();
    },
    onFailed: (_, tab) => tab?.close(),
    failure: t("form.testFailed"),
  });
  const openPublishing = (): void => {
    setIsPublished(false);
    setPublishing(true);
  };
  const { data: asked } = useQuery(mailsQuery(id, { page: 0, state: null, search: "" }));
  const isUsed =
    asked?.total !== 0 || figures.sent + figures.started + figures.partial + figures.complete + figures.on_spot + figures.set_aside > 0;
  return (
    <>
      {state === "active" && (
        <Button icon={Pause} busy={moving.busy} onClick={() => moving.run("paused")}>
          {t("form.pause")}
        </Button>
      )}
      {(state === "paused" || state === "archived") && (
        <Button icon={Play} busy={moving.busy} onClick={() => moving.run("active")}>
          {t("form.resume")}
        </Button>
      )}
      {state === "paused" && (
        <Button icon={Archive} busy={moving.busy} onClick={() => moving.run("archived")}>
          {t("form.archive")}
        </Button>
      )}
      {!isUsed && (
        <Button icon={Trash2} busy={removing.busy} onClick={() => removing.run()}>
          {t("form.delete")}
        </Button>
      )}
      <Button icon={Pencil} onClick={() => setNaming(true)}>
        {t("form.renameOpen")}
      </Button>
      <Button icon={FlaskConical} busy={testing.busy} onClick={() => testing.run(window.open("", "_blank"))}>
        {t("form.test")}
      </Button>
      {(version === 0 || changed) && (
        <Button variant="primary" onClick={openPublishing}>
          {t(version === 0 ? "form.publish" : "form.republish")}
        </Button>
      )}
      {naming && <RenameDialog tagged={tagged} onClose={() => setNaming(false)} />}
      <PublishDialog
        open={publishing}
        document={draft.document}
        version={isPublished ? version : version + 1}
        places={form.establishments.map(({ name }) => name)}
        done={isPublished}
        busy={publish.busy}
        onPublish={() => publish.run()}
        onDiffuse={() => {
          setPublishing(false);
          setParams({ onglet: "diffusion" }, { replace: true });
        }}
        onShow={(pointer) => {
          onShow(pointer);
          setPublishing(false);
        }}
        onClose={() => setPublishing(false)}
      />
    </>
  );
}
