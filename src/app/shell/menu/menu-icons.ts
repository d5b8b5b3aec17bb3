import {
  Activity,
  AppWindow,
  BadgeCheck,
  Building2,
  ChartLine,
  LayoutDashboard,
  LifeBuoy,
  ListChecks,
  LogOut,
  type LucideIcon,
  MessageSquareReply,
  Radar,
  Receipt,
  Share2,
  SlidersHorizontal,
  Undo2,
  User,
} from "lucide-react";

import type { MenuIconName } from "../../../domain/design/menu-icons.ts";

/** The drawings of the icons that menu documents may name. */
const drawings: Readonly<Record<MenuIconName, LucideIcon>> = {
  activity: Activity,
  "app-window": AppWindow,
  "badge-check": BadgeCheck,
  "building-2": Building2,
  "chart-line": ChartLine,
  "layout-dashboard": LayoutDashboard,
  "life-buoy": LifeBuoy,
  "list-checks": ListChecks,
  "log-out": LogOut,
  "message-square-reply": MessageSquareReply,
  radar: Radar,
  receipt: Receipt,
  "share-2": Share2,
  "sliders-horizontal": SlidersHorizontal,
  "undo-2": Undo2,
  user: User,
};

/** The drawing of an icon; undefined where the name is none of the known ones. */
export function menuIcon(name: string): LucideIcon | undefined {
  return Object.hasOwn(drawings, name) ? drawings[name as MenuIconName] : undefined;
}
