import type { ReactElement, ReactNode } from "react";

import { AccountMenu } from "./account-menu.tsx";
import styles from "./account.module.css";

/** A page of the account: its title, the account's menu, and what the page holds. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.page}>
        <AccountMenu />
        <div className={styles.content}>{children}</div>
      </div>
    </>
  );
}
