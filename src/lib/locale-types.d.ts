import "i18next";

/** One line for each file of `src/locales/fr`, so that keys are checked. */
interface Locales {
  accessibility: typeof import("../locales/fr/accessibility.json");
  account: typeof import("../locales/fr/account.json");
  app: typeof import("../locales/fr/app.json");
  dashboard: typeof import("../locales/fr/dashboard.json");
  dashboards: typeof import("../locales/fr/dashboards.json");
  edit: typeof import("../locales/fr/edit.json");
  failure: typeof import("../locales/fr/failure.json");
  form: typeof import("../locales/fr/form.json");
  list: typeof import("../locales/fr/list.json");
  method: typeof import("../locales/fr/method.json");
  page: typeof import("../locales/fr/page.json");
  reviews: typeof import("../locales/fr/reviews.json");
  routes: typeof import("../locales/fr/routes.json");
  shortcuts: typeof import("../locales/fr/shortcuts.json");
  soon: typeof import("../locales/fr/soon.json");
  ui: typeof import("../locales/fr/ui.json");
  views: typeof import("../locales/fr/views.json");
}

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "ui";
    resources: Locales;
  }
}
