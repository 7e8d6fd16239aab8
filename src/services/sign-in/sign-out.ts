import type { Shop } from "@/src/services/shop";
import { hashOfSession } from "./sign-in-code";

/** Ends a session on the server: its cookie opens nothing any more, wherever a copy of it lies. Source: scenario 19. */
export async function signOut(
  { store, sign }: Pick<Shop, "store" | "sign">,
  token: string | null,
): Promise<void> {
  if (token !== null) await store.accounts.endSession(hashOfSession({ sign }, token));
}
