import type { LucideIcon } from "lucide-react";

export type ToastType = "error" | "warning" | "success";

/** Where a toast leads: a route and its name (specification t2). */
export interface ToastLink {
  route: string;
  name: string;
}

export interface ToastContent {
  type: ToastType;
  title: string;
  msg?: string;
  icon?: LucideIcon;
  link?: ToastLink;
  /** Something to do at once: undo, retry. */
  action?: { label: string; onSelect: () => void };
}

/** A toast shown or logged; `closing` while its closing animation runs and ever after. */
export interface ToastEntry extends ToastContent {
  id: number;
  /** When it appeared (ms since 1970). */
  at: number;
  closing: boolean;
  /** What had the focus as it appeared: what brought it about. Null in the log, which keeps no part of a page alive. */
  opener: Element | null;
}

export interface Toasts {
  /** Shows a toast and gives its id. */
  notify: (content: ToastContent) => number;
  dismiss: (id: number) => void;
  /** The last hundred toasts since the page was loaded, newest first. */
  log: readonly ToastEntry[];
  clearLog: () => void;
}
