import { getTranslation } from "@payloadcms/translations";
import Link from "next/link";
import { redirect } from "next/navigation";
import type { AdminViewServerProps, PayloadRequest } from "payload";
import { staffCallAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { auditedField, auditedList } from "@/src/admin/audit/audited-field";
import { auditedValue } from "@/src/admin/audit/audited-value";
import { OwnView } from "@/src/admin/own-view";
import { fill } from "@/src/domain/locale/fill";
import { locales } from "@/src/domain/locale/locale";
import { languages } from "@/src/domain/locale/languages";
import { adminMessagesIn } from "@/src/i18n/admin-messages";
import {
  listDifferences,
  type DocumentDifference,
  type FieldDifference,
} from "@/src/server/runtime/delivered/list-differences";
import { titleOfDocument } from "@/src/server/runtime/title-of-document";
import styles from "./delivered.module.css";
import { SettleButtons } from "./settle-buttons";

type Texts = ReturnType<typeof adminMessagesIn<"home.delivered">>;

/** How many documents the page shows; the next ones follow when these are settled. */
const documentsShown = 50;
/** How many values of a field it shows. */
const valuesShown = 12;

/** A text that the log would cut: the difference may be at its end. */
const isLong = (value: string) => value.length > 100;

/** The language of a value, where its path ends with one. */
function languageOf(path: string): string {
  const code = locales.find((locale) => path.split(".").includes(locale));
  return code ? ` (${languages[code].name})` : "";
}

function Difference({
  entity,
  difference: { field, changes },
  req: { payload, i18n },
  texts,
}: {
  entity: string;
  difference: FieldDifference;
  req: PayloadRequest;
  texts: Texts;
}) {
  return (
    <table className={styles.values}>
      <thead>
        <tr>
          <th scope="col">{auditedField(payload.config, entity, field, i18n).name}</th>
          <th scope="col">{texts.mine}</th>
          <th scope="col">{texts.delivered}</th>
        </tr>
      </thead>
      <tbody>
        {changes.slice(0, valuesShown).map(({ field: path, before, after }) => {
          const { name, field: shape } = auditedField(payload.config, entity, path, i18n);
          return (
            <tr key={path}>
              <th scope="row">
                {name}
                {languageOf(path)}
              </th>
              <td>{isLong(before) ? before : auditedValue(before, shape, i18n)}</td>
              <td>{isLong(after) ? after : auditedValue(after, shape, i18n)}</td>
            </tr>
          );
        })}
        {changes.length > valuesShown && (
          <tr>
            <td colSpan={3}>{fill(texts.moreValues, { count: changes.length - valuesShown })}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

async function nameOf({ entity, document }: DocumentDifference, { payload, i18n }: PayloadRequest) {
  const collection = payload.config.collections.find(({ slug }) => slug === entity);
  const list = auditedList(payload.config, entity, i18n);
  if (!collection || document === null) return { title: list, href: `/admin/globals/${entity}` };
  const title = await titleOfDocument(collection, document, { payload, i18n });
  return {
    title: `${getTranslation(collection.labels.singular, i18n)} · ${title ?? document}`,
    href: `/admin/collections/${entity}/${document}`,
  };
}

async function DocumentDifferences({
  difference,
  req,
  texts,
}: {
  difference: DocumentDifference;
  req: PayloadRequest;
  texts: Texts;
}) {
  const { id, entity, fields } = difference;
  const { title, href } = await nameOf(difference, req);
  return (
    <li>
      <h2>
        <Link href={href} prefetch={false}>
          {title}
        </Link>
      </h2>
      {fields.map((one) => (
        <details key={one.field} data-field={one.field}>
          <summary>
            {fill(texts.differs, {
              field: auditedField(req.payload.config, entity, one.field, req.i18n).name,
            })}
          </summary>
          <Difference entity={entity} difference={one} req={req} texts={texts} />
          <SettleButtons difference={id} field={one.field} texts={texts} />
        </details>
      ))}
    </li>
  );
}

/** Where the shop's content differs from what its version delivers, at /admin/delivered. */
export async function DeliveredView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const role = roleOf(req.user);
  // Payload does not restrict access to custom views.
  if (!includes("staff", role)) redirect("/admin/login?redirect=%2Fadmin%2Fdelivered");
  if (!includes(staffCallAccess["/staff/delivered-settle"], role)) redirect("/admin");
  const texts = adminMessagesIn("home.delivered", req.i18n.language);
  const differences = await listDifferences(req.payload);
  return (
    <OwnView view={props} className={styles.sheet}>
      <h1>{texts.title}</h1>
      <p className={styles.quiet}>{texts.intro}</p>
      <p aria-live="polite">
        {differences.length === 0 ? texts.none : fill(texts.count, { count: differences.length })}
      </p>
      <ol className={styles.documents}>
        {differences.slice(0, documentsShown).map((difference) => (
          <DocumentDifferences key={difference.id} difference={difference} req={req} texts={texts} />
        ))}
      </ol>
      {differences.length > documentsShown && (
        <p className={styles.quiet}>
          {fill(texts.moreDocuments, { count: differences.length - documentsShown })}
        </p>
      )}
    </OwnView>
  );
}
