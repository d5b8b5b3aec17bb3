/** A sparse example of a binary decision. */
export interface Example {
  ids: number[];
  values: number[];
  label: 0 | 1;
  weight: number;
}

/** Names of the parameters, numbered as they appear. The scale of a group sets how freely its weights may move. */
export class Parameters {
  readonly names: string[] = [];
  private readonly numbers = new Map<string, number>();
  readonly scales: number[] = [];

  number(name: string, scale: number): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    const next = this.names.length;
    this.names.push(name);
    this.scales.push(scale);
    this.numbers.set(name, next);
    return next;
  }
}

export interface FitOptions {
  epochs: number;
  rate: number;
  /** Ridge penalty of a whole pass. */
  ridge: number;
}

/** The weights of a logistic regression (AdaGrad, ridge penalty), in the caller's units. Deterministic. */
export function fit(examples: readonly Example[], parameters: Parameters, options: FitOptions): Float64Array {
  const n = parameters.names.length;
  const w = new Float64Array(n);
  const g2 = new Float64Array(n).fill(1e-3);
  const order = Uint32Array.from(examples.keys());
  let seed = 12345;
  const penalty = options.ridge / examples.length;
  const counts = new Float64Array(n);
  for (const e of examples) for (const id of e.ids) counts[id] = (counts[id] ?? 0) + 1;
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      const j = seed % (i + 1);
      const swap = order[i] ?? 0;
      order[i] = order[j] ?? 0;
      order[j] = swap;
    }
    for (const k of order) {
      const e = examples[k];
      if (e === undefined) continue;
      let score = 0;
      for (let i = 0; i < e.ids.length; i++)
        score += (w[e.ids[i] ?? 0] ?? 0) * (e.values[i] ?? 0) * (parameters.scales[e.ids[i] ?? 0] ?? 1);
      const error = (1 / (1 + Math.exp(-score)) - e.label) * e.weight;
      for (let i = 0; i < e.ids.length; i++) {
        const id = e.ids[i] ?? 0;
        // The penalty falls on the examples that hold the parameter, its share of the pass.
        const gradient =
          error * (e.values[i] ?? 0) * (parameters.scales[id] ?? 1) + (penalty * examples.length * (w[id] ?? 0)) / (counts[id] ?? 1);
        g2[id] = (g2[id] ?? 0) + gradient * gradient;
        w[id] = (w[id] ?? 0) - (options.rate * gradient) / Math.sqrt(g2[id] ?? 1);
      }
    }
  }
  return w.map((x, i) => x * (parameters.scales[i] ?? 1));
}
