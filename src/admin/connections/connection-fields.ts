import type { ConnectionKind, MailEntry } from "@/src/domain/connections/connection";

/** One input of a form. `secret` is not shown while it is typed. */
interface ConnectionField {
  readonly name: ConnectionFieldName;
  readonly kind: "secret" | "text" | "number" | "security" | "mode";
  readonly isOptional?: true;
}

export type ConnectionFieldName =
  | "secretKey"
  | "webhookSecret"
  | "clientId"
  | "clientSecret"
  | "webhookId"
  | "mode"
  | "host"
  | "port"
  | "security"
  | "user"
  | "password"
  | "sender";

export const connectionFields: Readonly<Record<ConnectionKind, readonly ConnectionField[]>> = {
  stripe: [
    { name: "secretKey", kind: "secret" },
    { name: "webhookSecret", kind: "secret", isOptional: true },
  ],
  paypal: [
    { name: "mode", kind: "mode" },
    { name: "clientId", kind: "text" },
    { name: "clientSecret", kind: "secret" },
    { name: "webhookId", kind: "text", isOptional: true },
  ],
  mail: [
    { name: "host", kind: "text" },
    { name: "port", kind: "number" },
    { name: "security", kind: "security" },
    { name: "user", kind: "text", isOptional: true },
    { name: "password", kind: "secret", isOptional: true },
    { name: "sender", kind: "text" },
  ],
};

export type TypedConnection = Readonly<Record<ConnectionFieldName, string>>;

/** Ports that servers use. Source: RFC 8314. */
export const usualPorts = { tls: "465", starttls: "587", none: "25" } as const;

/** An empty form; of a mail server that was entered, what is not secret. */
export const emptyConnection = (
  mail: Pick<MailEntry, "host" | "port" | "security" | "sender"> | null,
): TypedConnection => ({
  secretKey: "",
  webhookSecret: "",
  clientId: "",
  clientSecret: "",
  webhookId: "",
  mode: "live",
  host: mail?.host ?? "",
  port: String(mail?.port ?? usualPorts.tls),
  security: mail?.security ?? "tls",
  user: "",
  password: "",
  sender: mail?.sender ?? "",
});

/** What is sent of a form. */
export const bodyOf: Readonly<Record<ConnectionKind, (typed: TypedConnection) => object>> = {
  stripe: ({ secretKey, webhookSecret }) => ({ secretKey, webhookSecret }),
  paypal: ({ clientId, clientSecret, webhookId, mode }) => ({
    clientId,
    clientSecret,
    webhookId,
    isLive: mode === "live",
  }),
  mail: ({ host, port, security, user, password, sender }) => ({
    host,
    port: Number(port),
    security,
    user,
    password,
    sender,
  }),
};
