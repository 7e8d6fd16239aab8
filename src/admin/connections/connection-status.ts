import type { AdminMessages } from "@/src/i18n/admin-messages";
import { fill } from "@/src/domain/locale/fill";
import type { DescribedConnection } from "@/src/services/connections/describe-connections";
import type { readerOf } from "@/src/admin/order/reader";

type Texts = AdminMessages<"settings.connections">;

/** Variables of the operator, by connection. */
const variables = { stripe: "STRIPE_SECRET_KEY", paypal: "PAYPAL_CLIENT_ID", mail: "SMTP_URL" } as const;

/** How a connection stands, in sentences. */
export function connectionStatus(
  { kind, source, mode, shown, savedAt, isHeldBack, isUnreadable, mail }: DescribedConnection,
  texts: Texts,
  { moment }: ReturnType<typeof readerOf>,
): readonly string[] {
  const { status } = texts;
  const sources = {
    operator: fill(status.operator, { variable: variables[kind] }),
    entered: savedAt === null ? "" : fill(status.entered, { date: moment(savedAt) }),
    initial: kind === "mail" ? status.localMailbox : status.localPayments,
    none: status.none,
  } as const;
  return [
    ...(isUnreadable ? [status.unreadable] : []),
    sources[source],
    ...(mail === null
      ? []
      : [fill(status.server, { host: mail.host, port: mail.port, sender: mail.sender })]),
    ...(shown === null ? [] : [fill(status.shown, { shown })]),
    ...(mode === null || source === "initial" ? [] : [status.modes[mode]]),
    ...(isHeldBack ? [status.heldBack] : []),
  ].filter((line) => line !== "");
}
