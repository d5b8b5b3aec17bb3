import type { AnonymousApp, AppConfig, DestinationPage, Product } from "../../../src/generated/types.ts";

/** What everybody may know. Named member by member: what the product document gains later is not given away by accident. */
export function anonymousApp(product: Product, pages: readonly DestinationPage[]): AnonymousApp {
  return {
    product: {
      slug: product.slug,
      name: product.name,
      version: product.version,
      ...(product.logo === undefined ? {} : { logo: product.logo }),
      ...(product.colors === undefined ? {} : { colors: product.colors }),
      legal: product.legal,
      links: product.links,
      independents_group: product.independents_group,
    },
    pages: [...pages],
    samples: product.samples,
    tonalities: product.tonalities,
    provider_colors: Object.fromEntries(product.providers.map(({ id, color }) => [id, color])),
  };
}

/** What of the page depends on who asks and on what the server is connected to. */
interface AppMeans {
  /** Replaces the moderation provider's (specification §6: a moderating destination's own). */
  destinationLogo: string | null;
  translates: boolean;
}

/** What a signed-in user's page needs: the vocabulary too. */
export function appConfig(product: Product, pages: readonly DestinationPage[], { destinationLogo, translates }: AppMeans): AppConfig {
  const { categories, countries, languages, profiles, themes, capacities = [], moderation_provider } = product;
  const providers = product.providers.map((provider) =>
    destinationLogo !== null && provider.id === moderation_provider ? { ...provider, logo_url: destinationLogo } : provider,
  );
  return {
    ...anonymousApp(product, pages),
    providers,
    categories,
    countries,
    languages,
    profiles,
    themes,
    capacities,
    moderation_provider,
    translates,
  };
}
