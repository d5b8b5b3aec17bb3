import { ApiError } from "../kit/errors.ts";
import { headerText } from "../ports/mail/mailer.ts";
import { imageKind } from "../ports/files/image-kind.ts";

/** A file that somebody attaches to what they send. */
interface AttachedFile {
  name: string;
  media_type: string;
  extension: string;
}

const refusal = "Joignez une image PNG, JPEG ou WebP, ou un PDF.";

/** What an attachment is by its own bytes, whatever its name or its sender says, and its name with the extension that goes with it. Throws (415) for anything else. */
export function attachedFile(name: string, bytes: Buffer): AttachedFile {
  const kind = imageKind(bytes);
  const found =
    kind && kind.type !== "image/svg+xml"
      ? { media_type: kind.type as string, extension: kind.extension as string }
      : bytes.subarray(0, 5).toString("latin1") === "%PDF-"
        ? { media_type: "application/pdf", extension: "pdf" }
        : null;
  if (!found) throw new ApiError("media.unsupported", { detail: refusal });
  const base = headerText(name)
    .replace(/[/\\:*?"<>|]+/g, " ")
    .replace(/^[\s.]+/, "")
    .replace(/\.[^.]*$/, "")
    .trim()
    .slice(0, 80);
  return { ...found, name: `${base === "" ? "fichier" : base}.${found.extension}` };
}
