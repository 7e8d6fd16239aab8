import { atomic } from "@/src/store/bind";
import { tellAgent } from "./order-news";
import {
  cancelSession,
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
  deleteSessionsBefore: atomic(deleteSessionsBefore),
  findCheckoutOf,
  findPage,
  findSession,
  insertSession,
  lockSession,
  tellAgent,
  updateSession,
};
