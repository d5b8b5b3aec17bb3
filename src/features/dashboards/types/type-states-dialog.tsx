import { type ReactElement, useMemo } from "react";

import type { WidgetType } from "../../../generated/types.ts";
import { StaticDocument } from "../../../page/document/static-document.tsx";
import type { PageCatalog } from "../../../page/session/use-catalog.ts";
import { Modal } from "../../../ui/modal/modal.tsx";
import { useTexts } from "../texts.ts";
import { documentOf, linesOf, shownStates } from "../../../page/examples/type-examples.ts";
import styles from "./types.module.css";

interface TypeStatesDialogProps {
  type: WidgetType | undefined;
  catalog: PageCatalog["catalog"];
  onClose: () => void;
}

/** A type in each of the states that its tile can have. */
export function TypeStatesDialog({ type, catalog, onClose }: TypeStatesDialogProps): ReactElement {
  const { t } = useTexts();
  const document = useMemo(() => type && documentOf(type), [type]);
  const states = useMemo(
    () =>
      shownStates.flatMap((state) => {
        const lines = type && linesOf(type, state, catalog);
        return lines === undefined ? [] : [{ state, lines }];
      }),
    [type, catalog],
  );
  return (
    <Modal open={type !== undefined} onClose={onClose} title={type?.label ?? ""} width={1100} height={760}>
      <ul className={styles.states}>
        {document &&
          states.map(({ state, lines }) => (
            <li key={state}>
              <h3>{t(`types.state.${state}`)}</h3>
              <div inert className={styles.picture}>
                <StaticDocument document={document} catalog={catalog} lines={lines} />
              </div>
            </li>
          ))}
      </ul>
    </Modal>
  );
}
