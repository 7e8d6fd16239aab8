import type { PayloadHandler, PayloadRequest } from "payload";
import { forReader } from "@/src/access/for-reader";
import { isOnlyWords } from "@/src/access/keep-publication";
import { ownLanguages } from "@/src/access/own-languages";
import { refusal } from "@/src/access/refusal";
import { includes, roleOf } from "@/src/access/roles";
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

const notOnline = {
  fr: "Rien n’est encore publié ici : il n’y a pas d’état publié auquel revenir. Rien n’a été changé.",
  en: "Nothing is published here yet: there is no published state to return to. Nothing was changed.",
  es: "Aquí aún no hay nada publicado: no hay ningún estado publicado al que volver. No se ha cambiado nada.",
  ja: "まだ公開されていないため、戻す公開版がありません。変更されていません。",
};

const draftIsOthers = {
  fr: "Le brouillon contient plus que vos textes : l’abandonner revient au marketing. Rien n’a été changé.",
  en: "The draft holds more than your words: discarding it is for marketers. Nothing was changed.",
  es: "El borrador contiene más que sus textos: descartarlo corresponde a marketing. No se ha cambiado nada.",
  ja: "下書きにはご自身の訳文以外の変更が含まれています。破棄できるのはマーケターです。変更されていません。",
};

const notEditors = {
  fr: "Abandonner un brouillon revient à qui peut le modifier. Rien n’a été changé.",
  en: "Discarding a draft is for those who may change it. Nothing was changed.",
  es: "Descartar un borrador corresponde a quien puede modificarlo. No se ha cambiado nada.",
  ja: "下書きを破棄できるのは、編集権限のある担当者だけです。変更されていません。",
};

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
