import QRCode from "qrcode";

import { typeset } from "../../../src/domain/format/typeset.ts";
import type { ReviewCode } from "../../../src/generated/types.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import type { CardPaper } from "../../paper/draw-card.ts";
import type { ScopedDb } from "../../store/store.ts";
import type { ModerationServices } from "./moderation-items.ts";

/** Where visitors leave a review of the establishment, with the code of the address. Throws (404) for one that is not the actor's. */
export async function reviewCode(
  { store, environment }: Pick<ModerationServices, "store" | "environment">,
  actor: Actor,
  id: string,
): Promise<ReviewCode> {
  const place = await store.forActor(actor).transaction((db) => requireSheet(db, actor, id));
  const address = `${environment.publicUrl}/public/review/new/${place.id}`;
  // It is printed, and worn: a quarter of it may be lost.
  const { modules } = QRCode.create(address, { errorCorrectionLevel: "Q" });
  return { establishment: place, address, side: modules.size, path: pathOf(modules) };
}

/** An establishment of the actor, of a professional one of the account's cards; throws (404) for any other. */
export async function requireSheet(db: ScopedDb, actor: Actor, id: string): Promise<{ id: string; name: string }> {
  const isOwn = isUuid(id) && (actor.type === "DMO" || actor.cards.includes(id));
  const place = isOwn ? await db.selectFrom("establishments").select(["id", "name"]).where("id", "=", id).executeTakeFirst() : undefined;
  if (!place) throw new ApiError("object.not-found");
  return place;
}

/** The dark squares as one path, those of a row that touch as one rectangle. */
function pathOf(modules: QRCode.BitMatrix): string {
  const { size } = modules;
  const parts: string[] = [];
  for (let row = 0; row < size; row += 1) {
    let column = 0;
    while (column < size) {
      const from = column;
      while (column < size && modules.get(row, column)) column += 1;
      if (column > from) parts.push(`M${from} ${row}h${column - from}v1h${from - column}z`);
      column += 1;
    }
  }
  return parts.join("");
}

/** The code as it is printed: for a wall, or for tables. */
export function cardPaper({ establishment, address }: ReviewCode, format: CardPaper["format"], product: string, owner: string): CardPaper {
  return {
    kind: "card",
    format,
    product,
    establishment: establishment.name,
    owner,
    address,
    invitation: typeset("Donnez votre avis"),
    others: ["Leave a review · Bewertung schreiben", "Laat een review achter · Deje su opinión", "Lasci una recensione"],
    note: typeset("Bon ou mauvais, chaque avis est lu par un modérateur avant d’être publié. Aucune contrepartie n’est offerte."),
  };
}
