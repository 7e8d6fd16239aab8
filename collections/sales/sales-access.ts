import type { Access, CollectionConfig } from "payload";

const isStaff: Access = ({ req }) => req.user?.collection === "users";
const nobody: Access = () => false;

/**
 * What the shop itself writes, staff may only look at: the services write with plain SQL, under locks that
 * a form in the admin would not take.
 */
export const recordAccess: CollectionConfig["access"] = {
  read: isStaff,
  create: nobody,
  update: nobody,
  delete: nobody,
};

/** Records nobody needs to see. */
export const hiddenAccess: CollectionConfig["access"] = {
  read: nobody,
  create: nobody,
  update: nobody,
  delete: nobody,
};
