import { expect, it } from "vitest";

import { crowdedFolders } from "./folders.ts";

const filesIn = (folder: string, count: number): string[] => Array.from({ length: count }, (_, no) => `${folder}/file-${no}.ts`);

it("names the folders of more than forty files, without those of their rooms, and no list of migrations, types or decisions", () => {
  const files = [
    ...filesIn("src/page", 41),
    ...filesIn("src/page/tiles", 40),
    ...filesIn("server/store/migrations", 99),
    ...filesIn("widgets/types", 99),
    ...filesIn("docs/decisions", 99),
  ];
  expect(crowdedFolders(files)).toEqual([["src/page", 41]]);
});
