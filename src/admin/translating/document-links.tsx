import type { AdminMessages } from "@/src/i18n/admin-messages";
import type { CollectionSlug, PayloadRequest } from "payload";
import { formatAdminURL } from "payload/shared";
import type { Locale } from "@/src/domain/locale/locale";
import { interfaceTexts, textEntities } from "@/src/server/runtime/translating/text-entities";
import styles from "./translations-desk.module.css";

interface Props {
  readonly req: PayloadRequest;
  readonly locale: Locale;
  readonly entity: string;
  readonly document: string;
  readonly words: AdminMessages<"translating.desk">;
}

async function previewOf({ req, locale, entity, document }: Props): Promise<string | null> {
  const found = textEntities(req.payload).find(({ slug }) => slug === entity);
  const preview = found?.collection?.admin.preview;
  if (!preview) return null;
  const doc = await req.payload.findByID({
    collection: entity as CollectionSlug,
    id: document,
    depth: 0,
    disableErrors: true,
    draft: true,
    overrideAccess: false,
    req,
  });
  return doc ? await preview(doc as never, { locale, req, token: null }) : null;
}

/** Links from the texts of a document to the page that shows them, and to its form. */
export async function DocumentLinks(props: Props) {
  const { req, locale, entity, document, words } = props;
  if (entity === interfaceTexts) return null;
  const preview = await previewOf(props);
  const isGlobal = req.payload.globals.config.some(({ slug }) => slug === entity);
  const path = isGlobal ? (`/globals/${entity}` as const) : (`/collections/${entity}/${document}` as const);
  const form = formatAdminURL({ adminRoute: req.payload.config.routes.admin, path });
  return (
    <p className={styles.links}>
      {preview && (
        <a href={preview} target="_blank" rel="noreferrer">
          {words.preview}
        </a>
      )}
      <a href={`${form}?locale=${locale}`}>{words.form}</a>
    </p>
  );
}
