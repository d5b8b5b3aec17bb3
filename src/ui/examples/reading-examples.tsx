import { Clock, Link2 } from "lucide-react";
import { type ReactElement, useState } from "react";
import { Avatar } from "../avatar/avatar.tsx";
import { Badge, CountBadge } from "../badge/badge.tsx";
import { Chip } from "../badge/chip.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { ErrorCard } from "../error-boundary/error-boundary.tsx";
import { Kbd } from "../kbd/kbd.tsx";
import { SlowNotice } from "../loader/loader.tsx";
import { Pagination } from "../pagination/pagination.tsx";
import { RatingBadge } from "../rating-badge/rating-badge.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { Sparkline } from "../sparkline/sparkline.tsx";
import { TonalityBar } from "../tonality/tonality-bar.tsx";
import { TonalityChip } from "../tonality/tonality-chip.tsx";
import { Trend } from "../trend/trend.tsx";
import { Example } from "./example.tsx";

const tonalities = [0, 1, 2, 3, 4];
const balances = [-46, -24, 2, 31, 82];

/** What is read: figures, states, waiting. */
export function ReadingExamples(): ReactElement {
  const [page, setPage] = useState(3);
  return (
    <>
      <Example title="Tonalités">
        {tonalities.map((tonality) => (
          <TonalityChip key={tonality} tonality={tonality} balance={balances[tonality]} />
        ))}
        <TonalityBar counts={[4, 9, 20, 60, 121]} />
      </Example>
      <Example title="Notes et écarts">
        {[96, 87, 68, 40, 18, 100, null].map((value) => (
          <RatingBadge key={value} value={value} />
        ))}
        <RatingBadge value={92} size="large" />
        <Trend gap={2} unit="rating" reference="vs 2025" />
        <Trend gap={-6} unit="points" />
        <Trend gap={0} unit="rating" bare />
      </Example>
      <Example title="Courbes et étiquettes">
        <Sparkline values={[81, 82, 84, 83, 85, 86, 87]} previous={[79, 80, 80, 82, 82, 81, 83]} label="Note de 8,1 à 8,7" />
        <Sparkline values={[81, 79, 80, null, 74, 70]} tone="negative" />
        <Badge tone="success">Hausse significative</Badge>
        <Badge tone="warning" icon={Clock}>
          Hier à 06:00
        </Badge>
        <Badge tone="info" icon={Link2}>
          Lien public actif
        </Badge>
        <Chip label="Saison" color="var(--category-3)" />
        <Chip label="Direction" color="var(--category-1)" pressed onToggle={() => {}} />
        <Chip label="Communes" onRemove={() => {}} />
        <CountBadge tone="accent">24</CountBadge>
        <Avatar name="c.morel" />
        <Kbd>Ctrl K</Kbd>
      </Example>
      <Example title="Se repérer">
        <Breadcrumb
          crumbs={[
            { label: "Ma réputation", href: "#" },
            { label: "Tableaux de bords", href: "#" },
          ]}
        />
        <Pagination page={page} pageSize={20} total={412} onChange={setPage} />
      </Example>
      <StatesExamples />
    </>
  );
}

function StatesExamples(): ReactElement {
  return (
    <>
      <Example title="Vide">
        <Card title="Avis par commune">
          <EmptyState title="Aucun avis sur cette période" actions={<Button size="compact">Élargir à 12 mois</Button>}>
            Le dernier avis date du 28 mai 2026.
          </EmptyState>
        </Card>
      </Example>
      <Example title="Erreur">
        <Card title="Thématiques">
          <ErrorCard onRetry={() => {}} />
        </Card>
      </Example>
      <Example title="Chargement">
        <Card title="Évolution de la note">
          <div style={{ height: 150 }}>
            <Skeleton shape="bars" />
          </div>
        </Card>
        <SlowNotice />
      </Example>
    </>
  );
}
