import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useParams } from "react-router-dom";

import { callApi } from "../../lib/api.ts";
import { Problem } from "../../lib/problem.ts";
import { useAction } from "../../page/action/use-action.ts";
import { MessageScreen } from "../../page/messages/message-screen.tsx";
import { PageError } from "../../page/messages/page-error.tsx";
import UnavailableScreen from "../../page/messages/unavailable.tsx";
import { Button } from "../../ui/button/button.tsx";
import { stopWords } from "../../domain/forms/stop-words.ts";
import { type FormLanguage, formLanguages } from "../../domain/forms/translations.ts";
import { filled } from "../../domain/texts/filled.ts";
import { Loader } from "../../ui/loader/loader.tsx";
import { useTexts } from "./texts.ts";

const stopQuery = (token: string) =>
  queryOptions({ queryKey: ["mails", "stop", token], queryFn: () => callApi("readMailStop", { params: { token } }) });

/** Where a link of a mail leads that stops it: nothing is stopped before its reader says so here, and all can be taken back. */
export default function StopScreen(): ReactElement {
  const { token = "" } = useParams();
  const { t } = useTexts();
  const client = useQueryClient();
  const query = stopQuery(token);
  const { data, error } = useQuery(query);
  const decide = useAction({
    act: (stop: boolean) => callApi(stop ? "stopMails" : "resumeMails", { params: { token } }),
    onDone: (now) => void client.setQueryData(query.queryKey, now),
    failure: client.getQueryData(query.queryKey)?.guests ? stopWords[visitorLanguage()].failed : t("failed"),
  });
  if (error instanceof Problem && error.status === 404) return <UnavailableScreen />;
  if (error) return <PageError />;
  if (!data) return <Loader />;
  const { title, address, stopped, guests } = data;
  if (guests) return <GuestChoice address={address} stopped={stopped} busy={decide.busy} onDecide={(stop) => decide.run(stop)} />;
  return (
    <MessageScreen
      title={stopped ? t("stopped_title") : t("title")}
      actions={
        <Button variant={stopped ? "secondary" : "primary"} busy={decide.busy} onClick={() => decide.run(!stopped)}>
          {stopped ? t("resume") : t("stop")}
        </Button>
      }
    >
      {stopped ? t("stopped_text", { title, address }) : t("text", { title, address })}
    </MessageScreen>
  );
}

interface GuestChoiceProps {
  address: string;
  stopped: boolean;
  busy: boolean;
  onDecide: (stop: boolean) => void;
}

/** The same for guests, in the language of their browser. */
function GuestChoice({ address, stopped, busy, onDecide }: GuestChoiceProps): ReactElement {
  const lang = visitorLanguage();
  const words = stopWords[lang];
  return (
    <div lang={lang}>
      <MessageScreen
        title={stopped ? words.stoppedTitle : words.title}
        actions={
          <Button variant={stopped ? "secondary" : "primary"} busy={busy} onClick={() => onDecide(!stopped)}>
            {stopped ? words.resume : words.stop}
          </Button>
        }
      >
        {filled(stopped ? words.stoppedText : words.text, { address })}
      </MessageScreen>
    </div>
  );
}

function visitorLanguage(): FormLanguage {
  const spoken = navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
  return formLanguages.find((lang) => lang === spoken.find((one) => formLanguages.some((known) => known === one))) ?? "fr";
}
