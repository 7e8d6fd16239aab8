import { purgeCalls, recordCall } from "./call-rows";
import { claimKey, dropKey, findKey, finishKey, purgeKeys } from "./key-rows";
import { findProfile, keepProfile, loadSettings, purgeProfiles } from "./profile-rows";

/** Programs that shop for a buyer: their profiles, calls, and keys of repeated calls. */
export const agents = {
  claimKey,
  dropKey,
  findKey,
  findProfile,
  finishKey,
  keepProfile,
  loadSettings,
  purgeCalls,
  purgeKeys,
  purgeProfiles,
  recordCall,
};
