import type { SessionRequest } from "@/src/domain/contracts/ucp/session-request";
import { fail, ok, type Result } from "@/src/domain/result";
import { sessionTime, type AgentSession } from "@/src/domain/ucp/agent-session";
import type { Shop } from "@/src/services/shop";
import type { OperationCall } from "@/src/services/ucp/operation";
import { replaceLines } from "./replace-lines";
import { sessionData, withProblems, type SelectionFault } from "./session-data";

/** Replaces everything in a session. A selection of something that is not there changes nothing. */
export async function updateSession(
  shop: Shop,
  session: AgentSession,
  call: OperationCall<SessionRequest>,
): Promise<Result<AgentSession, SelectionFault>> {
  const { request } = call;
  const settings = await shop.store.loadSettings();
  const { newsletter } = session.data;
  const data = sessionData({ request, call, settings, newsletter });
  if (!data.ok) return fail(data.error);
  const { locale } = data.value;
  const { problems } = await replaceLines(shop, session.cartToken, request.line_items, locale);
  const now = shop.clock();
  const updated = {
    ...session,
    data: withProblems(data.value, problems),
    expiresAt: new Date(now.getTime() + sessionTime),
  };
  await shop.store.agentSessions.updateSession(updated, now);
  return ok(updated);
}
