import type { ModuleAccess } from "../support/module-access.ts";
import { alone, idInField, question } from "../support/rows.ts";
import { dmo, establishmentOf } from "../support/tenants.ts";

const results = "/destination/pages/:page/results";
const facets = "/destination/pages/:page/facets";
const publicPage = "/destination/public/:token/:page";

export default {
  calls: {
    "GET /destination/pages": "figures",
    "GET /destination/pages/:page": "observation",
    "POST /destination/pages/:page/results": "observation",
    "POST /destination/pages/:page/facets": "observation",
    "GET /destination/token": "observation",
    "POST /destination/token": "administration",
    "PUT /destination/token": "administration",
    "DELETE /destination/token": "administration",
    "GET /destination/public/:token/:page": "everybody",
    "POST /destination/public/:token/:page/results": "everybody",
    "POST /destination/public/:token/:page/facets": "everybody",
  },
  ids: [
    idInField(`POST ${results}`, "overrideSheetId", establishmentOf, (id) => ({
      url: "/destination/pages/home/results",
      payload: { overrideSheetId: id.slice(0, 80) },
    })),
  ],
  withoutIds: [
    "GET /destination/pages/:page",
    `POST ${results}`,
    `POST ${facets}`,
    `GET ${publicPage}`,
    `POST ${publicPage}/results`,
    `POST ${publicPage}/facets`,
  ],
  // What a public address shows is not narrowed.
  refusingIds: [{ route: `POST ${publicPage}/results`, field: "overrideSheetId" }],
  fieldsWithoutIds: "names_all",
  checkedWithin: { "POST /destination/token": null },
  questions: async (test) => {
    const answer = await test.send({ method: "GET", as: dmo, url: `/api/v2/${test.slug}/destination/token` });
    const address = `/destination/public/${answer.json<{ token: string }>().token}/home`;
    return [
      question(results, { url: "/destination/pages/home/results", payload: alone }),
      question(facets, { url: "/destination/pages/home/facets" }),
      question(`${publicPage}/results`, { url: `${address}/results`, payload: alone, as: null }),
      question(`${publicPage}/facets`, { url: `${address}/facets`, as: null }),
    ];
  },
} satisfies ModuleAccess;
