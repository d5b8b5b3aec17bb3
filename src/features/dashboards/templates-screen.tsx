import { type ReactElement, lazy, Suspense } from "react";
import { Link, useSearchParams } from "react-router-dom";

import { PageHead } from "../../page/layout/page-head.tsx";
import { useListAddress } from "../../page/list/use-list-address.ts";
import { Segmented } from "../../ui/segmented/segmented.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { SearchField } from "../../ui/text-field/search-field.tsx";
import dashboards from "./dashboards.module.css";
import { TEMPLATE_TAG, TemplatesGallery } from "./templates-gallery.tsx";
import { useTexts } from "./texts.ts";

/** Its examples are of every view: they load with the tab that shows them. */
const TypesGallery = lazy(() => import("./types/types-gallery.tsx"));

/** Which gallery is shown, as the address has it; templates where it says nothing. */
const SHOWN = "galerie";
const TYPES = "types";

/** Two galleries: templates drawn with the destination's own figures, and the types of widgets. */
export default function TemplatesScreen(): ReactElement {
  const { t } = useTexts();
  const address = useListAddress(["shipped"], [TEMPLATE_TAG]);
  const [params, setParams] = useSearchParams();
  const types = params.get(SHOWN) === TYPES;
  return (
    <>
      <PageHead
        title={t("template.title")}
        above={
          <p>
            <Link to="/dashboard">{t("list.title")}</Link>
          </p>
        }
        filling
      >
        <Segmented
          label={t("types.gallery")}
          segments={[
            { value: "templates", label: t("types.templates") },
            { value: TYPES, label: t("types.title") },
          ]}
          value={types ? TYPES : "templates"}
          onChange={(value) => setParams(value === TYPES ? { [SHOWN]: TYPES } : {}, { replace: true })}
        />
        <SearchField value={address.search} onChange={address.setSearch} className={dashboards.search} />
      </PageHead>
      {types ? (
        <Suspense fallback={<Skeleton shape="lines" />}>
          <TypesGallery search={address.search} narrowed={address.search !== ""} onShowAll={() => address.setSearch("")} />
        </Suspense>
      ) : (
        <TemplatesGallery address={address} />
      )}
    </>
  );
}
