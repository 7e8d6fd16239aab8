import { purgeCalls, recordCall } from "./call-rows";
import { claimKey, dropKey, findKey, finishKey, purgeKeys } from "./key-rows";
import { areAgentsWelcome, findProfile, keepProfile, purgeProfiles } from "./profile-rows";

/** Programs that shop for a buyer: their profiles, calls, and keys of repeated calls. */
export const agents = {
  areAgentsWelcome,
  claimKey,
  dropKey,
  findKey,
  findProfile,
  finishKey,
  keepProfile,
  purgeCalls,
  purgeKeys,
  purgeProfiles,
  recordCall,
};
