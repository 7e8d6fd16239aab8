import { adminMessagesIn } from "@/src/i18n/admin-messages";
import { notFound, redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { connectionsAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { adminLocale } from "@/src/admin/admin-locale";
import { readerOf } from "@/src/admin/order/reader";
import { OwnView } from "@/src/admin/own-view";
import { describeConnections } from "@/src/services/connections/describe-connections";
import { shopOf } from "@/src/server/runtime/shop-of";
import { ConnectionForm } from "./connection-form";
import styles from "./connections.module.css";
import { connectionStatus } from "./connection-status";
import { RemoveConnection } from "./remove-connection";

/** The accounts at payment providers and the mail server, at /admin/connections. */
export async function ConnectionsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  // Payload shows views of one's own to everybody.
  if (!includes("staff", roleOf(req.user))) redirect("/admin/login?redirect=%2Fadmin%2Fconnections");
  if (!includes(connectionsAccess, roleOf(req.user))) notFound();
  const { language } = req.i18n;
  const texts = adminMessagesIn("settings.connections", language);
  const described = await describeConnections(shopOf(req.payload));
  return (
    <OwnView view={props} className={styles.sheet}>
      <h1>{texts.title}</h1>
      <p className={styles.quiet}>{texts.intro}</p>
      {described.map((connection) => {
        const { kind, source, savedAt, mail } = connection;
        const isEntered = source === "entered";
        return (
          <section
            key={kind}
            aria-labelledby={`connection-${kind}`}
            data-connection={kind}
            data-source={source}
          >
            <h2 id={`connection-${kind}`}>{texts.names[kind]}</h2>
            {connectionStatus(connection, texts, readerOf(language)).map((line) => (
              <p key={line}>{line}</p>
            ))}
            {source !== "operator" && (
              <ConnectionForm
                // What was typed is forgotten once it is kept.
                key={String(savedAt?.getTime())}
                kind={kind}
                mail={mail}
                texts={texts}
                locale={adminLocale(language)}
                isOpen={!isEntered}
              />
            )}
            {isEntered && <RemoveConnection kind={kind} texts={texts} />}
          </section>
        );
      })}
    </OwnView>
  );
}
