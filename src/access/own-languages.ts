import type { PayloadRequest } from "payload";

/** Languages of whoever asks, as their account has them. */
export const ownLanguages = ({ user }: Pick<PayloadRequest, "user">): readonly string[] =>
  user?.collection === "users" ? (user.languages ?? []) : [];
