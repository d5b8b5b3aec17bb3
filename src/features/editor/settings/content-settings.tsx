import type { ReactElement } from "react";

import type { Metrics } from "../../../engine/catalog/catalog.ts";
import type { Change } from "../../../engine/document/edit.ts";
import { overridden } from "../../../engine/document/overridden.ts";
import type { ConfigProblem, Widget, WidgetType } from "../../../generated/types.ts";
import { TextField } from "../../../ui/text-field/text-field.tsx";
import { ImageMenu } from "./image-menu.tsx";
import { LiveTextField } from "./live-text-field.tsx";
import { OptionField } from "./option-field.tsx";
import { optionSettings } from "./option-settings.ts";
import { useTexts } from "../texts.ts";

/** Whether a widget of this type says what its author writes, rather than what is counted. */
export function isWritten({ view }: WidgetType): boolean {
  return view === "text" || view === "image";
}

/** Whether a problem is shown beside one of the fields below. */
export function isToldBeside({ pointer }: ConfigProblem, id: string, { view }: WidgetType): boolean {
  return [`/query/text`, ...optionSettings(view).map(({ option }) => `/options/${option}`)].includes(
    pointer.slice(`/widgets/${id}`.length),
  );
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
  const errorAt = (part: string): string | undefined => problems.find(({ pointer }) => pointer === `/widgets/${id}/${part}`)?.message;
  const setText = (written: string, typed: boolean): void =>
    onChange({ type: "set-widget", id, query: overridden(widget.query, type.query, { text: written }) }, typed ? `text ${id}` : undefined);
  const setOptions = (changed: Record<string, unknown>, gesture?: string): void =>
    onChange({ type: "set-widget", id, options: overridden(widget.options, type.options, changed) }, gesture);

  const fields = optionSettings(type.view).map((setting) => (
    <OptionField
      key={setting.option}
      setting={setting}
      value={options[setting.option]}
      error={errorAt(`options/${setting.option}`)}
      fresh={fresh && setting.option === "src"}
      onChange={(value) => setOptions({ [setting.option]: value }, setting.kind === "words" ? `${setting.option} ${id}` : undefined)}
    />
  ));
  if (type.view === "text")
    return (
      <>
        <LiveTextField value={text} metrics={metrics} error={errorAt("query/text")} fresh={fresh} onChange={setText} />
        {fields}
      </>
    );
  return (
    <>
      {/* Who has said what the image shows is not overruled. */}
      <div>
        <ImageMenu onChoose={(src, alt) => setOptions({ src, ...(options["alt"] ? {} : { alt }) })} />
      </div>
      {fields}
      <TextField
        label={t("image.caption")}
        value={text}
        maxLength={400}
        error={errorAt("query/text")}
        onChange={(caption) => setText(caption, true)}
      />
    </>
  );
}
