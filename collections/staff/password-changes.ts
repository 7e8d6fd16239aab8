import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from "payload";
import { refusal } from "@/src/admin/access/refusal";
import { knowsOwnPassword, passwordErrorOf } from "@/src/server/runtime/staff/check-password";
import { sessionOf } from "@/src/server/runtime/staff/staff-session";
import {
  othersPasswordMessages,
  ownPasswordMessages,
  passwordMessages,
} from "@/src/server/runtime/staff/account-messages";
import { forReader } from "@/src/admin/access/for-reader";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";

/** An error beside its field. Minified server classes lose their names, so this one sets its own. */
const fieldError = (req: PayloadRequest, path: string, words: ReaderText): Error =>
  Object.assign(
    new ValidationError(
      { collection: "users", errors: [{ path, message: forReader(req, words) }], req },
      req.t,
    ),
    { name: "ValidationError" },
  );

const isOwn = (req: PayloadRequest, id: unknown): boolean =>
  req.user?.collection === "users" && String(req.user.id) === String(id);

/** A password is changed by its owner only, and one document at a time. */
export const refusePasswordOfOthers: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== "update" || !req.user || !("data" in args)) return;
  const data: unknown = args.data;
  const hasPassword =
    typeof data === "object" && data !== null && "password" in data && Boolean(data.password);
  if (hasPassword && !("id" in args && isOwn(req, args.id)))
    throw refusal(forReader(req, othersPasswordMessages), 403);
};

/** Passwords follow the rule wherever they are set. Source: specification 6.4. */
export const checkPassword: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const password: unknown = data?.password;
  if (password === undefined || password === null || password === "") return data;
  const email = String(data?.email ?? originalDoc?.email ?? "");
  const error = typeof password === "string" ? passwordErrorOf(req, password, email) : "broken";
  if (error) throw fieldError(req, "password", passwordMessages[error]);
  return data;
};

/** Changing the address or the password requires the current password. The shop's own code is exempt. */
export const askForOwnPassword: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const { currentPassword, ...saved } = data;
  if (operation !== "update" || req.user?.collection !== "users") return saved;
  const isPasswordNew = Boolean(saved.password);
  const isAddressNew = saved.email !== undefined && saved.email !== originalDoc?.email;
  if (!isPasswordNew && !isAddressNew) return saved;
  if (!(await knowsOwnPassword(req, req.user.id, currentPassword)))
    throw fieldError(req, "currentPassword", ownPasswordMessages);
  return saved;
};

/** An account is open from its first password on. */
export const noteJoining: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!data.password) return data;
  req.context.isPasswordNew = true;
  return { ...data, joinedAt: originalDoc?.joinedAt ?? new Date().toISOString() };
};

/** A new password ends all sessions and invalidates earlier links. */
export const endOtherSessions: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== "update" || req.context.isPasswordNew !== true) return doc;
  const { db } = req.payload;
  const account = { account: { equals: doc.id } };
  const own = isOwn(req, doc.id) ? sessionOf(req.user) : null;
  await db.deleteMany({
    collection: "staff-sessions",
    where: own === null ? account : { and: [account, { sid: { not_equals: own } }] },
    req,
  });
  await db.deleteMany({ collection: "staff-links", where: account, req });
  return doc;
};
