import type { ModuleAccess } from "../support/module-access.ts";
import { alone, idInPath, question } from "../support/rows.ts";
import { establishmentOf, pro } from "../support/tenants.ts";

const ownPage = "/observation/establishment-pages/:page";
const page = "/observation/establishment/:id/pages/:page";

export default {
  calls: {
    "GET /observation/establishment-pages/:page": "figures",
    "POST /observation/establishment-pages/:page/results": "ownFigures",
    "POST /observation/establishment-pages/:page/facets": "ownFigures",
    "POST /observation/establishment/:id/pages/:page/results": "figures",
    "POST /observation/establishment/:id/pages/:page/facets": "figures",
    "GET /observation/establishment/:id/overview": "observation",
    "GET /observation/establishment/:id/today": "figures",
    "GET /observation/today": "ownFigures",
  },
  ids: [
    ...["results", "facets"].map((part) =>
      idInPath(`POST ${page}/${part}`, establishmentOf, {
        url: (id) => `/observation/establishment/${id}/pages/evolution/${part}`,
        payload: {},
      }),
    ),
    ...["overview", "today"].map((part) => idInPath(`GET /observation/establishment/:id/${part}`, establishmentOf)),
  ],
  withoutIds: [`GET ${ownPage}`, `POST ${ownPage}/results`, `POST ${ownPage}/facets`],
  // An address that names the establishment already says it alone.
  refusingIds: [
    { route: `POST ${ownPage}/results`, field: "overrideSheetId" },
    { route: `POST ${page}/results`, field: "overrideSheetId" },
  ],
  questions: (_, sheet) => [
    question(`${page}/results`, { url: `/observation/establishment/${sheet}/pages/evolution/results`, payload: alone }),
    question(`${page}/facets`, { url: `/observation/establishment/${sheet}/pages/evolution/facets` }),
    ...["results", "facets"].map((part) =>
      question(`${ownPage}/${part}`, {
        url: `/observation/establishment-pages/evolution/${part}`,
        as: pro,
        closed: ["selection", "child"],
      }),
    ),
  ],
} satisfies ModuleAccess;
