import { adminMessages } from "@/src/i18n/admin-messages";
import type { PayloadHandler, PayloadRequest } from "payload";
import { forReader } from "@/src/admin/access/for-reader";
import { isOnlyWords } from "@/src/admin/access/keep-publication";
import { ownLanguages } from "@/src/admin/access/own-languages";
import { refusal } from "@/src/admin/access/refusal";
import { includes, roleOf } from "@/src/admin/access/roles";
import {
  collectionOf,
  globalOf,
  inRequestTransaction,
  lockedStates,
  routeId,
  type Row,
  type Versioned,
} from "./versioned";
import { writeVersion } from "./write-version";

const notOnline = adminMessages("common.revertToPublished.notOnline");

const draftIsOthers = adminMessages("common.revertToPublished.draftIsOthers");

const notEditors = adminMessages("common.revertToPublished.notEditors");

async function revert(req: PayloadRequest, document: Versioned): Promise<Row> {
  const { online, latest } = await lockedStates(req, document);
  if (online._status !== "published") throw refusal(forReader(req, notOnline), 409);
  const isMarketer = includes("marketers", roleOf(req.user));
  if (!isMarketer && !isOnlyWords({ online, latest }, ownLanguages(req)))
    throw refusal(forReader(req, draftIsOthers), 403);
  // Later than the draft: the CMS takes the version saved last for the newest.
  return writeVersion(req, document, { ...online, updatedAt: new Date().toISOString() });
}

/**
 * Discards the draft in every language. The CMS's own revert publishes it in all languages but the one that is shown.
 * @param who may change the document
 */
export const revertToPublished =
  (slug: string): PayloadHandler =>
  async (req) => {
    if (!includes("editors", roleOf(req.user))) throw refusal(forReader(req, notEditors), 403);
    const doc = await inRequestTransaction(req, async () =>
      revert(req, { collection: collectionOf(req, slug), id: routeId(req) }),
    );
    return Response.json({ doc, message: req.t("general:updatedSuccessfully") });
  };

/** The same for a global. */
export const revertGlobalToPublished =
  (slug: string): PayloadHandler =>
  async (req) => {
    if (!includes("editors", roleOf(req.user))) throw refusal(forReader(req, notEditors), 403);
    const doc = await inRequestTransaction(req, async () => revert(req, { global: globalOf(req, slug) }));
    return Response.json({ doc, message: req.t("general:updatedSuccessfully") });
  };
