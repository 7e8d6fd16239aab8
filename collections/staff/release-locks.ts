import type { CollectionBeforeDeleteHook } from "payload";

/**
 * Deletes what locks documents in the name of an account, before the account is deleted. Payload fails on a lock without
 * its owner: the document's form would be blank until the lock expires.
 */
export const releaseLocks: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: "payload-locked-documents",
    where: { "user.value": { equals: id } },
    req,
  });
};
