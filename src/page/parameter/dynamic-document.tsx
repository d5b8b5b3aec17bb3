import { useQuery } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";

import { valuedTitle, withValue } from "../../engine/document/parameter.ts";
import type { Parameter } from "../../generated/types.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { PageHead } from "../layout/page-head.tsx";
import { useSession } from "../session/session.ts";
import { useScreenTitle } from "../session/use-screen-title.ts";
import { keepLastValue } from "./last-value.ts";
import { MemberChooser } from "./member-chooser.tsx";
import { memberQuery } from "./member-queries.ts";
import type { ParameterGateProps } from "./parameter-gate.tsx";
import styles from "./parameter.module.css";
import { useTexts } from "./texts.ts";

interface DynamicDocumentProps extends ParameterGateProps {
  parameter: Parameter;
}

/** A dynamic document over the value that the address names, or the choice of one. */
export default function DynamicDocument({ document, parameter, title, breadcrumb, tools, children }: DynamicDocumentProps): ReactElement {
  const { t } = useTexts();
  const { dimension, label } = parameter;
  const [address] = useSearchParams();
  const asked = address.get(dimension) ?? "";
  const { data: member, isError, refetch } = useQuery({ ...memberQuery(dimension, asked), enabled: asked !== "" });
  const { user } = useSession();
  useEffect(() => {
    if (user && member) keepLastValue(user.login, dimension, member);
  }, [user, dimension, member]);
  const value = asked === "" ? null : member;
  const shown = useMemo(() => value && withValue(document, value.value), [document, value]);

  if (isError)
    return <EmptyState tone="danger" title={t("failed")} actions={<Button onClick={() => void refetch()}>{t("retry")}</Button>} />;
  if (value === undefined) return <Skeleton shape="block" />;
  if (value && shown)
    return children({
      document: shown,
      title: valuedTitle(title, value.label),
      value,
      change: <ChangeValue parameter={parameter} current={value.value} />,
    });
  return (
    <>
      <ChooserHead title={title} breadcrumb={breadcrumb} tools={tools} />
      <section className={styles.card} aria-labelledby="parameter-choice" data-render-state="ready">
        <h2 id="parameter-choice">{label ?? t(`choose.${dimension}`)}</h2>
        {asked !== "" && (
          <p role="alert" className={styles.note}>
            {t("gone")}
          </p>
        )}
        <MemberChooser dimension={dimension} />
      </section>
    </>
  );
}

function ChooserHead({ title, breadcrumb, tools }: { title: string; breadcrumb?: ReactNode; tools?: ReactNode }): ReactElement {
  useScreenTitle(title);
  return (
    <PageHead title={title} above={breadcrumb}>
      {tools}
    </PageHead>
  );
}

/** «Changer de commune»: opens the chooser over the page. */
function ChangeValue({ parameter: { dimension, label }, current }: { parameter: Parameter; current: string }): ReactElement {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(`change.${dimension}`)}</Button>
      <Modal open={open} onClose={() => setOpen(false)} title={label ?? t(`choose.${dimension}`)} width={560}>
        {open && <MemberChooser dimension={dimension} current={current} onChosen={() => setOpen(false)} />}
      </Modal>
    </>
  );
}
