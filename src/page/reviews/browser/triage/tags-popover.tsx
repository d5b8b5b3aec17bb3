import { useQuery } from "@tanstack/react-query";
import { Tags } from "lucide-react";
import { type ReactElement, useState } from "react";

import type { ReviewTriage } from "../../../../generated/types.ts";
import { callApi } from "../../../../lib/api.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { Checkbox } from "../../../../ui/checkbox/checkbox.tsx";
import { Popover } from "../../../../ui/popover/popover.tsx";
import { TextField } from "../../../../ui/text-field/text-field.tsx";
import { useTexts } from "../texts.ts";
import styles from "./triage.module.css";
import type { TriageStep } from "./use-triage.ts";

/** As the wire allows it. */
const LONGEST_TAG = 40;

interface TagsPopoverProps {
  triages: readonly ReviewTriage[];
  onStep: (step: TriageStep) => void;
}

/** The group's own tags on reviews: those that it uses, and a new one. */
export function TagsPopover({ triages, onStep }: TagsPopoverProps): ReactElement {
  const { t } = useTexts();
  return (
    <Popover
      label={t("triage.tags")}
      className={styles.popover}
      trigger={(trigger) => (
        <Button {...trigger} size="compact" icon={Tags}>
          {t("triage.tags")}
        </Button>
      )}
    >
      <TagChoices triages={triages} onStep={onStep} />
    </Popover>
  );
}

function TagChoices({ triages, onStep }: TagsPopoverProps): ReactElement {
  const { t } = useTexts();
  const [typed, setTyped] = useState("");
  const { data } = useQuery({
    queryKey: ["reviews", "facets", "tags"],
    queryFn: ({ signal }) => callApi("countReviews", { body: { facets: ["tag"] }, signal }),
  });
  const own = new Set(triages.flatMap(({ tags }) => tags));
  const used = data?.facets["tag"]?.map(({ value }) => value) ?? [];
  const all = [...new Set([...own, ...used])].toSorted((a, b) => a.localeCompare(b, "fr"));
  const add = (tag: string): void => onStep({ tags_added: [tag] });
  return (
    <>
      {all.length === 0 && <p className={styles.note}>{t("triage.noTags")}</p>}
      {all.length > 0 && (
        <ul className={styles.tags}>
          {all.map((tag) => {
            const everywhere = triages.every(({ tags }) => tags.includes(tag));
            return (
              <li key={tag}>
                <Checkbox label={tag} checked={everywhere} onChange={(on) => (on ? add(tag) : onStep({ tags_removed: [tag] }))} />
              </li>
            );
          })}
        </ul>
      )}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() === "") return;
          add(typed.trim());
          setTyped("");
        }}
      >
        <TextField label={t("triage.newTag")} maxLength={LONGEST_TAG} autoComplete="off" value={typed} onChange={setTyped} />
        <Button type="submit" size="form" disabled={typed.trim() === ""}>
          {t("triage.addTag")}
        </Button>
      </form>
    </>
  );
}
