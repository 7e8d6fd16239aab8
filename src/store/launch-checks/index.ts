import {
  findExampleAccounts,
  findProductIds,
  findSingleFactorAdmins,
  listMigrations,
  readLastEvent,
  readLegalPages,
} from "./launch-check-rows";
import { setClosed } from "./opening-rows";
import { findUnfinishedTexts } from "./unfinished-texts";

/** What the database says of the launch checks. */
export const launchChecks = {
  findExampleAccounts,
  findProductIds,
  findSingleFactorAdmins,
  findUnfinishedTexts,
  listMigrations,
  readLastEvent,
  readLegalPages,
  setClosed,
};
