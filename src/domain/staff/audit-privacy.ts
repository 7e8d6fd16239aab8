/** Fields that are written down nowhere a second time, whatever the document. */
const secrets: ReadonlySet<string> = new Set([
  "password",
  "currentPassword",
  "hash",
  "salt",
  "sessions",
  "resetPasswordToken",
  "resetPasswordExpiration",
  "resetPasswordRequestedAt",
  "loginAttempts",
  "lockUntil",
  "passwordHash",
  "token",
  "tokenHash",
  "code",
  "codeHash",
  "sessionId",
  "apiKey",
  "apiKeyIndex",
]);

/** Fields called a code that are not secret: they are shown on pages and in addresses. */
const openCodes: ReadonlySet<string> = new Set(["promo-codes", "affiliates", "watches", "products"]);

/** Whether a field is left out of the list of changes altogether. @param field its name at the top of the document */
export const isSecret = (entity: string, field: string): boolean =>
  secrets.has(field) && !(field === "code" && openCodes.has(entity));

/** Fields with personal data of shoppers, by collection; `all` where the whole document is. */
export const personal: Readonly<Record<string, "all" | readonly string[]>> = {
  customers: "all",
  subscribers: "all",
  requests: ["name", "email", "answers", "watch"],
  affiliates: ["name", "email", "site", "channel", "audience", "message", "reason"],
  "customer-reviews": ["author", "text"],
  orders: ["contact", "note", "staffNote", "lines", "timeline"],
  "gift-cards": "all",
  "gift-wishes": "all",
  "saved-watches": "all",
  carts: "all",
  mails: "all",
};

/** Whether a value is personal data of a shopper. @param path of the field in the document */
export function isPersonal(entity: string, path: string): boolean {
  const fields = personal[entity];
  if (fields === undefined) return false;
  const [first = ""] = path.split(".");
  return fields === "all" || fields.includes(first);
}
