import { expect, it } from "vitest";

import { withSecondRequest } from "./asked-again.ts";

it("a script that is loaded later is asked for under a second address when the first one fails", () => {
  expect(withSecondRequest("const a=()=>import(`./list-screen-Cr_-1.js`).then(e=>e.t)")).toBe(
    "const a=()=>import(`./list-screen-Cr_-1.js`).catch(()=>import(`./list-screen-Cr_-1.js?again`)).then(e=>e.t)",
  );
  expect(withSecondRequest('import("./a.js")')).toBe("import(`./a.js`).catch(()=>import(`./a.js?again`))");
});

it("other imports stay as they are", () => {
  for (const code of ['import{t}from"./a.js"', "import(url)", "import(`https://example.org/a.js`)"])
    expect(withSecondRequest(code)).toBe(code);
});
