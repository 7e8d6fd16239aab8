import { ok } from "@/src/domain/result";
import { formToken as makeToken } from "@/src/services/forms/form-token";
import { answerJson } from "./answer";
import type { Caller, Reply } from "./route";

/** GET /api/form-token: requested when a user begins to fill in a form. */
export async function formToken(_: unknown, { shop }: Caller): Reply<never> {
  return ok(answerJson({ token: makeToken(shop) }));
}
