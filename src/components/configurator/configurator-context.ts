"use client";
import { createContext, useContext, type ReactNode } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import type { Currency, Rates } from "@/src/domain/money/currency";
import type { Closure } from "@/src/domain/workshop/workshop";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import type { TextKey, Texts } from "@/src/i18n/browser-texts";
import type { TurnTexts } from "@/src/components/viewer-3d/viewer-watch";
import type french from "@/src/i18n/messages/fr/configurator.json";

export type ConfiguratorTexts = Texts<TextKey<typeof french>>;

/** Data of the configurator's page from the server; constant while the page is open. */
export interface ConfiguratorData {
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  readonly rates: Rates;
  /** Currencies that are charged as shown, besides EUR. */
  readonly chargedAsShown: readonly Currency[];
  /** Days from the order to the parcel for a watch of stocked parts. */
  readonly baseLeadDays: number;
  /** days until the workshop has built one more after its queue */
  readonly queueDays: number;
  /** days on which the workshop is closed */
  readonly closures: readonly Closure[];
  /** Parts without a solid shape: a watch with one of them cannot be turned. */
  readonly undrawn: readonly string[];
  readonly turning: TurnTexts;
  /** Said beside the button where the shop may not send to the shopper's country. */
  readonly deliveryNote: ReactNode;
}

export const ConfiguratorContext = createContext<
  (ConfiguratorData & { readonly t: ConfiguratorTexts }) | null
>(null);

/** @throws Error outside the configurator's page */
export function useConfigurator(): ConfiguratorData & { readonly t: ConfiguratorTexts } {
  const data = useContext(ConfiguratorContext);
  if (!data) throw new Error("This component belongs inside the configurator, which provides the catalogue.");
  return data;
}
