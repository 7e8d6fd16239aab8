import type { Locale } from "@/src/domain/locale/locale";
import { fail, ok, type Result } from "@/src/domain/result";
import { codeMinutes } from "@/src/domain/sign-in/sign-in-rules";
import { rateLimit, type RateLimit } from "@/src/services/forms/rate-limit";
import type { Shop } from "@/src/services/shop";
import { codeOfSeed, hashOfBrowser, hashOfCode } from "./sign-in-code";

/** Per address enough for an office that shares one; per mailbox too few to flood it. */
const turns = (email: string, address: string | null): readonly RateLimit[] => [
  { what: "sign-in:address", who: address, limit: { times: 30, seconds: 3_600 } },
  { what: "sign-in:email", who: email, limit: { times: 6, seconds: 3_600 } },
];

interface Asking {
  readonly email: string;
  readonly locale: Locale;
  /** Network address, or null if unknown. */
  readonly address: string | null;
}

/**
 * Sends a code. It does not look up whether the e-mail has an account: known and unknown ones get the same mail and take
 * the same time.
 * @returns a secret for the requesting browser, without which the code is useless
 * Source: specification 11.1; scenarios 16 and 18.
 */
export async function requestCode(
  shop: Shop,
  { email, locale, address }: Asking,
): Promise<Result<string, "too-many">> {
  if (!(await rateLimit(shop, turns(email, address)))) return fail("too-many");
  const now = shop.clock();
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000);
  const browser = shop.random(128);
  const seed = shop.random(128);
  await shop.store.accounts.replaceCode(
    {
      email,
      codeHash: hashOfCode(shop, email, codeOfSeed(shop, seed)),
      browserHash: hashOfBrowser(shop, browser),
      expiresAt,
    },
    {
      key: `sign-in-code:${shop.random(96)}`,
      to: email,
      mail: { kind: "sign-in-code", locale, seed, expires: expiresAt.getTime() },
    },
    now,
  );
  shop.flushOutbox();
  return ok(browser);
}
