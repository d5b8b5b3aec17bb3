import { createElement, Fragment, type ReactElement, type ReactNode } from "react";

import { parseRichText, type RichNode } from "../../domain/rich-text.ts";

/** HTML of few elements drawn as elements, never as markup: what is not allowed is left out here too. */
export function RichText({ html }: { html: string }): ReactElement {
  return <>{drawn(parseRichText(html))}</>;
}

function drawn(nodes: readonly RichNode[]): ReactNode {
  return nodes.map((node, index) => {
    // oxlint-disable-next-line react/no-array-index-key -- a text once parsed never changes places
    if (typeof node === "string") return <Fragment key={index}>{node}</Fragment>;
    const { tag, href, children } = node;
    const outside = href?.startsWith("https://") ? { target: "_blank", rel: "noreferrer" } : {};
    return createElement(
      tag,
      { key: index, ...(href === undefined ? {} : { href, ...outside }) },
      ...(tag === "br" ? [] : [drawn(children)]),
    );
  });
}
