interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: { createHTML: (text: string) => string | null }): unknown;
}

/**
 * The page's policy asks for Trusted Types. ECharts sets `innerHTML = ""` when it starts: a string without
 * `<` or `&` cannot make markup and passes, every other one is refused.
 */
const factory = (globalThis as { trustedTypes?: TrustedTypePolicyFactory }).trustedTypes;
factory?.createPolicy("default", { createHTML: (text) => (/[<&]/.test(text) ? null : text) });
