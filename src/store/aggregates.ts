/** All queries and writes of the shop, by topic. */
import { orders } from "./orders";
import { books } from "./books";
import { payments } from "./payments";
import { carts } from "./carts";
import { giftCards } from "./gift-cards";
import { gifts } from "./gifts";
import { accounts } from "./accounts";
import { mails } from "./mails";
import { newsletter } from "./newsletter";
import { preorders } from "./preorders";
import { forms } from "./forms";
import { reviews } from "./reviews";
import { affiliates } from "./affiliates";
import { agents } from "./agents";
import { figures } from "./figures";
import { search } from "./search";
import { staff } from "./staff";
import { printing } from "./printing";
import { prices } from "./prices";
import { stock } from "./stock";
import { people } from "./people";
import { home } from "./home";
import { links } from "./links";
import { media } from "./media";
import { schedulerLease } from "./scheduler-lease";
import { launchChecks } from "./launch-checks";
import { watching } from "./observability";
import { workshop } from "./workshop";
import { catalogueImports } from "./catalogue-import";
import { delivered } from "./delivered";
import { agentSessions } from "./agent-sessions";
import { connections } from "./connections";
import { apiKeys } from "./api-keys";
import { idempotency } from "./idempotency";
import { webhooks } from "./webhooks";

export const aggregates = {
  orders,
  payments,
  books,
  carts,
  giftCards,
  gifts,
  accounts,
  mails,
  newsletter,
  preorders,
  forms,
  reviews,
  affiliates,
  agents,
  figures,
  search,
  staff,
  prices,
  printing,
  stock,
  people,
  home,
  links,
  media,
  schedulerLease,
  watching,
  workshop,
  launchChecks,
  catalogueImports,
  delivered,
  connections,
  apiKeys,
  idempotency,
  webhooks,
  agentSessions,
};
