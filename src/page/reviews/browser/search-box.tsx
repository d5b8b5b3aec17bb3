import { CircleQuestionMark } from "lucide-react";
import type { ReactElement, ReactNode } from "react";

import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Popover } from "../../../ui/popover/popover.tsx";
import { SearchField } from "../../../ui/text-field/search-field.tsx";
import { LONGEST_TEXT } from "./browser-state.ts";
import styles from "./reviews-browser.module.css";
import { useTexts } from "./texts.ts";

interface SearchBoxProps {
  value: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  /** At the end of the field. */
  end: ReactNode;
  /** To the first row. */
  onArrowDown: () => void;
}

const forms = ["phrase", "without", "either", "beginning"] as const;

/** The search in the words of reviews, with its grammar in a few lines. */
export function SearchBox({ value, onChange, onSubmit, onArrowDown, end }: SearchBoxProps): ReactElement {
  const { t } = useTexts();
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SearchField
        label={t("search.label")}
        value={value}
        onChange={onChange}
        maxLength={LONGEST_TEXT}
        onArrowDown={onArrowDown}
        className={styles.field}
      />
      <Popover
        label={t("search.help")}
        align="end"
        className={styles.help}
        trigger={(trigger) => <IconButton {...trigger} icon={CircleQuestionMark} label={t("search.help")} />}
      >
        <p>{t("search.words")}</p>
        <dl>
          {forms.map((form) => (
            <div key={form}>
              <dt>
                <code>{t(`search.${form}Example`)}</code>
              </dt>
              <dd>{t(`search.${form}`)}</dd>
            </div>
          ))}
        </dl>
      </Popover>
      {end}
    </form>
  );
}
