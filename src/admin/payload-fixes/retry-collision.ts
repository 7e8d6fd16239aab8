import { adminMessages } from "@/src/i18n/admin-messages";
import { setTimeout } from "node:timers/promises";
import type { Config } from "payload";
import * as v from "valibot";
import { forReader } from "@/src/admin/access/for-reader";

/** PostgreSQL's codes for a deadlock and a serialisation failure. */
const collided = /^(40P01|40001)$/;

/** Whether a save failed because of a concurrent one: it was rolled back, and may be retried. */
export function isCollision(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && collided.test(String(error.code))) || isCollision(error.cause);
}

const sentence = adminMessages("common.retryCollision.sentence");

type AfterError = NonNullable<NonNullable<Config["hooks"]>["afterError"]>[number];

/** Watches that reference each other, saved at the same time: the CMS would answer 500 to one of them. */
export const answerCollision: AfterError = ({ error, req }) =>
  isCollision(error)
    ? { status: 503, response: { errors: [{ message: forReader(req, sentence) }], isCollision: true } }
    : undefined;

const collisionAnswer = v.object({ isCollision: v.literal(true) });

/** Any other 503, for an unreachable provider for instance, is answered at once and not retried. */
const isAboutCollision = async (answer: Response): Promise<boolean> =>
  answer.status === 503 &&
  v.is(
    collisionAnswer,
    await answer
      .clone()
      .json()
      .catch(() => null),
  );

/** How often a save is retried before the error is shown. */
const MAX_RETRIES = 5;
/** Upper bound of the random pause before a retry, so that two saves do not collide again. */
const MAX_PAUSE_MS = 400;

/** The CMS's own handling of a save, retried after a collision. Uploads are not retried: they are saved one by one. */
export const withCollisionRetry =
  <Rest extends readonly unknown[]>(handle: (request: Request, ...rest: Rest) => Promise<Response>) =>
  async (request: Request, ...rest: Rest): Promise<Response> => {
    const isJson = request.headers.get("content-type")?.startsWith("application/json") ?? false;
    const save = async (turn: Request, left: number): Promise<Response> => {
      const next = isJson && left > 0 ? turn.clone() : null;
      const answer = await handle(turn, ...rest);
      if (!next || !(await isAboutCollision(answer))) return answer;
      await setTimeout(Math.random() * MAX_PAUSE_MS);
      return save(next, left - 1);
    };
    return save(request, MAX_RETRIES);
  };
