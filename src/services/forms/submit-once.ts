import * as v from "valibot";
import { outcomeMinutes, type FormOutcome } from "@/src/domain/forms/form-outcome";
import type { Keys, Shop } from "@/src/services/shop";
import { seal, unseal } from "./sealed";

type Deps = Pick<Shop, "store" | keyof Keys | "random" | "clock">;

/** Where a form leads, and what the browser takes along. */
export interface FormRedirect {
  readonly outcome: FormOutcome;
  readonly location: string;
  /** Values of Set-Cookie, without the one of the outcome. */
  readonly cookies: readonly string[];
}

/** A form that a browser has sent. */
export interface Submission {
  /** Endpoint and everything that stood in the form. */
  readonly content: string;
  /** Who sends it, as far as known; null where two people could be taken for one. */
  readonly sender: string | null;
  /** Secret of the outcome this browser was given last. */
  readonly token: string | null;
  /** Milliseconds after an answer in which the same again is a second press of the same button. */
  readonly patience: number;
}

/** Seconds in which a browser that has not had its answer may press again. */
const pressSeconds = 60;
/** Milliseconds between two looks at what another request is doing. */
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

/** What came of the form a browser sent last; null when it is too long ago, or there was none. */
export const findOutcome = async (shop: Deps, token: string | null): Promise<FormOutcome | null> =>
  (await readStored(shop, token))?.outcome ?? null;

/** What comes of a press that another request is busy with; null when that one came to nothing. */
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
 * Does what a form asks for, once however often its button was pressed. Two requests are one press when the same
 * browser sends the same form again before it has had its answer, or shortly after.
 * @param work with a key of this press, equal for nothing else
 * @returns where the form leads, and the secret with which its browser may see what came of it
 * @throws whatever `work` throws; the next press begins anew
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
