import type { Locale } from "@/src/domain/locale/locale";
import type account from "./messages/fr/account.json";
import type auth from "./messages/fr/auth.json";
import type cart from "./messages/fr/cart.json";
import type common from "./messages/fr/common.json";
import type configurator from "./messages/fr/configurator.json";
import type forms from "./messages/fr/forms.json";
import type giftCard from "./messages/fr/gift-card.json";
import type law from "./messages/fr/law.json";
import type order from "./messages/fr/order.json";
import type prepared from "./messages/fr/prepared.json";
import type quiz from "./messages/fr/quiz.json";
import type search from "./messages/fr/search.json";
import type pages from "./messages/fr/pages.json";
import type papers from "./messages/fr/papers.json";
import type preorder from "./messages/fr/preorder.json";
import type thanks from "./messages/fr/thanks.json";
import type turning from "./messages/fr/turning.json";
import type watch from "./messages/fr/watch.json";
import type watches from "./messages/fr/watches.json";

/** French types the keys of every text. */
declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: {
      account: typeof account;
      affiliate: (typeof pages)["affiliate"];
      auth: typeof auth;
      blocks: (typeof pages)["blocks"];
      border: (typeof papers)["border"];
      cart: typeof cart;
      catalogue: (typeof pages)["catalogue"];
      common: typeof common;
      configurator: typeof configurator;
      forms: typeof forms;
      "gift-card": typeof giftCard;
      home: (typeof pages)["home"];
      law: typeof law;
      manuals: (typeof pages)["manuals"];
      order: typeof order;
      prepared: typeof prepared;
      quiz: typeof quiz;
      search: typeof search;
      sizes: (typeof pages)["sizes"];
      outcome: (typeof pages)["outcome"];
      preorder: typeof preorder;
      thanks: typeof thanks;
      wallet: (typeof pages)["wallet"];
      turning: typeof turning;
      watch: typeof watch;
      watches: typeof watches;
    };
  }
}
