import type { Dashboard, Menu, MetricSource, Page, Product, Template, View, WidgetType } from "../../../src/generated/types.ts";
import {
  isDashboard,
  isMenu,
  isMetricSource,
  isPage,
  isProduct,
  isTemplate,
  isView,
  isWidgetType,
} from "../../../src/generated/validators.js";
import type { Kind } from "./kind.ts";

const product: Kind<Product> = {
  valid: isProduct,
  one: "la description du produit",
  folder: "templates",
  file: /^templates\/product\.json$/,
  shapes: [["slug", "tonalities"]],
};

const metric: Kind<MetricSource> = {
  valid: isMetricSource,
  one: "une source d’indicateurs",
  many: "les indicateurs",
  folder: "widgets/metrics",
  shapes: [["source", "measures"]],
  key: "source",
};

const view: Kind<View> = {
  valid: isView,
  one: "une vue",
  folder: "widgets/views",
  file: /^widgets\/views\/[^/]+\/view\.json$/,
  shapes: [["view", "accepts"]],
  key: "view",
};

const widgetType: Kind<WidgetType> = {
  valid: isWidgetType,
  one: "un type de widget",
  many: "les types de widget",
  folder: "widgets/types",
  shapes: [["type", "view"]],
  key: "type",
};

const template: Kind<Template> = {
  valid: isTemplate,
  one: "un modèle de tableau de bord",
  many: "les modèles",
  folder: "templates/dashboards",
  shapes: [["id", "dashboard"]],
  key: "id",
};

const page: Kind<Page> = {
  valid: isPage,
  one: "une page",
  many: "les pages",
  folder: "templates/pages",
  shapes: [["page", "dashboard"]],
  key: "page",
};

const menu: Kind<Menu> = {
  valid: isMenu,
  one: "un menu",
  many: "les menus",
  folder: "templates/menus",
  shapes: [["menu", "items"]],
  key: "menu",
};

const dashboard: Kind<Dashboard> = {
  valid: isDashboard,
  one: "un tableau de bord",
  folder: "un dossier de votre choix",
  file: null,
  shapes: [["widgets", "layout"]],
};

/** The kinds that depend on each other, in that order; `assemble` joins them. */
export const pageKinds = { product, metric, view, "widget-type": widgetType, template, page, menu };

/** The kind whose files may be anywhere, and which nothing depends on. */
export const looseKinds = { dashboard };
