import type { ReactElement, ReactNode } from "react";
import { type TooltipTriggerProps, useTooltip } from "./use-tooltip.tsx";

export interface TooltipProps {
  text: ReactNode;
  /** Draws the element that the tooltip explains; it must be focusable and take the properties. */
  children: (triggerProps: TooltipTriggerProps) => ReactElement;
}

/** A short explanation beside a focusable element, on hover and on keyboard focus. */
export function Tooltip({ text, children }: TooltipProps): ReactElement {
  const { triggerProps, tooltip } = useTooltip(text);
  return (
    <>
      {children(triggerProps)}
      {tooltip}
    </>
  );
}
