import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { donation } from "@/src/domain/contracts/forms/donation";
import { giftCard } from "@/src/domain/contracts/forms/gift-forms";
import { minor } from "@/src/domain/money/minor";
import { browserTexts } from "@/src/i18n/browser-texts";
import configurator from "@/src/i18n/messages/fr/configurator.json";
import french from "@/src/i18n/messages/fr/forms.json";
import { fieldViews, formTexts } from "@/src/components/forms/form-view";
import { LiveForm } from "@/src/components/forms/live-form";
import { GiftDesk } from "@/src/components/gift/gift-desk";
import { CartButton } from "@/src/components/shell/cart-button";
import { cartAnswer, cartItem } from "@/tests/factories/cart-answer";
import { cartSettings, showCartPage, showWithDrawer, textsOfCart } from "@/tests/setup/browser/in-cart";
import { choose, openConfigurator } from "@/tests/setup/browser/open-configurator";
import { show } from "@/tests/setup/browser/show";
import { translatePage } from "@/tests/setup/browser/translate-page";

const t = browserTexts<Record<string, string>>(french, "fr");

const card = { id: 7, kind: "amount" as const, ending: "X4Z9", spendable: 5_000, until: "2028-11-21" };
const carts = {
  "GET /api/cart/retrieve": [1, 2].map((quantity) => ({
    body: cartAnswer([cartItem({ quantity, discount: 10 })], {
      giftCards: [{ ...card, pays: quantity * 2_000 }],
      dispatch: `2026-12-0${quantity}`,
    }),
  })),
  "POST /api/cart/add": [{ body: {} }],
};
const more = page.getByRole("button", { name: "Ajouter un" });

/** A page, its visible text after loading, and the visitor's action. */
interface Flow {
  readonly open: () => Promise<{ readonly unmount: () => Promise<void> | void }>;
  readonly act: () => Promise<void>;
}

const flows: Readonly<Record<string, Flow>> = {
  "the cart and its pay button": {
    open: async () => {
      await commands.scriptShop(carts);
      const shown = await showCartPage();
      await expect.element(more).toBeVisible();
      return shown;
    },
    act: async () => {
      await more.click();
      await expect
        .element(page.getByRole("list", { name: "Articles" }))
        .toHaveAttribute("aria-busy", "false");
      await expect.element(page.getByRole("group").getByRole("status")).toHaveTextContent("2");
    },
  },
  "the drawer and the badge": {
    open: async () => {
      await commands.scriptShop({ ...textsOfCart, ...carts });
      const shown = await showWithDrawer(<CartButton locale="fr" label="Panier" />);
      await page.getByRole("button", { name: /^Panier/ }).click();
      await expect.element(more).toBeVisible();
      return shown;
    },
    act: async () => {
      await more.click();
      await expect.element(page.getByRole("group").getByRole("status")).toHaveTextContent("2");
    },
  },
  "the configurator": {
    open: async () => {
      window.localStorage.clear();
      const shown = await openConfigurator("?step=dial");
      await page.getByRole("button", { name: "Détail du prix" }).click();
      return shown;
    },
    act: async () => {
      await choose("dial", "ART-WAVE");
      await choose("dial", "POT-BL");
      await expect.poll(() => window.location.search).toBe("?dial=POT-BL&step=dial");
      await expect.element(page.getByText(configurator.preview.loading)).not.toBeInTheDocument();
    },
  },
  "a gift card": {
    open: () =>
      show(
        <GiftDesk
          brand="Maison Essai"
          form={{ name: giftCard.name, path: giftCard.path, guard: "limits" }}
          locale="fr"
          fields={fieldViews(giftCard, t)}
          texts={{ ...formTexts(giftCard, t), title: "Carte cadeau" }}
          words={{
            any: "Peu importe",
            to: "Pour {name}",
            until: "Jusqu’au {day}",
            euros: "En euros",
            notOffered: "Nous ne proposons pas cette somme.",
            note: "Valable jusqu’au {until}",
            save: "Enregistrer",
            saving: "Un instant",
          }}
          choices={[5_000, 10_000].map((price) => ({ sku: `GC-${price}`, price: minor(price) }))}
          initial="GC-5000"
          picture={null}
          rates={cartSettings.rates}
        >
          <h1>Carte cadeau</h1>
        </GiftDesk>,
      ),
    act: async () => {
      await page.getByRole("radio").nth(1).click({ force: true });
      await page.getByRole("textbox", { name: "Pour", exact: true }).fill("Camille");
    },
  },
  "a donation on its way": {
    open: async () => {
      await commands.scriptShop({ "POST /api/donation": [{ body: { url: "#payment" } }] });
      return show(
        <LiveForm
          form={{ name: donation.name, path: donation.path, guard: "limits" }}
          locale="fr"
          fields={fieldViews(donation, t)}
          texts={formTexts(donation, t)}
        >
          <p>Vos données</p>
        </LiveForm>,
      );
    },
    act: async () => {
      const submit = page.getByRole("button", { name: t("donation.submit") });
      await submit.click();
      await page.getByRole("textbox", { name: t("donation.fields.amount.label") }).fill("50,00");
      await page.getByRole("textbox", { name: t("labels.email"), exact: true }).fill("ada@example.com");
      await submit.click();
      await expect.poll(() => window.location.hash).toBe("#payment");
    },
  },
};

/** All visible text after the action. */
async function seenAfter({ open, act }: Flow, isTranslated: boolean): Promise<string> {
  window.location.hash = "";
  const { unmount } = await open();
  const stop = isTranslated ? translatePage() : () => undefined;
  await act();
  const seen = document.body.innerText;
  stop();
  await unmount();
  return seen;
}

test.each(Object.entries(flows))(
  "%s: the same text is visible where the browser translates the page",
  async (_, flow) => {
    const plain = await seenAfter(flow, false);
    expect(await seenAfter(flow, true)).toBe(plain);
  },
);
