import { purgeCalls, recordCall } from "./call-rows";
import { findProfile, keepProfile, loadSettings, purgeProfiles } from "./profile-rows";

/** Programs that shop for a buyer: their profiles and calls. */
export const agents = {
  findProfile,
  keepProfile,
  loadSettings,
  purgeCalls,
  purgeProfiles,
  recordCall,
};
