import { Link2, MapPin } from "lucide-react";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";

import type { EstablishmentOverview } from "../../generated/types.ts";
import { useSession } from "../../page/session/session.ts";
import { tellUnknown } from "../../page/session/tell-unknown.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Breadcrumb } from "../../ui/breadcrumb/breadcrumb.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import styles from "./establishment-head.module.css";
import { HeadFigures } from "./head-figures.tsx";
import { Illustration } from "./illustration.tsx";
import { useTexts } from "./texts.ts";

interface EstablishmentHeadProps {
  id: string;
  /** Undefined until it has come. */
  summary: EstablishmentOverview | undefined;
  /** What the changes are compared with: «vs N-1». */
  reference: string;
}

/** Who an establishment is, and its figures at a glance. */
export function EstablishmentHead({ id, summary, reference }: EstablishmentHeadProps): ReactElement {
  const { t } = useTexts();
  const { app } = useSession();
  if (!summary)
    return (
      <div className={styles.head}>
        <Skeleton shape="block" />
      </div>
    );
  const { name, category, category_name, expert, street, postal_code, city, platforms } = summary;
  if (app.categories && !app.categories.some(({ id: known }) => known === category)) tellUnknown("category", category);
  const town = [postal_code, city].filter(Boolean).join(" ");
  const address = [street, town].filter(Boolean).join(", ");
  return (
    <header className={styles.head}>
      <div className={styles.breadcrumb}>
        <Breadcrumb
          crumbs={[
            { label: t("list"), href: "/establishments/list/all" },
            { label: category_name, href: `/establishments/list/${encodeURIComponent(category)}` },
          ]}
          renderLink={({ label, href }, className) => (
            <Link to={href} className={className}>
              {label}
            </Link>
          )}
        />
      </div>
      <Illustration category={category} className={styles.picture} />
      <div className={styles.identity}>
        <div className={styles.name}>
          <h1>{name}</h1>
          <Badge>{category_name}</Badge>
          {expert && <Badge tone="accent">{t("expert")}</Badge>}
        </div>
        <ul className={styles.facts}>
          <li>
            <MapPin aria-hidden /> {address || t("noAddress")}
          </li>
          <li>
            <Link2 aria-hidden />{" "}
            <Link to={`/establishments/${encodeURIComponent(id)}/preferences`} className={styles.way}>
              {platforms === 0 ? t("noPlatform") : t("platforms", { count: platforms })}
            </Link>
          </li>
        </ul>
      </div>
      <HeadFigures summary={summary} reference={reference} />
    </header>
  );
}
