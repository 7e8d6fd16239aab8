import { findApiKey, insertApiKey, listApiKeys, noteApiKeyUse, revokeApiKey } from "./key-rows";

/** Keys of the API. */
export const apiKeys = { findApiKey, insertApiKey, listApiKeys, noteApiKeyUse, revokeApiKey };
