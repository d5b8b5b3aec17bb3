import { Fragment, type ReactElement } from "react";

import { sampleOf } from "../../../src/domain/figure/figure.ts";
import { isSafeAddress } from "../../../src/domain/rich-text.ts";
import type { ViewContext } from "../../../src/engine/table/view-props.ts";
import type { TextSpan } from "../../../src/generated/types.ts";
import { caution, clauses, observed } from "../../../src/ui/chart/words/phrases.ts";
import { figureWords } from "./figure-words.ts";
import styles from "./text.module.css";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";

/** A line of text: plain, strong, emphasised, linked, or a figure with what it rests on as its title. */
export function Spans({ spans, context }: { spans: readonly TextSpan[]; context: ViewContext }): ReactElement {
  // Spans have no key of their own and never change places.
  // oxlint-disable-next-line react/no-array-index-key
  return (
    <>
      {spans.map((span, index) => (
        <Fragment key={index}>{drawn(span, context)}</Fragment>
      ))}
    </>
  );
}

function drawn({ text, strong, emphasis, href, figure }: TextSpan, context: ViewContext): ReactElement | string {
  if (figure) return <FigureSpan figure={figure} context={context} />;
  const content =
    href !== undefined && isSafeAddress(href) ? (
      <a href={href} className={styles.link} {...(href.startsWith("https:") && { rel: "noreferrer", target: "_blank" })}>
        {text}
      </a>
    ) : (
      text
    );
  if (strong) return <strong>{content}</strong>;
  return emphasis ? <em>{content}</em> : content;
}

function FigureSpan({ figure, context }: { figure: NonNullable<TextSpan["figure"]>; context: ViewContext }): ReactElement {
  const t = viewText();
  const sample = sampleOf(figure, figure.unit, context.samples, context.audience);
  return (
    <b
      className={styles.figure}
      data-sample={sample}
      title={clauses(
        figure.label,
        sample !== "hidden" && observed(t, figure.n, figure.unit, figure.source),
        caution(t, sample)?.toLowerCase(),
      )}
    >
      {figureWords(t, figure, context)}
    </b>
  );
}
