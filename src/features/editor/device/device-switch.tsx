import { Monitor, Smartphone, Tablet } from "lucide-react";
import type { ReactElement } from "react";

import { Segmented } from "../../../ui/segmented/segmented.tsx";
import { useTexts } from "../texts.ts";
import type { ShownDevice } from "./shown-device.ts";

/** On what the canvas shows the dashboard. */
export function DeviceSwitch({ value, onChange }: { value: ShownDevice; onChange: (device: ShownDevice) => void }): ReactElement {
  const { t } = useTexts();
  return (
    <Segmented
      label={t("device.label")}
      segments={[
        { value: "desktop", label: t("device.desktop"), icon: Monitor },
        { value: "tablet", label: t("device.tablet.name"), icon: Tablet },
        { value: "phone", label: t("device.phone.name"), icon: Smartphone },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
