/** The icons that menu documents may name; the header has a drawing for each. */
export const menuIconNames = [
  "activity",
  "app-window",
  "badge-check",
  "building-2",
  "chart-line",
  "layout-dashboard",
  "life-buoy",
  "list-checks",
  "log-out",
  "message-square-reply",
  "radar",
  "receipt",
  "share-2",
  "sliders-horizontal",
  "undo-2",
  "user",
] as const;

export type MenuIconName = (typeof menuIconNames)[number];
