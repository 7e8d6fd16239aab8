import { fill } from "@/src/domain/locale/fill";
import { languageTag, localise, locales, type Locale } from "@/src/domain/locale/locale";
import { currencies } from "@/src/domain/money/currency";
import { configuratorCapability, configuratorSchemaPath } from "@/src/domain/ucp/configurator-capability";
import { ucpVersion } from "@/src/domain/ucp/version";
import { shopUrl } from "@/src/services/orders/order-urls";
import type { Shop } from "@/src/services/shop";
import { openCatalog, returnsSlug } from "./catalog/open-catalog";
import { operations } from "./operations";
import { mcpPath, restPath } from "./shop-profile";

/** What the programs of all languages read: addresses, and how they are used. */
function technical(shop: Shop, callsPerMinute: number): string {
  const { origin } = shop;
  const own = configuratorCapability(origin);
  return `## For programs

This shop speaks the Universal Commerce Protocol (UCP), version ${ucpVersion}.

- Profile: ${origin}/.well-known/ucp
- REST: ${origin}${restPath}
- MCP (streamable HTTP, stateless): ${origin}${mcpPath}
- Operations: ${operations.map(({ name }) => name).join(", ")}; over MCP also describe_shop, which needs no profile.
- Feeds of all watches, RSS with Google's fields: ${locales.map((locale) => `${origin}/feeds/${locale}.xml`).join(", ")}
- The same as tab-separated values with the fields of Google and OpenAI: ${locales.map((locale) => `${origin}/feeds/${locale}.tsv`).join(", ")}
- Sitemap: ${origin}/sitemap.xml

Name your profile in each request: the header \`UCP-Agent: profile="https://…"\`, over MCP \`meta["ucp-agent"].profile\`. It is fetched by https and
kept as its Cache-Control says. A profile with keys has its requests signed (RFC 9421). Send an Idempotency-Key with what changes something. An
agent may call ${callsPerMinute} times a minute. Amounts are integers in the smallest unit of their currency.

### Composing a watch

The composed watch is a product: get_product lists its options, and \`selected\` narrows the others by the shop's own rules and says why. The variant
that comes back is that very watch, with its id, price, pictures and a link to the configurator.${
    own === null
      ? ""
      : ` The capability ${own} describes the same by keys: a
line item may carry \`configuration\`, a key for each field. Schema: ${origin}${configuratorSchemaPath}`
  }
`;
}

async function chapter(shop: Shop, locale: Locale): Promise<string> {
  const { view, snapshot, returns } = await openCatalog(shop, {}, locale);
  const { settings, page } = view;
  const { "agent-guide": text, law } = snapshot.words[locale];
  const { lead, text: guarantee } = law.notice;
  const names = new Intl.DisplayNames(languageTag(locale), { type: "region" });
  const { brand } = settings;
  const link = (label: string, path: string) => `- [${label}](${shopUrl(shop.origin, path, locale)})`;
  return `## ${brand.name} (${languageTag(locale)})

${fill(text.intro, { brand: brand.name })}

- ${text.prices}
- ${text.currencies}: ${currencies.join(", ")}
- ${text.countries}: ${settings.shipping.countries.map((code) => names.of(code) ?? code).join(", ")}
${returns ? `- ${text.returns}: ${localise(returns.description, locale)} ${page(`/${returnsSlug}`)}\n` : ""}- ${text.guarantee}: ${lead} ${guarantee}

### ${text.pages}

${link(text.home, "/")}
${link(text.watches, "/montres")}
${link(text.configurator, "/configurator")}
${link(text.questions, "/faq")}
${link(text.terms, "/conditions-generales")}
${link(text.privacy, "/politique-des-cookies")}
${link(text.contact, "/contact")}
`;
}

/** The shop for programs that read, in all its languages, from its settings. Null while it takes no calls of agents. */
export async function agentGuide(shop: Shop): Promise<string | null> {
  const { isOpen, callsPerMinute } = await shop.store.agents.loadSettings();
  if (!isOpen) return null;
  const { brand } = await shop.store.loadSettings();
  const chapters = await Promise.all(locales.map((locale) => chapter(shop, locale)));
  return [`# ${brand.name}\n`, technical(shop, callsPerMinute), ...chapters].join("\n");
}
