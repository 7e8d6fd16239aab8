import { adminMessagesIn, type AdminMessages } from "@/src/i18n/admin-messages";
import { notFound, redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { apiKeysAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { fill } from "@/src/domain/locale/fill";
import { readerOf } from "@/src/admin/order/reader";
import { OwnView } from "@/src/admin/own-view";
import { apiKeyStatus, type ApiKey } from "@/src/domain/api-keys/api-key";
import { shopOf } from "@/src/server/runtime/shop-of";
import { ApiKeyForm } from "./api-key-form";
import styles from "./api-keys.module.css";
import { RevokeApiKey } from "./revoke-api-key";

const apiManual = "/api/v1";

interface RowProps {
  apiKey: ApiKey;
  texts: AdminMessages<"staff.apiKeys">;
  reader: ReturnType<typeof readerOf>;
  now: Date;
}

function KeyRow({ apiKey, texts, reader, now }: RowProps) {
  const { id, name, scopes, ending, callsPerMinute, createdBy, createdAt, lastUsedAt, expiresAt, revokedAt } =
    apiKey;
  const status = apiKeyStatus(apiKey, now);
  return (
    <tr data-status={status}>
      <th scope="row">
        {name}
        <span className={styles.quiet}>wsk_…{ending}</span>
      </th>
      <td>
        {scopes.length > 0 ? scopes.map((scope) => texts.scopes[scope]).join(", ") : texts.ofAssistant}
        <span className={styles.quiet}>{fill(texts.perMinute, { calls: callsPerMinute })}</span>
      </td>
      <td>
        {reader.moment(createdAt)}
        <span className={styles.quiet}>{createdBy}</span>
      </td>
      <td>{lastUsedAt ? reader.moment(lastUsedAt) : texts.never}</td>
      <td>
        {status === "revoked" && revokedAt && fill(texts.status.revoked, { date: reader.moment(revokedAt) })}
        {status === "expired" && expiresAt && fill(texts.status.expired, { date: reader.moment(expiresAt) })}
        {status === "valid" &&
          (expiresAt ? fill(texts.status.until, { date: reader.moment(expiresAt) }) : texts.status.endless)}
      </td>
      <td>
        {status === "valid" && <RevokeApiKey id={id} name={name} texts={texts} path="api-key-revoke" />}
      </td>
    </tr>
  );
}

/** Keys of the API for other systems, at /admin/api-keys. */
export async function ApiKeysView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  // Payload shows views of one's own to everybody.
  if (!includes("staff", roleOf(req.user))) redirect("/admin/login?redirect=%2Fadmin%2Fapi-keys");
  if (!includes(apiKeysAccess, roleOf(req.user))) notFound();
  const { language } = req.i18n;
  const texts = adminMessagesIn("staff.apiKeys", language);
  const { store, clock } = shopOf(req.payload);
  const keys = await store.apiKeys.listApiKeys();
  const now = clock();
  const reader = readerOf(language);
  return (
    <OwnView view={props} className={styles.sheet}>
      <h1>{texts.title}</h1>
      <p className={styles.quiet}>{texts.intro}</p>
      <p>
        {/* No page of Next's. */}
        <a href={apiManual}>{texts.manual}</a>
      </p>
      <section aria-labelledby="new-api-key">
        <h2 id="new-api-key">{texts.create.title}</h2>
        <ApiKeyForm texts={texts} />
      </section>
      <section aria-labelledby="api-keys">
        <h2 id="api-keys">{texts.list}</h2>
        {keys.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be pushed must be reachable from the keyboard
          <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby="api-keys">
            <table>
              <thead>
                <tr>
                  <th scope="col">{texts.columns.name}</th>
                  <th scope="col">{texts.columns.scopes}</th>
                  <th scope="col">{texts.columns.created}</th>
                  <th scope="col">{texts.columns.used}</th>
                  <th scope="col">{texts.columns.status}</th>
                  <th scope="col">{texts.columns.action}</th>
                </tr>
              </thead>
              <tbody>
                {keys.map((apiKey) => (
                  <KeyRow key={apiKey.id} apiKey={apiKey} texts={texts} reader={reader} now={now} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
    </OwnView>
  );
}
