import * as v from "valibot";
import { outcomeMinutes, type FormOutcome } from "@/src/domain/forms/form-outcome";
import type { Keys, Shop } from "@/src/services/shop";
import { seal, unseal } from "./sealed";

type Deps = Pick<Shop, "store" | keyof Keys | "random" | "clock">;

/** Redirect after a form, and its cookies. */
export interface FormRedirect {
  readonly outcome: FormOutcome;
  readonly location: string;
  /** Values of Set-Cookie, without the one of the outcome. */
  readonly cookies: readonly string[];
}

/** A submitted form. */
export interface Submission {
  /** Endpoint and all values of the form. */
  readonly content: string;
  /** The sender, if known; null if two people could not be told apart. */
  readonly sender: string | null;
  /** Secret of the last outcome given to this browser. */
  readonly token: string | null;
  /** Milliseconds after a response in which the same form counts as a repeated press. */
  readonly patience: number;
}

/** Seconds in which a submission without a response counts as a repeated press. */
const pressSeconds = 60;
/** Polling interval for the outcome of another request, milliseconds. */
const pause = 100;
const MAX_PAUSES = 100;

const storedState = v.object({
  content: v.string(),
  at: v.number(),
  location: v.string(),
  cookies: v.array(v.string()),
  outcome: v.object({
    path: v.string(),
    isDone: v.boolean(),
    error: v.nullable(v.string()),
    errors: v.record(v.string(), v.string()),
    values: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
    back: v.nullable(v.string()),
  }),
});

const purpose = "form-outcome";
const hashOf = ({ sign }: Pick<Shop, "sign">, token: string) => sign("form-outcome-token", token);

const read = (shop: Deps, sealed: string) => v.parse(storedState, JSON.parse(unseal(shop, purpose, sealed)));

async function readStored(shop: Deps, token: string | null) {
  if (token === null) return null;
  const sealed = await shop.store.forms.findOutcome(hashOf(shop, token), shop.clock());
  return sealed === null ? null : read(shop, sealed);
}

/** Outcome of the browser's last form; null if expired, or there was none. */
export const findOutcome = async (shop: Deps, token: string | null): Promise<FormOutcome | null> =>
  (await readStored(shop, token))?.outcome ?? null;

/** Awaits the outcome of a press that another request is processing; null if that request failed. */
async function outcomeOfOther(shop: Deps, press: string) {
  for (let times = 0; times < MAX_PAUSES; times += 1) {
    const found = await shop.store.forms.findPress(press);
    if (found === null) return null;
    if (found.state !== null) return read(shop, found.state);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error("The first press of a form has not been answered for ten seconds.");
}

/**
 * Processes a form once, even if its button was pressed repeatedly. Two requests are one press when the same browser
 * sends the same form again before it has the response, or shortly after.
 * @param work called with a unique key of this press
 * @returns the redirect, and the secret with which the browser may read the outcome
 * @throws whatever `work` throws; the next press is processed again
 */
export async function submitOnce(
  shop: Deps,
  { content, sender, token: carried, patience }: Submission,
  work: (key: string) => Promise<FormRedirect>,
): Promise<FormRedirect & { readonly token: string }> {
  const contentHash = shop.sign("form-content", content);
  const before = await readStored(shop, carried);
  const now = shop.clock();
  if (carried !== null && before?.outcome.isDone && before.content === contentHash) {
    if (now.getTime() - before.at < patience) return { ...before, token: carried };
  }
  const token = shop.random(128);
  const tokenHash = hashOf(shop, token);
  const press = sender === null ? null : shop.sign("form-press", `${sender}\0${content}`);
  const claim = {
    tokenHash,
    now,
    pressedUntil: new Date(now.getTime() + pressSeconds * 1_000),
    expiresAt: new Date(now.getTime() + outcomeMinutes * 60_000),
  };
  const finish = (redirect: FormRedirect) =>
    shop.store.forms.finishPress({
      tokenHash,
      state: seal(
        shop,
        purpose,
        JSON.stringify({ ...redirect, content: contentHash, at: shop.clock().getTime() }),
      ),
      isDone: redirect.outcome.isDone,
    });
  while (!(await shop.store.forms.claimPress({ ...claim, press }))) {
    const other = press === null ? null : await outcomeOfOther(shop, press);
    if (other === null) continue;
    await shop.store.forms.claimPress({ ...claim, press: null });
    await finish(other);
    return { ...other, token };
  }
  try {
    const redirect = await work(tokenHash);
    await finish(redirect);
    return { ...redirect, token };
  } catch (error) {
    await shop.store.forms.dropPress(tokenHash);
    throw error;
  }
}
