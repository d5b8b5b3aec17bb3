import { Check, Copy } from "lucide-react";
import { type ReactElement, useRef, useState } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";

import { Button } from "../button/button.tsx";
import styles from "./copy-address.module.css";

interface CopyAddressProps {
  url: string;
  quiet?: boolean;
  /** It is no page: it is shown without a link. */
  plain?: boolean;
}

/** An address to hand on, after the button that copies it; where the browser refuses, it is selected, ready to be copied by hand. */
export function CopyAddress({ url, quiet, plain }: CopyAddressProps): ReactElement {
  const { t } = useTranslation("ui");
  const [copied, setCopied] = useState(false);
  const link = useRef<HTMLElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // No permission, or no clipboard outside a secure context.
      if (link.current) getSelection()?.selectAllChildren(link.current);
    }
  };
  return (
    <div className={styles.address}>
      <Button variant={quiet ? "secondary" : "primary"} size="compact" icon={copied ? Check : Copy} onClick={() => void copy()}>
        {t(copied ? "address.copied" : "address.copy")}
      </Button>
      {plain ? (
        <code ref={link}>{url}</code>
      ) : (
        <a
          ref={(element) => {
            link.current = element;
          }}
          href={url}
          target="_blank"
          rel="noreferrer"
          data-testid="public-link"
        >
          {url}
        </a>
      )}
    </div>
  );
}
