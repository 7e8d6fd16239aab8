import { atomic } from "@/src/store/bind";
import { queueAgentWebhook } from "./queue-agent-webhook";
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
  queueAgentWebhook,
  updateSession,
};
