import type { CollectionBeforeChangeHook } from "payload";
import { forReader } from "@/src/access/for-reader";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { refusal } from "@/src/access/refusal";
import { affiliateStates, canAffiliateBecome, type AffiliateState } from "@/src/domain/forms/affiliate";

const isState = (value: unknown): value is AffiliateState => affiliateStates.some((state) => state === value);

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

const noCode = {
  fr: "Saisissez d’abord le code : il devient l’adresse de l’affilié.",
  en: "Enter the code first: it becomes the affiliate’s address.",
  es: "Introduzca primero el código: será la dirección del afiliado.",
  ja: "先にコードを入力してください。アフィリエイトのアドレスになります。",
};
const noReduction = {
  fr: "Saisissez d’abord la réduction du code : un code qui ne retire rien ne ferait que suivre les gens.",
  en: "Enter what the code takes off first: a code that takes nothing off would only follow people.",
  es: "Introduzca primero el descuento del código: un código sin descuento solo seguiría a las personas.",
  ja: "先に割引率を入力してください。割引のないコードは追跡にしかなりません。",
};
const noCommission = {
  fr: "Saisissez d’abord la commission : elle se convient avant le premier lien.",
  en: "Enter the commission first: it is agreed before the first link.",
  es: "Introduzca primero la comisión: se acuerda antes del primer enlace.",
  ja: "先に報酬率を入力してください。最初のリンクの前に取り決めます。",
};
const noReason = {
  fr: "Écrivez d’abord la phrase du message : une réponse donne sa raison.",
  en: "Write the sentence for the email first: an answer gives its reason.",
  es: "Escriba primero la frase del mensaje: una respuesta da su motivo.",
  ja: "先にメールの一文を書いてください。お返事には理由を添えます。",
};

/** Required fields of an affiliate's state, and the reason. */
const needed: Readonly<
  Partial<Record<AffiliateState, readonly (readonly [field: string, why: ReaderText])[]>>
> = {
  accepted: [
    ["code", noCode],
    ["reduction", noReduction],
    ["commission", noCommission],
    ["reason", noReason],
  ],
  refused: [["reason", noReason]],
};

/** Staff answers an application along the table of states, with all data the answer needs. */
export const keepAgreement: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== "update") return data;
  const from: unknown = originalDoc?.status;
  const to: unknown = data.status ?? from;
  if (!isState(from) || !isState(to)) return data;
  const after: Readonly<Record<string, unknown>> = { ...originalDoc, ...data };
  if (!isEmpty(originalDoc?.code) && from !== "applied" && after.code !== originalDoc?.code) {
    const words = {
      fr: "Le code sert déjà : des liens et des commandes le portent. Mettez plutôt fin à cet accord.",
      en: "The code is in use: links and orders carry it. End this agreement instead.",
      es: "El código ya se usa: enlaces y pedidos lo llevan. Ponga fin a este acuerdo.",
      ja: "このコードはリンクや注文で使われています。変更せず、契約を終了してください。",
    };
    throw refusal(forReader(req, words), 422);
  }
  if (from !== to && !canAffiliateBecome(from, to)) {
    const words = {
      fr: "Cette réponse n’est plus possible : l’accord en est à un autre point. Rechargez la page.",
      en: "This answer is no longer possible: the agreement stands elsewhere. Reload the page.",
      es: "Esta respuesta ya no es posible: el acuerdo está en otro punto. Recargue la página.",
      ja: "この回答はもうできません。契約の状態が変わっています。ページを再読み込みしてください。",
    };
    throw refusal(forReader(req, words), 422);
  }
  const [missing] = (needed[to] ?? []).filter(([field]) => isEmpty(after[field]));
  if (missing) throw refusal(forReader(req, missing[1]), 422);
  return data;
};
