import { answerError, resting } from "./answer";
import { isUnavailable } from "@/src/shop/is-unavailable";

/** What goes wrong inside, without a trace: 503 where a part of the shop is away, else 500. */
export const answerBroken = (error: unknown): Response =>
  isUnavailable(error)
    ? answerError(503, resting)
    : answerError(500, { error: "internal", message: "Something went wrong on our side." });
