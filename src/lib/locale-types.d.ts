import "i18next";

/** One line for each file of `src/locales/fr`, so that keys are checked. */
interface Locales {
  ui: typeof import("../locales/fr/ui.json");
  views: typeof import("../locales/fr/views.json");
}

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "ui";
    resources: Locales;
  }
}
