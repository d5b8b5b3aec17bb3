import type { ReactElement } from "react";

import { imageAddress } from "../../../domain/design/image-address.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Menu } from "../../../ui/menu/menu.tsx";
import { useSession } from "../../../page/session/session.ts";
import { useTexts } from "../texts.ts";

/** Large enough for the widest tile. */
const asked = { size: 1024, quality: 90 };

/** The images that are there: the destination's logo, the product's, the pictures of the tonalities; each with what it shows. */
export function ImageMenu({ onChoose }: { onChoose: (src: string, alt: string) => void }): ReactElement {
  const { t } = useTexts();
  const { user, app } = useSession();
  const logo = (address: string, name: string) => ({ address, label: t("image.logo", { name }) });
  const images = [
    ...(user?.group.logo_url ? [logo(user.group.logo_url, user.group.name)] : []),
    logo(app.product.logo ?? "/logo.svg", app.product.name),
    ...app.tonalities.map(({ name, svg_url }) => ({ address: svg_url, label: t("image.tonality", { name }) })),
  ];
  return (
    <Menu
      label={t("image.choose")}
      align="start"
      trigger={(props) => (
        <Button {...props} size="compact">
          {t("image.choose")}
        </Button>
      )}
      entries={images.map(({ address, label }) => ({
        id: address,
        label,
        onSelect: () => onChoose(imageAddress(address, asked), label),
      }))}
    />
  );
}
