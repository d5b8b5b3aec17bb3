import type { ReactElement } from "react";
import styles from "./whisker.module.css";

interface WhiskerProps {
  /** Where it begins and ends on its plane (%). */
  from: number;
  to: number;
  /** It rests on few observations. */
  uncertain?: boolean;
}

/** An interval over a bar, on a plane that positions its children. Decorative: the row's words and the table give its bounds. */
export function Whisker({ from, to, uncertain }: WhiskerProps): ReactElement {
  return <span className={styles.whisker} data-uncertain={uncertain || undefined} style={{ left: `${from}%`, width: `${to - from}%` }} />;
}
