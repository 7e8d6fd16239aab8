import type { Locale } from "@/src/domain/locale/locale";
import { fail, ok, type Result } from "@/src/domain/result";
import type { AgentSession, SessionKind } from "@/src/domain/ucp/agent-session";
import { shopUrl } from "@/src/services/orders/order-urls";
import type { Shop } from "@/src/services/shop";
import type { OperationCall, OperationFailure } from "@/src/services/ucp/operation";
import type { Snapshot } from "@/src/store/cache/snapshot";

type Call = Pick<OperationCall<unknown>, "id" | "agent" | "locale">;
type Sentence = keyof Snapshot["words"]["fr"]["prepared"]["messages"];

/** A refusal in the words of a language. */
export async function refuse(
  shop: Pick<Shop, "store" | "origin">,
  locale: Locale,
  code: string,
  sentence: Sentence,
): Promise<{ readonly ok: false; readonly error: OperationFailure }> {
  const words = await shop.store.loadWords();
  const content = words[locale].prepared.messages[sentence];
  return fail({
    messages: [{ type: "error", code, content, severity: "unrecoverable" }],
    continueUrl: shopUrl(shop.origin, "/", locale),
  });
}

export const isOver = ({ isCanceled, expiresAt }: AgentSession, now: Date): boolean =>
  isCanceled || expiresAt <= now;

/** A session of the calling agent. Those of others are not found, and neither is a cart that was canceled or has expired. */
export async function findOwnSession(
  shop: Shop,
  kind: SessionKind,
  { id, agent, locale }: Call,
): Promise<Result<AgentSession, OperationFailure>> {
  const session = await shop.store.agentSessions.findSession("secret", id);
  const isOwn = session !== null && session.kind === kind && session.agent === agent.profile;
  if (!isOwn) return refuse(shop, locale, "not_found", "notFound");
  if (!isOver(session, shop.clock())) return ok(session);
  return kind === "cart"
    ? refuse(shop, locale, "not_found", "notFound")
    : ok({ ...session, isCanceled: true });
}
