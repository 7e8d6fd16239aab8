import { createLocalReq, type Payload, type PayloadRequest } from "payload";

/** A request in the name of a staff account, with its role's rights; null for one that is gone or was never opened. */
export async function requestOfAccount(payload: Payload, account: number): Promise<PayloadRequest | null> {
  const user = await payload.findByID({
    collection: "users",
    id: account,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  if (!user?.joinedAt) return null;
  return createLocalReq({ user: { ...user, collection: "users" }, fallbackLocale: false }, payload);
}
