import { inject } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { Configurator } from "@/src/components/configurator/configurator";
import type { SelectionField } from "@/src/domain/watch/selection";
import french from "@/src/i18n/messages/fr/configurator.json";
import { cartSettings } from "./in-cart";
import { show } from "./show";

/** Opens the configurator at an address. @param search with its question mark @param undrawn parts without a solid shape */
export const openConfigurator = async (
  search = "",
  script: Parameters<typeof commands.scriptShop>[0] = {},
  undrawn: readonly string[] = [],
) => {
  await commands.scriptShop(script);
  window.history.replaceState(null, "", window.location.pathname + search);
  return show(
    <Configurator
      locale="fr"
      catalogue={inject("catalogue")}
      rates={cartSettings.rates}
      chargedAsShown={[]}
      baseLeadDays={12}
      queueDays={0}
      closures={[]}
      undrawn={undrawn}
      texts={french}
      turning={{
        action: "Tourner",
        busy: "La montre arrive",
        failed: "Pas arrivée",
        unsupported: "Pas de trois dimensions",
        lost: "Interrompue",
        address: "/api/texts/fr/turning",
      }}
      headItems={null}
      deliveryNote={null}
      notices={null}
    />,
    { path: "/configurator" },
  );
};

export const boxOf = (field: SelectionField, key: string) => {
  const box = document.querySelector<HTMLInputElement>(
    `input[name="${field}"][value="${key}"][type="radio"]`,
  );
  if (!box) throw new Error(`The page offers no ${field} ${key}.`);
  return box;
};
export const choose = (field: SelectionField, key: string) =>
  userEvent.click(boxOf(field, key).closest("label") ?? boxOf(field, key));
export const step = (name: string) =>
  page.getByRole("navigation", { name: "Étapes" }).getByRole("button", { name: new RegExp(`^${name}`) });
export const undo = page.getByRole("button", { name: /^Annuler/ });
export const redo = page.getByRole("button", { name: /^Rétablir/ });
export const notice = page.getByRole("status").filter({ hasText: "Revenir en arrière" });
export const add = page.getByRole("button", { name: "Ajouter au panier" });

export const namesSent = async () => (await commands.sentRequests()).map(({ name }) => name);
