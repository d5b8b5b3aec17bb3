import type { ReactElement } from "react";

import type { Metrics } from "../../../engine/catalog/catalog.ts";
import type { Change } from "../../../engine/document/edit.ts";
import { overridden } from "../../../engine/document/overridden.ts";
import type { ConfigProblem, Widget, WidgetType } from "../../../generated/types.ts";
import { TextField } from "../../../ui/text-field/text-field.tsx";
import { ImageMenu } from "./image-menu.tsx";
import { LiveTextField } from "./live-text-field.tsx";
import { OptionsForm } from "./options-form.tsx";
import { withOption } from "./targets.ts";
import { useTexts } from "../texts.ts";

/** Whether a widget of this type says what its author writes, rather than what is counted. */
export function isWritten({ view }: WidgetType): boolean {
  return view === "text" || view === "image";
}

interface ContentSettingsProps {
  id: string;
  widget: Widget;
  type: WidgetType;
  metrics: Metrics;
  problems: readonly ConfigProblem[];
  /** Whether the widget has just been added. */
  fresh: boolean;
  onChange: (change: Change, gesture?: string) => void;
}

/** What a text says or an image shows: its content and its view's options, written over those of its type. */
export function ContentSettings({ id, widget, type, metrics, problems, fresh, onChange }: ContentSettingsProps): ReactElement {
  const { t } = useTexts();
  const { text = "" } = { ...type.query, ...widget.query };
  const options: Record<string, unknown> = { ...type.options, ...widget.options };
  const error = problems.find(({ pointer }) => pointer === `/widgets/${id}/query/text`)?.message;
  const setText = (written: string, typed: boolean): void =>
    onChange({ type: "set-widget", id, query: overridden(widget.query, type.query, { text: written }) }, typed ? `text ${id}` : undefined);
  // Who has said what the image shows is not overruled.
  const choose = (src: string, alt: string): void => {
    const shown = withOption({ id, widget, type }, "src", src);
    onChange({ type: "put-widget", id, widget: options["alt"] ? shown : withOption({ id, widget: shown, type }, "alt", alt) });
  };
  const fields = <OptionsForm targets={[{ id, widget, type }]} problems={problems} fresh={fresh ? "src" : undefined} onChange={onChange} />;
  if (type.view === "text")
    return (
      <>
        <LiveTextField value={text} metrics={metrics} error={error} fresh={fresh} onChange={setText} />
        {fields}
      </>
    );
  return (
    <>
      <div>
        <ImageMenu onChoose={choose} />
      </div>
      {fields}
      <TextField label={t("image.caption")} value={text} maxLength={400} error={error} onChange={(caption) => setText(caption, true)} />
    </>
  );
}
