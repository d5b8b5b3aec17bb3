import { ChevronRight } from "lucide-react";
import type { ReactElement } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import styles from "./breadcrumb.module.css";

export interface Crumb {
  label: string;
  href?: string;
}

export interface BreadcrumbProps {
  /** From the top; the page itself may be left out, its title says it. */
  crumbs: readonly Crumb[];
  /** Draws a link; a plain one by default. */
  renderLink?: (crumb: Required<Crumb>, className: string | undefined) => ReactElement;
}

/** The place of the page. */
export function Breadcrumb({ crumbs, renderLink = plainLink }: BreadcrumbProps): ReactElement {
  const { t } = useTranslation("ui");
  return (
    <nav aria-label={t("breadcrumb")}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className={styles.crumb}>
            {index > 0 && <ChevronRight aria-hidden />}
            {href ? renderLink({ label, href }, styles.link) : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function plainLink({ label, href }: Required<Crumb>, className: string | undefined): ReactElement {
  return (
    <a href={href} className={className}>
      {label}
    </a>
  );
}
