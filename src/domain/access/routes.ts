import {
  type Access,
  administrationAccess,
  diffusionApiAccess,
  diffusionWidgetAccess,
  moderationAccess,
  moderationPageAccess,
  observationAccess,
  establishmentPageAccess,
  ownPageAccess,
  pageAccess,
  preferencesAccess,
  proAccess,
  proAccountAccess,
  proAnalysisAccess,
  proDashboardAccess,
  publicAccess,
  signedIn,
} from "./access.ts";
import type { DestinationPage, Page, Product, UserType } from "../../generated/types.ts";

/** Where a facet context lives: it is dropped when a navigation leaves the area. Specification §2. */
export type Area = "observation" | "administration" | "destination" | "pro" | "moderation" | "diffusion" | "account";

/** One route of the web application. */
export interface WebRoute {
  readonly name: string;
  /** In react-router's notation. */
  readonly path: string;
  /** Key of the page's title in `src/app/routes.fr.json`. */
  readonly title: string;
  /** The title in words, of a page that is a document; it takes the place of the key's. */
  readonly label?: string;
  readonly access: Access;
  readonly area?: Area;
  /** Hides the footer and locks the page's scroll. */
  readonly limitScroll?: boolean;
  /** What must be open to the user's group beyond roles: a page that is not is as absent as one that never was. */
  readonly opens?: "barometer";
  /** The route has no screen: it leads to this one, its own parameters kept. */
  readonly redirectTo?: { readonly name: string; readonly params?: Readonly<Record<string, string>> };
}

type Extra = Partial<Pick<WebRoute, "area" | "label" | "limitScroll" | "opens" | "redirectTo">>;

function route(name: string, path: string, title: string, access: Access, extra: Extra = {}): WebRoute {
  return { name, path, title, access, ...extra };
}

const observation = { area: "observation" } as const;
const administration = { area: "administration" } as const;
const account = { area: "account" } as const;
const pro = { area: "pro" } as const;
const diffusion = { area: "diffusion" } as const;
const all = { category: "all" } as const;

/** What addresses and routes have of a page's document. */
export function destinationPage(
  { page, address = page, title, public: open = false, roles, of, for: reader, tab, order }: Page,
  { slug, name }: Pick<Product, "slug" | "name">,
): DestinationPage {
  return {
    name: address.replaceAll("{slug}", slug),
    title: title.replaceAll("{product}", name),
    public: open,
    ...(roles ? { roles } : {}),
    ...(of ? { of, ...(reader ? { for: reader } : {}), ...(tab ? { tab } : {}), ...(order === undefined ? {} : { order }) } : {}),
  };
}

/** What two pages never share: the address, of an establishment's with whose readers it has. */
export function addressOfPage({ name, of, for: reader }: DestinationPage): string {
  if (of === undefined) return name;
  if (of === "moderation") return `moderation/${name}`;
  return [...(reader === "TP" ? [] : [`establishments/${name}`]), ...(reader === "DMO" ? [] : [`pro/${name}`])].join(" et ");
}

/** The address of every page of a destination. */
export const destinationPath = "/destination/:page";
/** The public address of every page of a destination that has one. */
export const publicDestinationPath = "/public/destination/:token/:page";

/** The address of every page of an establishment. */
export const establishmentPath = "/establishments/:id/:page";

/** The address of every page of moderation. */
export const moderationPath = "/moderation/:page";

/** The address of every analysis of a professional's own establishments. */
export const ownAnalysisPath = "/pro/analyze/:page";

/** The pages of an establishment that the specification names; some are documents. */
const establishmentPages = ["dashboard", "reviews", "evolution", "satisfaction", "preferences", "opinions", "grouping"];
const ownAnalyses = ["reviews", "evolution", "satisfaction", "opinions"];

/** The pages of an establishment for readers of this kind, by name: one for them alone takes the place of one for both. */
export function establishmentPagesFor(reader: UserType, pages: readonly DestinationPage[]): ReadonlyMap<string, DestinationPage> {
  const own = pages.filter((page) => page.of === "establishment" && (page.for ?? reader) === reader);
  return new Map(own.toSorted((a, b) => Number(Boolean(a.for)) - Number(Boolean(b.for))).map((page) => [page.name, page]));
}

function establishmentRoutes(pages: readonly DestinationPage[]): WebRoute[] {
  const documents = establishmentPagesFor("DMO", pages);
  return [...new Set([...establishmentPages, ...documents.keys()])].map((name) => {
    const page = documents.get(name);
    return route(
      `observation.establishment.${name}`,
      establishmentPath.replace(":page", name),
      establishmentPages.includes(name) ? `establishment_${name}` : "establishment",
      page ? establishmentPageAccess(page) : observationAccess,
      { ...observation, ...(page ? { label: page.tab ?? page.title } : {}) },
    );
  });
}

function ownRoutes(pages: readonly DestinationPage[]): WebRoute[] {
  const documents = establishmentPagesFor("TP", pages);
  const dashboard = documents.get("dashboard");
  return [
    route("pro.dashboard", "/pro/dashboard", "proDashboard", dashboard ? ownPageAccess(dashboard) : proDashboardAccess, pro),
    route("pro.analyze", "/pro/analyze", "analyze", proAnalysisAccess, { ...pro, redirectTo: { name: "pro.analyze.reviews" } }),
    ...[...new Set([...ownAnalyses, ...documents.keys()])]
      .filter((name) => name !== "dashboard")
      .map((name) => {
        const page = documents.get(name);
        return route(
          `pro.analyze.${name}`,
          ownAnalysisPath.replace(":page", name),
          ownAnalyses.includes(name) ? `establishment_${name}` : "analyze",
          page ? ownPageAccess(page) : proAnalysisAccess,
          { ...pro, ...(page ? { label: page.tab ?? page.title } : {}) },
        );
      }),
  ];
}

function destinationRoute(page: DestinationPage): WebRoute {
  return route(`destination.${page.name}`, destinationPath.replace(":page", page.name), "destinationPage", pageAccess(page), {
    area: "destination",
    label: page.title,
  });
}

function moderationRoute(page: DestinationPage): WebRoute {
  return route(`moderation.${page.name}`, moderationPath.replace(":page", page.name), "moderation", moderationPageAccess(page), {
    area: "moderation",
    label: page.title,
  });
}

function publicDestinationRoute({ name, title }: DestinationPage): WebRoute {
  return route(`public.destination.${name}`, publicDestinationPath.replace(":page", name), "destinationPage", publicAccess, {
    label: title,
  });
}

/** The names of all routes, which menus and maintenance may name. */
export function routeNames(pages: readonly DestinationPage[]): string[] {
  return webRoutes(pages).map(({ name }) => name);
}

/** Every route of specification §2 and of the pages that are documents, most specific first within a folder. The one table of web and server. */
export function webRoutes(pages: readonly DestinationPage[]): readonly WebRoute[] {
  return [
    route("home", "/", "home", publicAccess),
    route("login", "/login", "login", publicAccess),
    route("disconnect", "/disconnect", "disconnect", publicAccess),
    route("loginerror", "/loginerror", "loginerror", publicAccess),
    route("account-verification", "/account-verification", "accountVerification", signedIn),
    route("maintenance", "/maintenance", "maintenance", publicAccess),
    route("missing-role", "/missing-role", "missingRole", signedIn),
    route("unavailable", "/unavailable", "unavailable", publicAccess),
    route("redirect", "/redirect", "redirect", publicAccess),

    route("observation.dashboard.list", "/dashboard", "dashboards", observationAccess, observation),
    route("observation.dashboard.templates", "/dashboard/templates", "dashboardTemplates", observationAccess, observation),
    route("observation.dashboard", "/dashboard/views/:id", "dashboard", observationAccess, observation),
    route("observation.dashboard.edit", "/dashboard/edit/:id", "dashboardEdit", observationAccess, { ...observation, limitScroll: true }),
    // A dynamic dashboard is a dashboard: its address carries the value of its parameter as `?{dimension}=`.
    route("observation.dynamic_dashboard", "/dashboard/dynamic/:id", "dashboard", observationAccess, {
      ...observation,
      redirectTo: { name: "observation.dashboard" },
    }),
    route("public.mails", "/public/mails/:token", "mailStop", publicAccess),
    route("public.observation.dashboard", "/public/dashboard/:token", "dashboard", publicAccess),

    route("observation.establishments.lists", "/establishments/lists", "establishments", observationAccess, {
      ...observation,
      redirectTo: { name: "observation.establishments", params: all },
    }),
    route("observation.establishments", "/establishments/list/:category", "establishments", observationAccess, observation),
    route("observation.establishment", "/establishments/:id", "establishment", observationAccess, {
      ...observation,
      redirectTo: { name: "observation.establishment.dashboard" },
    }),
    ...establishmentRoutes(pages),
    route("observation.reviews", "/reviews", "reviews", observationAccess, { ...observation, limitScroll: true }),
    route("observation.answers", "/reviews/answers", "answers", observationAccess, { ...observation, limitScroll: true }),
    route("observation.barometer", "/barometer", "barometer", observationAccess, { ...observation, opens: "barometer" }),
    route("observation.selections", "/selections", "selections", observationAccess, observation),

    route("administration.monitoring", "/monitoring/:category?", "monitoring", administrationAccess, administration),
    route("administration.collect", "/collect/:category?", "collect", administrationAccess, administration),
    route("administration.pros_account.mail_history", "/pros/:id/mail-history", "mailHistory", administrationAccess, administration),
    route("administration.pros_account", "/pros/:category?", "prosAccount", administrationAccess, administration),
    route("administration.licenses", "/licenses", "licenses", administrationAccess, administration),

    ...pages.filter(({ of }) => of === undefined).map(destinationRoute),
    ...pages.filter((page) => page.public && page.of === undefined).map(publicDestinationRoute),

    ...pages.filter(({ of }) => of === "moderation").map(moderationRoute),

    ...ownRoutes(pages),
    route("pro.answers", "/pro/answers", "answers", proAnalysisAccess, { ...pro, limitScroll: true }),
    route("preferences", "/preferences", "preferences", proAccess, pro),
    route("forms", "/preferences/questionnaires", "forms", preferencesAccess, pro),
    route("forms.remarks", "/preferences/remarques", "remarks", preferencesAccess, pro),
    route("forms.edit", "/preferences/questionnaires/:id", "formEdit", preferencesAccess, pro),
    route("trial.responses", "/trial/responses", "trialResponses", proAccess, pro),

    route("account", "/account", "account", proAccountAccess, account),
    route("account.options", "/account/options", "accountOptions", proAccountAccess, account),
    route("account.support", "/account/support", "support", proAccountAccess, account),
    route("account.invoices", "/account/invoices", "invoices", proAccountAccess, account),
    route("offers", "/account/offers", "offers", proAccountAccess, account),
    route(subscriptionRoute, "/account/subscription/widget-expert/:checkout_status?", "subscription", proAccountAccess, account),

    route("widgets", "/widgets", "widgets", diffusionWidgetAccess, diffusion),
    route("widgets.types", "/widgets/types", "widgetTypes", diffusionWidgetAccess, diffusion),
    route("widgets.edit", "/widgets/:id", "widgetEdit", diffusionWidgetAccess, { ...diffusion, limitScroll: true }),
    route("api", "/api", "api", diffusionApiAccess, diffusion),
    route("documentation", "/documentation", "documentation", publicAccess, { redirectTo: { name: "documentation.introduction" } }),
    ...["introduction", "widget", "api", "apidae"].map((child) =>
      route(`documentation.${child}`, `/documentation/${child}`, "documentation", publicAccess),
    ),

    route("administration.mails", "/mails", "mails", administrationAccess, administration),
    route("notices", "/notices", "notices", signedIn),

    route("moderation.reviews", "/moderation/reviews/:state?", "moderation", moderationAccess, { area: "moderation", limitScroll: true }),
    route("moderation.todo", "/moderation/todo", "moderation", moderationAccess, {
      area: "moderation",
      redirectTo: { name: "moderation.reviews" },
    }),
    route("public.moderation.review", "/public/moderation/review/:token", "moderationReview", publicAccess),
    route("public.moderation.control", "/public/moderation/:destination", "control", publicAccess),
    route("public.review.new", "/public/review/new/:establishment", "reviewNew", publicAccess),
    route("public.review.report", "/public/review/report/:review", "reviewReport", publicAccess),
    route("public.review", "/public/review/:token", "reviewAuthor", publicAccess),
    // The bank of the demonstration, where there is one.
    route("public.payment", "/public/payment/:token", "payment", publicAccess),
    route("public.report", "/public/report/:token", "reportReceipt", publicAccess),

    route("not-found", "*", "notFound", publicAccess),
  ];
}

/** Where an independent professional without the widget-expert role is sent. Specification §4. */
export const subscriptionRoute = "account.subscription.widget-expert";
