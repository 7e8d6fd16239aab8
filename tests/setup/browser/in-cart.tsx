import type { ReactNode } from "react";
import type { CartSettings } from "@/src/services/cart/load-cart-settings";
import { CartDrawer } from "@/src/components/cart/cart-drawer";
import { OwnCartScreen } from "@/src/components/cart/own-cart-screen";
import { minor } from "@/src/domain/money/minor";
import french from "@/src/i18n/messages/fr/cart.json";
import settings from "@/content/settings.json";
import { show } from "./show";

export const cartSettings: CartSettings = {
  rates: { EUR: 100, ...settings.rates },
  chargedAsShown: [],
  upsell: { sku: "GC-050", price: minor(5_000) },
  instalment: { enabled: false, count: 3, currencies: ["EUR"] },
  taxed: ["EUR", "JPY"],
  notice: null,
  japan: null,
};

/** Where the drawer asks for its texts. */
export const textsOfCart = { "GET /api/texts/fr/cart": [{ body: french }] };

const frame = { title: "Panier", close: "Fermer le panier", loading: "Votre panier arrive" };

/** The drawer that every page has. */
export const drawer = (
  <CartDrawer
    locale="fr"
    settings={cartSettings}
    texts="/api/texts/fr/cart?v=1"
    frame={frame}
    instalments={null}
  />
);

/** A page of the shop with its drawer. */
export const showWithDrawer = (part: ReactNode, path = "/montres") =>
  show(
    <>
      {part}
      {drawer}
    </>,
    { path },
  );

/** The cart page with everything around it that takes part. */
export const showCartPage = () =>
  showWithDrawer(
    <main id="contenu" tabIndex={-1}>
      <OwnCartScreen locale="fr" settings={cartSettings} texts={french} />
    </main>,
    "/panier",
  );
