import type { PayloadRequest } from "payload";

/** Languages of the requesting user, from their account. */
export const ownLanguages = ({ user }: Pick<PayloadRequest, "user">): readonly string[] =>
  user?.collection === "users" ? (user.languages ?? []) : [];
