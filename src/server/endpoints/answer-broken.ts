import { answerError, resting } from "./answer";
import { isUnavailable } from "@/src/server/runtime/is-unavailable";

/** Response to internal errors, without details: 503 where a dependency is unavailable, else 500. */
export const answerBroken = (error: unknown): Response =>
  isUnavailable(error)
    ? answerError(503, resting)
    : answerError(500, { error: "internal", message: "Something went wrong on our side." });
