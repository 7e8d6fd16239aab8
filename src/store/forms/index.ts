import { atomic } from "@/src/store/bind";
import {
  claimPress,
  dropPress,
  findOutcome,
  findPress,
  finishPress,
  purgeOutcomes,
} from "./form-outcome-rows";
import { countTowardsLimit, findLimitReset, purgeRateLimits, releaseRateLimit } from "./limit-rows";
import { insertRegistration } from "./registration-rows";
import { insertApplication, insertRequest, purgeRequests } from "./request-rows";

/** Form requests, rate limits, and outcomes of submitted forms. */
export const forms = {
  claimPress,
  dropPress,
  findOutcome,
  findPress,
  finishPress,
  purgeOutcomes,
  purgeRateLimits,
  countTowardsLimit,
  findLimitReset,
  releaseRateLimit,
  insertRegistration: atomic(insertRegistration),
  insertApplication: atomic(insertApplication),
  insertRequest: atomic(insertRequest),
  purgeRequests: atomic(purgeRequests),
};
