import type { ReactElement } from "react";

import { cx } from "../../ui/class-names.ts";
import styles from "./illustration.module.css";

/** The drawing in front of the lake, by category. */
const places: Readonly<Record<string, keyof typeof drawings>> = {
  hotel: "house",
  location: "house",
  collectif: "house",
  ot: "house",
  commerce: "house",
  camping: "tent",
  restaurant: "table",
  degustation: "table",
  site: "monument",
  activite: "boat",
  evenement: "boat",
};

const drawings = {
  house: (
    <>
      <path className={styles.roof} d="M34 40 L64 28 L94 40 Z" />
      <path className={styles.wall} d="M38 40h52v26h-52z" />
      <path
        className={styles.window}
        d="M44 46h6v7h-6zM55 46h6v7h-6zM66 46h6v7h-6zM77 46h6v7h-6zM44 56h6v7h-6zM55 56h6v7h-6zM77 56h6v7h-6z"
      />
      <path className={styles.roof} d="M66 55h7v11h-7z" />
    </>
  ),
  tent: (
    <>
      <path className={styles.wall} d="M30 66 L56 30 L82 66 Z" />
      <path className={styles.roof} d="M56 30 L82 66 L66 66 Z" />
      <path className={styles.window} d="M56 46 L66 66 L46 66 Z" />
      <path className={styles.tree} d="M100 66 L110 40 L120 66 Z M108 66h4v4h-4z" />
    </>
  ),
  table: (
    <>
      <path className={styles.roof} d="M34 38 Q64 20 94 38 Z" />
      <path className={styles.wall} d="M63 34h3v32h-3z" />
      <path className={styles.wall} d="M42 50h45v5h-45z" />
      <path className={styles.window} d="M47 55h4v11h-4zM78 55h4v11h-4z" />
      <path className={styles.roof} d="M50 45h6v5h-6zM74 45h6v5h-6z" />
    </>
  ),
  monument: (
    <>
      <path className={styles.roof} d="M36 38 L64 24 L92 38 Z" />
      <path className={styles.wall} d="M38 38h52v5h-52zM41 43h7v19h-7zM53 43h7v19h-7zM68 43h7v19h-7zM80 43h7v19h-7zM36 62h56v4h-56z" />
    </>
  ),
  boat: (
    <>
      <path className={styles.wall} d="M60 24 L60 58 L84 58 Z" />
      <path className={styles.roof} d="M57 30 L57 58 L40 58 Z" />
      <path className={styles.window} d="M36 61h54l-7 9h-40z" />
    </>
  ),
} as const;

/** A drawing of our own for an establishment without a picture: what its category is, by a lake. Says nothing that is not written beside it. */
export function Illustration({ category, className }: { category: string; className: string | undefined }): ReactElement {
  return (
    <svg viewBox="0 0 148 92" preserveAspectRatio="xMidYMid slice" className={cx(styles.picture, className)} aria-hidden="true">
      <path className={styles.sky} d="M0 0h148v92h-148z" />
      <circle className={styles.sun} cx="104" cy="24" r="8" />
      <path className={styles.far} d="M0 40 L22 22 L42 38 L70 18 L96 40 L118 26 L148 44 V70 H0 Z" />
      <path className={styles.near} d="M0 54 L28 40 L52 54 L90 42 L120 54 L148 46 V72 H0 Z" />
      <path className={styles.lake} d="M0 66h148v26h-148z" />
      {drawings[places[category] ?? "house"]}
      <path className={styles.wave} d="M14 76h26M58 82h30M104 75h22M30 87h16M112 86h20" />
    </svg>
  );
}
