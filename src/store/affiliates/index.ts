import { countVisit, countVisitsSince, findAffiliate, purgeVisits } from "./affiliate-rows";

/** Affiliates and the visits they bring. */
export const affiliates = {
  countVisit,
  countVisitsSince,
  findAffiliate,
  purgeVisits,
};
