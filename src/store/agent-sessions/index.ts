import { atomic } from "@/src/store/bind";
import { tellAgent } from "./order-news";
import {
  cancelSession,
  decideNewsletter,
  deleteSessionsBefore,
  findCheckoutOf,
  findPage,
  findSession,
  insertSession,
  lockSession,
  updateSession,
} from "./session-rows";

/** Carts and checkouts that agents hold for buyers. */
export const agentSessions = {
  cancelSession,
  decideNewsletter,
  deleteSessionsBefore: atomic(deleteSessionsBefore),
  findCheckoutOf,
  findPage,
  findSession,
  insertSession,
  lockSession,
  tellAgent,
  updateSession,
};
