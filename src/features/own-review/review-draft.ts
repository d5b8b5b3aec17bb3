import { useEffect, useState } from "react";

/** What a visitor has typed, and the key under which it is sent: the same after a reload, so that it is one review. */
export interface ReviewDraft {
  key: string;
  rating: number | null;
  marks: Record<string, number>;
  title: string;
  text: string;
  date: string;
  profile: string;
  name: string;
  email: string;
  consent: boolean;
  prospecting: boolean;
}

function blank(): ReviewDraft {
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return {
    key,
    rating: null,
    marks: {},
    title: "",
    text: "",
    date: "",
    profile: "",
    name: "",
    email: "",
    consent: false,
    prospecting: false,
  };
}

/** The draft of a review of an establishment, kept on this device until it is sent. */
export function useReviewDraft(establishment: string): {
  draft: ReviewDraft;
  change: (part: Partial<ReviewDraft>) => void;
  forget: () => void;
} {
  const place = `review-draft ${establishment}`;
  const [draft, setDraft] = useState(() => ({ ...blank(), ...stored(place) }));
  useEffect(() => {
    try {
      localStorage.setItem(place, JSON.stringify(draft));
    } catch {
      // Storage refused: what is typed lives as long as the page.
    }
  }, [place, draft]);
  return {
    draft,
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    forget: () => {
      setDraft(blank());
      try {
        localStorage.removeItem(place);
      } catch {
        // Nothing was kept.
      }
    },
  };
}

function stored(place: string): Partial<ReviewDraft> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}") as Partial<ReviewDraft>;
  } catch {
    return {};
  }
}
