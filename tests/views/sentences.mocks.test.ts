import { describe, expect, it, vi } from "vitest";

import { exampleSurroundings } from "../../src/app/example-surroundings.ts";
import type { ViewProps } from "../../src/engine/table/view-props.ts";
import type { View, ViewName } from "../../src/generated/types.ts";
import { viewText, type ViewWords } from "../../src/ui/chart/words/view-text.ts";

// A mail or an export has no page: whatever asks for React fails here.
vi.mock("react", () => {
  throw new Error("a sentence needs React");
});

interface SentenceModule {
  sentence: (props: ViewProps<ViewName>, words: ViewWords) => string;
}

const manifests = import.meta.glob<View>("../../widgets/views/*/view.json", { eager: true, import: "default" });
const loaders = import.meta.glob<SentenceModule>("../../widgets/views/*/sentence.ts");
const cases = Object.entries(loaders).map(([path, load]) => ({
  load,
  manifest: manifests[path.replace("sentence.ts", "view.json")] as View,
}));

it("are those of all views", () => expect(cases).toHaveLength(Object.keys(manifests).length));

describe.each(cases)("the sentence of $manifest.view", ({ load, manifest: { view, examples, defaultSize } }) => {
  it.each(examples)("is made of words alone: $name", async (example) => {
    const { sentence } = await load();
    const context = { title: example.name, box: defaultSize, ...exampleSurroundings };
    const said = sentence({ ...example, view, context } as unknown as ViewProps<ViewName>, viewText());
    expect(said.length).toBeGreaterThan(3);
    expect(said).not.toMatch(/undefined|NaN|\{\{|^[a-z]+\.[a-z]/);
  });
});
