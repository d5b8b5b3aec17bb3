import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;

const application = /\/src\/app\/main\.tsx$/;
/** The smallest page of widgets: what it reaches is what every page of widgets needs. */
const widgetPage = /\/bench\/page\/main\.tsx$/;
/** What surrounds the widgets wherever a document is read. */
const documentScreen = /\/src\/page\/document\/document-screen\.tsx$/;
/** Pages that are documents, with what is beside them. */
const documentPages = /\/src\/features\/dashboard-view\//;
/** Screens of forms, without a widget. */
const formScreen = /\/src\/features\/account\/[\w-]+\.tsx$/;
/** What the account's pages are made of. */
const accountPages = /\/src\/features\/account\//;
/** Forms that lose nothing, wherever they are. */
const keptForms = /\/src\/page\/form\//;
/** The texts that the screens of documents share. */
const documentWords = /\/src\/features\/dashboard-view\/(texts\.ts|dashboard-view\.fr\.json)$/;
const view = /\/widgets\/views\/[\w-]+\/index\.tsx$/;
const charting = /\/node_modules\/(echarts|zrender|echarts-for-react|size-sensor|fast-deep-equal)\//;
/** The chart type of points over a plane or a land. */
const points = /\/echarts\/lib\/(chart\/scatter\/|chart\/helper\/LargeSymbolDraw\.js)/;
/** Layers beneath the screens. */
const below = /\/src\/(lib|domain|ui)\//;
/** Not the measure's own figures. */
const ours = /\/(src|node_modules)\//;
/** Files that name everything in a library; what is used of it is known only after the build has shaken it. */
const barrel = /\/node_modules\/(lucide-react|echarts)\/|\/src\/generated\/validators\.js$/;
/** Its library's index alone leads there from a document: only the panels of reviews page through answers. */
const paging = /\/(infiniteQueryObserver|useInfiniteQuery)\.js$/;
/** What a document is checked with, which pages that are read seldom need. */
const checks = /\/src\/(generated\/validators\/(Widget|\w+Options)\.js$|engine\/(check\/|plan\/plan\.ts))/;

/**
 * The chunks of the web application. Few on the way to a first page, because over HTTP/1.1 a hundred small ones
 * cost more than their bytes; what one screen or one view alone uses stays apart. The first group that takes a
 * module keeps it.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // What loads the later chunks belongs to the first: in any other, that one would come with every page.
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|i18next|use-sync-external-store)\/|vite\/preload-helper/ },
  {
    // What lies below the screens is shared by later chunks too, which must not start the application to have it.
    name: (id, context) => {
      const roots = rootsOf(id, context);
      // The measure's page is a first one too: its icons are none of the application's.
      if (isIcon(id)) return isIconOf("application", id, context) ? "core" : null;
      return roots.has("application") && (below.test(id) || roots.has("page")) ? "core" : null;
    },
    test: ours,
    tags: ["$initial"],
  },
  {
    // What forms and documents share is not worth all that surrounds a document.
    name: (id, context) => {
      const isOfForms = isIcon(id) ? isIconOf("form", id, context) : below.test(id) && rootsOf(id, context).has("form");
      return isOfForms ? "controls" : null;
    },
    test: ours,
    minShareCount: 2,
  },
  // For a page of figures to load no other icons.
  { name: (id, context) => (isIconOf("document", id, context) ? "signs" : null), test: isIcon },
  { name: (id, context) => (rootsOf(id, context).has("page") ? "widgets" : null), test: ours },
  {
    name: "checks",
    test: checks,
    minShareCount: 2,
  },
  { name: (id, context) => (viewsOf(id, context) > 1 && !drawsCharts(id, context) ? "figures" : null), test: ours },
  // One chart type alone stays with its view; what two of them share is compressed best as one file.
  {
    name: (id, context) => ((charting.test(id) && !points.test(id)) || viewsOf(id, context) > 1 ? "charts" : null),
    test: ours,
    minShareCount: 2,
  },
  { name: "points", test: points },
  { name: "dialogs", test: /\/node_modules\/(@base-ui|@floating-ui)\//, tags: ["$initial"] },
  { name: "application", test: ours, tags: ["$initial"] },
  { name: "forms", test: keptForms, minShareCount: 2 },
  // The pages of the account share most of what they are made of: in a dozen files it is a third larger, and as many requests.
  { name: (id, context) => (rootsOf(id, context).has("form") ? "account" : null), test: accountPages, minShareCount: 2 },
  // Each would be a file of its own, most of it header. Before the document, which takes along what it imports.
  { name: "icons", test: isIcon, minShareCount: 2 },
  {
    // What a view needs too stays apart: the view must not start the application to have it.
    name: (id, context) => {
      const ofDocument = rootsOf(id, context).has("document") && viewsOf(id, context) === 0 && !paging.test(id);
      return documentWords.test(id) || ofDocument ? "document" : null;
    },
    test: ours,
  },
];

function isIcon(id: string): boolean {
  return id.includes("/node_modules/lucide-react/");
}

/** An import of icons as a module's code has it, and what the library's index makes of a file: an icon has several names. */
const iconImport = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const iconExport = /export\s*\{([^}]*)\}\s*from\s*["']\.\/icons\/([\w-]+\.mjs)["']/g;
type IconRoot = "application" | "form" | "document";
const iconFiles = new WeakMap<Context, Map<string, Set<string>>>();

/**
 * Whether an icon is used by what a starting point reaches by static imports; by views and pages of documents too where
 * that is a document. The library's index imports every icon, so that who uses one is read from the names that its
 * importers ask for.
 */
function isIconOf(root: IconRoot, id: string, context: Context): boolean {
  const found = iconFiles.get(context) ?? new Map<string, Set<string>>();
  iconFiles.set(context, found);
  const files = found.get(root) ?? filesOfIcons(root, context.getModuleInfo(id)?.importers ?? [], context);
  found.set(root, files);
  return files.has(id.slice(id.lastIndexOf("/") + 1));
}

function filesOfIcons(root: IconRoot, indexes: readonly string[], context: Context): Set<string> {
  const fileOf = new Map<string, string>();
  const files = new Set<string>();
  for (const index of indexes) {
    const { code, importers = [] } = context.getModuleInfo(index) ?? {};
    for (const [, names = "", file = ""] of code?.matchAll(iconExport) ?? [])
      for (const name of names.split(",")) fileOf.set(name.replace(/.* as /, "").trim(), file);
    for (const user of importers) {
      const isDrawn = root === "document" && (documentPages.test(user) || viewsOf(user, context) > 0);
      if (!isDrawn && !rootsOf(user, context).has(root)) continue;
      for (const [, names = ""] of context.getModuleInfo(user)?.code?.matchAll(iconImport) ?? [])
        for (const name of names.split(",")) files.add(fileOf.get(name.replace(/ as .*/, "").trim()) ?? "");
    }
  }
  return files;
}

const known = new WeakMap<Context, Map<string, Set<string>>>();

/** Which of the starting points reach a module by static imports: "application", "page", "document", "form", and each view by its file. */
function rootsOf(id: string, context: Context): Set<string> {
  const found = known.get(context) ?? new Map<string, Set<string>>();
  known.set(context, found);
  const before = found.get(id);
  if (before) return before;
  const roots = new Set<string>();
  const seen = new Set([id]);
  for (const name of seen) {
    if (application.test(name)) roots.add("application");
    else if (widgetPage.test(name)) roots.add("page");
    else if (documentScreen.test(name)) roots.add("document");
    else if (formScreen.test(name)) roots.add("form");
    else if (view.test(name)) roots.add(name);
    if (name !== id && barrel.test(name)) continue;
    for (const importer of context.getModuleInfo(name)?.importers ?? []) seen.add(importer);
  }
  found.set(id, roots);
  return roots;
}

function viewsOf(id: string, context: Context): number {
  if (/\/node_modules\//.test(id)) return 0;
  return [...rootsOf(id, context)].filter((root) => view.test(root)).length;
}

/** Whether a module leads to the charting library. */
function drawsCharts(id: string, context: Context): boolean {
  const seen = new Set([id]);
  for (const name of seen) {
    if (charting.test(name)) return true;
    for (const next of context.getModuleInfo(name)?.importedIds ?? []) seen.add(next);
  }
  return false;
}
