import type { ReactElement } from "react";
export default function EditScreen(): ReactElement {
  return <p />;
}
