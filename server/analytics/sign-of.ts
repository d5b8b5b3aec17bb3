const signs: Readonly<Record<string, 1 | -1>> = { positive: 1, negative: -1 };

/** 1 positive, -1 negative, 0 neutral or mixed. */
export function signOf(polarity: string): 1 | 0 | -1 {
  return signs[polarity] ?? 0;
}
