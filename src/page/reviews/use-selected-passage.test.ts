import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { passageOf } from "./use-selected-passage.ts";

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement("article");
  root.innerHTML = `<p data-field="title">Très <mark>calme</mark></p><p data-field="text">Chambre <mark>propre</mark> et <mark>lit</mark> dur</p><p>Réponse</p>`;
  document.body.append(root);
});
afterEach(() => root.remove());

function select(from: string, start: number, to: string, end: number): Range {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  const holding = (text: string): Text => texts.find(({ data }) => data === text) ?? texts[0] ?? new Text();
  const range = document.createRange();
  range.setStart(holding(from), start);
  range.setEnd(holding(to), end);
  return range;
}

describe("the passage of a selection", () => {
  it("counts the letters before it across the marks", () => {
    expect(passageOf(select("propre", 2, "lit", 3), root)).toEqual({ field: "text", start: 10, end: 21 });
  });

  it("knows the title", () => {
    expect(passageOf(select("calme", 0, "calme", 5), root)).toEqual({ field: "title", start: 5, end: 10 });
  });

  it.each([
    ["from the title into the text", "calme", "lit"],
    ["in the answer", "Réponse", "Réponse"],
  ])("is none %s", (_where, from, to) => {
    expect(passageOf(select(from, 0, to, 2), root)).toBeNull();
  });

  it("is none in another review", () => {
    expect(passageOf(select("lit", 0, "lit", 3), document.createElement("article"))).toBeNull();
  });
});
