import { acceptedLanguages, initI18n } from "@payloadcms/translations";
import {
  createLocalReq,
  initTransaction,
  killTransaction,
  type CollectionSlug,
  type GlobalSlug,
  type PayloadRequest,
} from "payload";
import type { Locale } from "@/src/domain/locale/locale";
import { quiet } from "@/src/store/revalidation/revalidate";

/** A publication, or a withdrawal, as the scheduled job will execute it. */
export interface Publication {
  readonly status: "published" | "draft";
  readonly doc?: { readonly relationTo: CollectionSlug; readonly value: string } | undefined;
  readonly global?: GlobalSlug | undefined;
  /** null for all languages */
  readonly locale: Locale | null;
}

/**
 * Executes and rolls back what the scheduled job will do for this user, so that any refusal at that time (access,
 * validation, missing fields of the draft) is reported now.
 * @throws the refusal, in the reader's language
 */
export async function rehearsePublication(
  { status, doc, global, locale }: Publication,
  { i18n, payload, user }: Pick<PayloadRequest, "i18n" | "payload" | "user">,
): Promise<void> {
  // A call of the admin has only the form's texts; a refusal needs those of the API.
  const language = acceptedLanguages.find((accepted) => accepted === i18n.language) ?? "en";
  const words = await initI18n({ config: payload.config.i18n, context: "api", language });
  const req = await createLocalReq(
    { req: { i18n: words }, context: { ...quiet }, ...(user && { user }) },
    payload,
  );
  // Of globals, Payload's types share the dates and no status.
  const data: { _status: typeof status; updatedAt?: string } = { _status: status };
  const change = {
    data,
    depth: 0,
    overrideAccess: false,
    req,
    ...(locale !== null && { publishSpecificLocale: locale }),
  };
  await initTransaction(req);
  try {
    if (doc) await payload.update({ ...change, collection: doc.relationTo, id: Number(doc.value) });
    if (global) await payload.updateGlobal({ ...change, slug: global });
  } finally {
    await killTransaction(req);
  }
}
