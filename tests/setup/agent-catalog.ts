import { expect } from "vitest";
import type { Locale } from "@/src/domain/locale/locale";
import type { UcpOption, UcpProduct, UcpVariant } from "@/src/domain/ucp/catalog/product";
import { configuratorCapability } from "@/src/domain/ucp/configurator-capability";
import type { UcpMessage } from "@/src/domain/ucp/message";
import { ucpVersion } from "@/src/domain/ucp/version";
import type { Shop } from "@/src/services/shop";
import { getProduct } from "@/src/services/ucp/catalog/get-product";
import { lookupCatalog } from "@/src/services/ucp/catalog/lookup-catalog";
import { searchCatalog } from "@/src/services/ucp/catalog/search-catalog";
import type { Operation } from "@/src/services/ucp/operation";
import type { OpenShop } from "./open-shop";
import { answerErrors } from "./ucp-schema";

/** What an operation of the catalogue answers, as far as tests read it. */
export interface CatalogAnswer {
  readonly products: readonly UcpProduct[];
  readonly product: UcpProduct & {
    readonly options: readonly UcpOption[];
    readonly configurator?: Readonly<Record<string, unknown>>;
  };
  readonly variant: UcpVariant;
  readonly messages: readonly UcpMessage[];
  readonly policies: readonly { readonly type: string; readonly applies_to?: readonly string[] }[];
  readonly pagination: {
    readonly cursor?: string;
    readonly has_next_page: boolean;
    readonly total_count: number;
  };
}

/** Asks the operations of the catalogue, as the edge does it, and holds every answer to the protocol's schemas. */
export function agentCatalog(open: OpenShop) {
  // A shop at an address without a name has no capability of its own.
  const shop: Shop = { ...open.shop, origin: "https://valcour.example" };
  const own = configuratorCapability(shop.origin) ?? "";

  const ask = async (operation: Operation, body: unknown, locale: Locale = "fr", capabilities = [own]) => {
    const answer = await operation.execute(shop, body, {
      id: "",
      agent: { profile: "https://agent.example/profile", orderWebhook: null },
      locale,
      capabilities: new Set(capabilities),
      idempotencyKey: null,
    });
    const whole = (status: string, told: object): CatalogAnswer => {
      const sent: unknown = JSON.parse(JSON.stringify({ ucp: { version: ucpVersion, status }, ...told }));
      expect(answerErrors(operation.name, sent)).toEqual([]);
      return sent as CatalogAnswer;
    };
    if (answer.ok) {
      const read = whole("success", answer.value.body);
      return { invalid: null, error: null, body: { ...read, messages: read.messages ?? [] } };
    }
    if ("path" in answer.error) return { invalid: answer.error, error: null, body: null };
    const { messages, continueUrl } = answer.error;
    return {
      invalid: null,
      error: whole("error", { messages, continue_url: continueUrl }).messages,
      body: null,
    };
  };

  const done = async (...asked: Parameters<typeof ask>) => {
    const answer = await ask(...asked);
    if (!answer.body) throw new Error(`No answer: ${JSON.stringify(answer)}`);
    return answer.body;
  };

  return {
    shop,
    own,
    /** The answer, an error or an invalid body. */
    ask,
    search: (body: unknown, locale?: Locale) => done(searchCatalog, body, locale),
    lookup: (body: unknown, locale?: Locale) => done(lookupCatalog, body, locale),
    product: (body: unknown, locale?: Locale, capabilities?: string[]) =>
      done(getProduct, body, locale, capabilities),
  };
}
