import type { ReactElement } from "react";

import { ToAnswer } from "./to-answer.tsx";

/** À répondre, of a destination: the reviews of all its establishments that wait for an answer. */
export default function DestinationScreen(): ReactElement {
  return <ToAnswer establishment={null} isOfOne={false} reviewsPath="/reviews" />;
}
