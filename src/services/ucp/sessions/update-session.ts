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
  const now = shop.clock();
  const expiresAt = new Date(now.getTime() + sessionTime);
  const wanted = { items: request.line_items, locale };
  const updated = await replaceLines(shop, session.cartToken, wanted, async (tx, { problems }) => {
    const replaced = { ...session, data: withProblems(data.value, problems), expiresAt };
    await tx.agentSessions.updateSession(replaced, now);
    return replaced;
  });
  return ok(updated);
}
