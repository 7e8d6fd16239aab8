import type { Locale } from "@/src/domain/locale/locale";
import type account from "./messages/fr/account.json";
import type affiliate from "./messages/fr/affiliate.json";
import type auth from "./messages/fr/auth.json";
import type blocks from "./messages/fr/blocks.json";
import type cart from "./messages/fr/cart.json";
import type catalogue from "./messages/fr/catalogue.json";
import type common from "./messages/fr/common.json";
import type configurator from "./messages/fr/configurator.json";
import type forms from "./messages/fr/forms.json";
import type giftCard from "./messages/fr/gift-card.json";
import type home from "./messages/fr/home.json";
import type manuals from "./messages/fr/manuals.json";
import type order from "./messages/fr/order.json";
import type quiz from "./messages/fr/quiz.json";
import type search from "./messages/fr/search.json";
import type sizes from "./messages/fr/sizes.json";
import type outcome from "./messages/fr/outcome.json";
import type preorder from "./messages/fr/preorder.json";
import type thanks from "./messages/fr/thanks.json";
import type wallet from "./messages/fr/wallet.json";
import type turning from "./messages/fr/turning.json";
import type validation from "./messages/fr/validation.json";
import type watch from "./messages/fr/watch.json";
import type watches from "./messages/fr/watches.json";

/** French types the keys of every text. */
declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: {
      account: typeof account;
      affiliate: typeof affiliate;
      auth: typeof auth;
      blocks: typeof blocks;
      cart: typeof cart;
      catalogue: typeof catalogue;
      common: typeof common;
      configurator: typeof configurator;
      forms: typeof forms;
      "gift-card": typeof giftCard;
      home: typeof home;
      manuals: typeof manuals;
      order: typeof order;
      quiz: typeof quiz;
      search: typeof search;
      sizes: typeof sizes;
      outcome: typeof outcome;
      preorder: typeof preorder;
      thanks: typeof thanks;
      wallet: typeof wallet;
      turning: typeof turning;
      validation: typeof validation;
      watch: typeof watch;
      watches: typeof watches;
    };
  }
}
