import { account } from "./questions/account";
import { configurator } from "./questions/configurator";
import { delivery } from "./questions/delivery";
import { giftCards } from "./questions/gift-cards";
import { ordering } from "./questions/ordering";
import { payment } from "./questions/payment";
import { returns } from "./questions/returns";
import type { SeedQuestion } from "./questions/seed-question";
import { watch } from "./questions/watch";

/** The FAQ, a group after the other as the page shows them (src/domain/content/question-group). */
export const questions: readonly SeedQuestion[] = [
  ...ordering,
  ...configurator,
  ...delivery,
  ...payment,
  ...giftCards,
  ...watch,
  ...returns,
  ...account,
];
