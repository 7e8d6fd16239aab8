import {
  findExampleAccounts,
  findSingleFactorAdmins,
  listMigrations,
  readLastEvent,
  readLegalPages,
} from "./duty-rows";
import { findUnfinishedTexts } from "./unfinished-texts";

/** What the database says of the owner's duties. */
export const duties = {
  findExampleAccounts,
  findSingleFactorAdmins,
  findUnfinishedTexts,
  listMigrations,
  readLastEvent,
  readLegalPages,
};
