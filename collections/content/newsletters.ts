import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  Condition,
} from "payload";
import { groups } from "@/collections/admin-text";
import { dayAndTime } from "@/collections/date-picker";
import { hrefField } from "@/collections/href-field";
import { richTextField } from "@/collections/rich-text-field";
import { shopOnly } from "@/collections/shop-only";
import { forReader } from "@/src/access/for-reader";
import { refusal } from "@/src/access/refusal";
import { defaultLocale, locales } from "@/src/domain/locale/locale";
import { languages } from "@/src/domain/locale/languages";
import { newsletterStates } from "@/src/domain/newsletter/newsletter";
import { block, blockLabels } from "./blocks/block";
import { linkField } from "./blocks/block-fields";
import { illustrationField } from "./blocks/illustration-field";

const onItsWay = {
  fr: "Cette lettre est partie, ou va partir : reprenez d’abord les envois en attente. Rien n’a été changé.",
  en: "This newsletter has left, or is about to: take back the waiting emails first. Nothing was changed.",
  es: "Este boletín ya salió o está a punto de salir: retire antes los envíos pendientes. No se ha cambiado nada.",
  ja: "このニュースレターは送信済み、または送信待ちです。先に送信待ちを取り消してください。変更されていません。",
};

/** A sent issue is not changed any more. */
const keepSent: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation === "create") return { ...data, state: "draft" };
  if (originalDoc && originalDoc.state !== "draft") throw refusal(forReader(req, onItsWay), 409);
  return data;
};

const keepQueued: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { state } = await req.payload.findByID({ collection: "newsletters", id, req });
  if (state !== "draft") throw refusal(forReader(req, onItsWay), 409);
};

const isQueued: Condition = ({ state }) => state === "queued";

/** Mails to all subscribers, composed from blocks. Source: specification 16.3. */
export const Newsletters: CollectionConfig = {
  slug: "newsletters",
  labels: {
    singular: { fr: "Lettre", en: "Newsletter", es: "Boletín", ja: "ニュースレター" },
    plural: { fr: "Lettres", en: "Newsletters", es: "Boletines", ja: "ニュースレター" },
  },
  admin: {
    group: groups.content,
    useAsTitle: "subject",
    defaultColumns: ["subject", "state", "languages", "sendAt", "recipients"],
  },
  defaultSort: "-createdAt",
  hooks: { beforeChange: [keepSent], beforeDelete: [keepQueued] },
  fields: [
    {
      name: "subject",
      type: "text",
      required: true,
      localized: true,
      maxLength: 80,
      label: { fr: "Objet", en: "Subject", es: "Asunto", ja: "件名" },
    },
    {
      name: "intro",
      type: "text",
      required: true,
      localized: true,
      maxLength: 160,
      label: { fr: "Première phrase", en: "First sentence", es: "Primera frase", ja: "冒頭の一文" },
    },
    {
      name: "languages",
      type: "select",
      hasMany: true,
      required: true,
      defaultValue: [defaultLocale],
      options: locales.map((value) => ({ value, label: languages[value].name })),
      label: { fr: "Envoyée en", en: "Sent in", es: "Se envía en", ja: "送信する言語" },
      admin: {
        description: {
          fr: "Les abonnés des autres langues ne la reçoivent pas. Chaque langue demande tous ses textes.",
          en: "Subscribers of other languages do not get it. Each language needs all of its texts.",
          es: "Los suscriptores de otros idiomas no lo reciben. Cada idioma necesita todos sus textos.",
          ja: "他の言語の登録者には届きません。選んだ言語ではすべての文章が必要です。",
        },
      },
    },
    {
      name: "blocks",
      type: "blocks",
      required: true,
      minRows: 1,
      label: { fr: "Contenu", en: "Content", es: "Contenido", ja: "内容" },
      labels: blockLabels,
      blocks: [
        block("newsletter-text", { fr: "Texte", en: "Text", es: "Texto", ja: "本文" }, [
          richTextField("body", { fr: "Texte", en: "Text", es: "Texto", ja: "本文" }),
        ]),
        block("newsletter-picture", { fr: "Image", en: "Picture", es: "Imagen", ja: "画像" }, [
          illustrationField,
          hrefField("href", false),
        ]),
        block("newsletter-button", { fr: "Bouton", en: "Button", es: "Botón", ja: "ボタン" }, [linkField]),
      ],
    },
    {
      name: "sheet",
      type: "ui",
      admin: {
        components: { Field: "/src/admin/newsletter/newsletter-sheet#NewsletterSheet" },
        disableListColumn: true,
      },
    },
    shopOnly({
      name: "state",
      type: "select",
      required: true,
      // The copy of a sent issue is an unsent one.
      hooks: { beforeDuplicate: [() => "draft"] },
      defaultValue: "draft",
      options: newsletterStates.map((value) => ({
        value,
        label: {
          draft: { fr: "Brouillon", en: "Draft", es: "Borrador", ja: "下書き" },
          queued: { fr: "Envoyée", en: "Sent", es: "Enviado", ja: "送信済み" },
        }[value],
      })),
      label: { fr: "État", en: "State", es: "Estado", ja: "状態" },
      admin: { position: "sidebar", readOnly: true },
    }),
    {
      name: "sendAt",
      type: "date",
      access: { update: () => false, create: () => false },
      label: { fr: "Envoi", en: "Sending", es: "Envío", ja: "送信日時" },
      admin: { position: "sidebar", ...dayAndTime, condition: isQueued },
    },
    {
      name: "recipients",
      type: "number",
      access: { update: () => false, create: () => false },
      label: { fr: "Destinataires", en: "Recipients", es: "Destinatarios", ja: "送信先の数" },
      admin: { position: "sidebar", condition: isQueued },
    },
    {
      name: "sentBy",
      type: "text",
      access: { update: () => false, create: () => false },
      label: { fr: "Par", en: "By", es: "Por", ja: "送信者" },
      admin: { position: "sidebar", condition: isQueued },
    },
  ],
};
