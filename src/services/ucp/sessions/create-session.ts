import type { SessionRequest } from "@/src/domain/contracts/ucp/session-request";
import { fail, ok, type Result } from "@/src/domain/result";
import {
  sessionTime,
  type AgentSession,
  type SessionData,
  type SessionKind,
} from "@/src/domain/ucp/agent-session";
import { shopUrl } from "@/src/services/orders/order-urls";
import type { Shop } from "@/src/services/shop";
import type { OperationCall, OperationFailure } from "@/src/services/ucp/operation";
import { refuse } from "./find-session";
import { problemMessages } from "./session-messages";
import { replaceLines } from "./replace-lines";
import { sessionData, withoutOption, withProblems } from "./session-data";

/** A new session on a cart. */
export const newSession = (
  shop: Pick<Shop, "random" | "clock">,
  given: Pick<AgentSession, "kind" | "agent" | "cartToken" | "source" | "data">,
): AgentSession => ({
  ...given,
  secret: `${given.kind}_${shop.random(128)}`,
  page: shop.random(128),
  isCanceled: false,
  expiresAt: new Date(shop.clock().getTime() + sessionTime),
});

/** Creates a session of lines. It fails where none of them can be bought, and creates nothing. */
export async function createSession(
  shop: Shop,
  kind: SessionKind,
  call: OperationCall<SessionRequest>,
): Promise<Result<AgentSession, OperationFailure>> {
  const { request, agent } = call;
  const { settings, words } = await shop.store.loadSnapshot();
  const source = { call, settings, newsletter: null };
  const whole = sessionData({ request, ...source });
  // Options are first known from the answer: one from elsewhere is a wish.
  const isOptionUnknown = !whole.ok && whole.error === "option";
  const data = isOptionUnknown ? sessionData({ request: withoutOption(request), ...source }) : whole;
  if (!data.ok) return refuse(shop, call.locale, "invalid", data.error);
  const { locale } = data.value;
  if (request.line_items.length === 0) return refuse(shop, locale, "field_required", "noItems");
  const wanted = { items: request.line_items, locale };
  return replaceLines(shop, null, wanted, async (tx, { token, problems }) => {
    const full: SessionData = withProblems(data.value, [
      ...(isOptionUnknown ? [{ code: "option_unavailable", item: null } as const] : []),
      ...problems,
    ]);
    if (token === null)
      return fail({
        messages: problemMessages(full, words[locale].prepared).map((message) =>
          message.type === "error" ? { ...message, severity: "unrecoverable" } : message,
        ),
        continueUrl: shopUrl(shop.origin, "/", locale),
      });
    const session = newSession(shop, {
      kind,
      agent: agent.profile,
      cartToken: token,
      source: null,
      data: full,
    });
    await tx.agentSessions.insertSession(session, shop.clock());
    return ok(session);
  });
}
