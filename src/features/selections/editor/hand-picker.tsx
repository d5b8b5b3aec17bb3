import { ClipboardPaste } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";

import { formatNumber } from "../../../domain/format/format.ts";
import type { SelectionCandidate } from "../../../generated/types.ts";
import { CountBadge } from "../../../ui/badge/badge.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { EstablishmentChecks } from "../../../page/selections/establishment-checks.tsx";
import { SearchField } from "../../../ui/text-field/search-field.tsx";
import { matchesText } from "../../../ui/text-match/text-match.ts";
import styles from "../selections.module.css";
import { useTexts } from "../texts.ts";
import { PasteDialog } from "./paste-dialog.tsx";

/** Found establishments that are offered at once. */
const MOST_SHOWN = 100;

interface HandPickerProps {
  candidates: readonly SelectionCandidate[];
  members: readonly string[];
  onChange: (members: readonly string[]) => void;
}

/** Establishments ticked one by one, searched for, or pasted as a list. */
export function HandPicker({ candidates, members, onChange }: HandPickerProps): ReactElement {
  const { t } = useTexts();
  const [search, setSearch] = useState("");
  const [pasting, setPasting] = useState(false);
  const chosen = useMemo(() => new Set(members), [members]);
  const found = useMemo(() => candidates.filter(({ name, city }) => matchesText(`${name} ${city ?? ""}`, search)), [candidates, search]);
  // Those that are chosen come first, as long as nothing is searched for.
  const shown = search.trim() === "" ? [...found.filter(({ id }) => chosen.has(id)), ...found.filter(({ id }) => !chosen.has(id))] : found;
  const toggle = (id: string): void => onChange(chosen.has(id) ? members.filter((one) => one !== id) : [...members, id]);
  return (
    <div className={styles.picker}>
      <div className={styles.pickerTools}>
        <SearchField value={search} onChange={setSearch} label={t("hand.search")} isPart className={styles.pickerSearch} />
        <Button icon={ClipboardPaste} onClick={() => setPasting(true)}>
          {t("hand.paste")}
        </Button>
      </div>
      <p className={styles.muted} role="status">
        {t("hand.chosen")} <CountBadge>{formatNumber(members.length)}</CountBadge>
        {search.trim() !== "" && ` · ${t("hand.found", { count: found.length, number: formatNumber(found.length) })}`}
      </p>
      {found.length === 0 ? (
        <p className={styles.muted}>{t("hand.noMatch")}</p>
      ) : (
        <EstablishmentChecks label={t("hand.list")} establishments={shown.slice(0, MOST_SHOWN)} checked={chosen} onCheck={toggle} />
      )}
      {shown.length > MOST_SHOWN && <p className={styles.muted}>{t("hand.more", { number: formatNumber(shown.length - MOST_SHOWN) })}</p>}
      <PasteDialog
        open={pasting}
        onClose={() => setPasting(false)}
        onAdd={(ids) => onChange([...members, ...ids.filter((id) => !chosen.has(id))])}
      />
    </div>
  );
}
