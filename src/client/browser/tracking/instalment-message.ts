import { languages } from "@/src/domain/locale/languages";
import { languageTag, type Locale } from "@/src/domain/locale/locale";
import type { Currency } from "@/src/domain/money/currency";
import type { Trackers } from "@/src/domain/tracking/trackers";
import { loadScript } from "./load-script";

interface MessageElement {
  readonly mount: (target: HTMLElement) => void;
  readonly destroy: () => void;
  readonly on: (event: "ready", listener: () => void) => void;
}

interface Messages {
  readonly create: (kind: "paymentMethodMessaging", options: object) => MessageElement;
}

declare global {
  interface Window {
    Stripe?: (key: string) => { readonly elements: (options: { readonly locale: string }) => Messages };
  }
}

/** Source: specification §7, third-party scripts: EUR or USD only. */
const announcedIn: readonly Currency[] = ["EUR", "USD"];

export const isAnnouncedIn = (currency: Currency): boolean => announcedIn.includes(currency);

/** Amount due, as the cart shows it. */
export interface Instalments {
  /** hundredths, which euro and dollar share with the provider */
  readonly amount: number;
  readonly currency: Currency;
  readonly locale: Locale;
}

/**
 * Shows the provider's own message about paying in parts.
 * @param onReady when it is visible
 * @returns function that removes it
 */
export function showInstalments(
  target: HTMLElement,
  { id, script }: NonNullable<Trackers["instalment"]>,
  { amount, currency, locale }: Instalments,
  onReady: () => void,
): () => void {
  let element: MessageElement | undefined;
  let isWanted = true;
  const show = () => {
    if (!isWanted || !window.Stripe) return;
    element = window
      .Stripe(id)
      .elements({ locale: languageTag(locale) })
      .create("paymentMethodMessaging", {
        amount,
        currency,
        countryCode: languages[locale].instalments,
        paymentMethodTypes: ["klarna"],
      });
    element.on("ready", onReady);
    element.mount(target);
  };
  // Where it can't be loaded, the shop's own sentence stays.
  loadScript(script).then(show, () => undefined);
  return () => {
    isWanted = false;
    element?.destroy();
  };
}
