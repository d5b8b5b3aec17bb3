import { RotateCcw } from "lucide-react";
import type { ReactElement } from "react";

import { type Device, ownDevices } from "../../../engine/document/devices.ts";
import type { Change } from "../../../engine/document/edit.ts";
import type { Dashboard } from "../../../generated/types.ts";
import { Button } from "../../../ui/button/button.tsx";
import { useTexts } from "../texts.ts";
import styles from "./device.module.css";

interface DeviceBarProps {
  document: Dashboard;
  tab: string;
  device: Device;
  onChange: (change: Change) => void;
}

/** Whether the open tab's layout on a device is derived or its own, and the way back to the derived one. */
export function DeviceBar({ document, tab, device, onChange }: DeviceBarProps): ReactElement {
  const { t } = useTexts();
  const own = ownDevices(document, tab).has(device);
  const sections = document.layout.tabs.find(({ id }) => id === tab)?.sections ?? [];
  const reset = (): void =>
    onChange({
      type: "all",
      changes: sections.map((section): Change => ({ type: "place-on", in: { tab, section: section.id }, device, grid: null })),
    });
  return (
    <div className={styles.bar}>
      <p role="status">{t(`device.${device}.${own ? "own" : "derived"}`)}</p>
      {own && (
        <Button size="compact" icon={RotateCcw} onClick={reset}>
          {t("device.reset")}
        </Button>
      )}
    </div>
  );
}
