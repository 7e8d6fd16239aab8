import type { Field, TextField, TextFieldSingleValidation } from "payload";
import { forReader } from "@/src/access/for-reader";
import { roleOf } from "@/src/access/roles";
import { isLink } from "@/src/domain/content/link-owner";
import { isNamedBack, isOwnPage, leadsSomewhere } from "./link-target";

const example = {
  fr: "À écrire comme : /montres, https://… ou mailto:…",
  en: "To be written like: /montres, https://… or mailto:…",
  es: "Se escribe así: /montres, https://… o mailto:…",
  ja: "次のように入力してください：/montres、https://…、mailto:…",
};

const dead = {
  fr: "Ce chemin ne mène à rien aujourd’hui : publiez d’abord la page, ou choisissez-en une autre.",
  en: "This path leads nowhere today: publish the page first, or choose another one.",
  es: "Esta ruta no lleva a ninguna parte hoy: publique antes la página o elija otra.",
  ja: "このパスには現在ページがありません。先にページを公開するか、別のパスを選んでください。",
};

/**
 * The seed writes links before their targets, and translators change no link; an editor gets an error for a dead link
 * at every publishing save, also for one that became dead since the last.
 */
const validate =
  (isRequired: boolean): TextFieldSingleValidation =>
  async (value, { collectionSlug, data, overrideAccess, req }) => {
    if (!value) return !isRequired || forReader(req, example);
    if (!isLink(value)) return forReader(req, example);
    const isExempt = Boolean(overrideAccess) || roleOf(req.user) === "translator";
    if (isExempt || !value.startsWith("/")) return true;
    const saved = { collectionSlug, data };
    const isAlive =
      isOwnPage(value, saved) || (await leadsSomewhere(value, req)) || (await isNamedBack(value, saved, req));
    return isAlive || forReader(req, dead);
  };

/** The admin's field for a link: its target is searched by title. */
export const linkPicker = { Field: "/src/admin/links/link-field#LinkField" };

/** Target of a link: a path of the shop without the language, or a whole address. */
export const hrefField = (name = "href", isRequired = true): TextField => ({
  name,
  type: "text",
  label: { fr: "Lien", en: "Link", es: "Enlace", ja: "リンク" },
  required: isRequired,
  validate: validate(isRequired),
  admin: {
    components: linkPicker,
    description: {
      fr: "Cherchez une page par son titre, ou écrivez une adresse : /montres, https://… ou mailto:…",
      en: "Search a page by its title, or write an address: /montres, https://… or mailto:…",
      es: "Busque una página por su título o escriba una dirección: /montres, https://… o mailto:…",
      ja: "ページ名で検索するか、/montres、https://…、mailto:… の形で入力してください。",
    },
  },
});

/** A link with its text. */
export const linkFields = (isRequired: boolean): Field[] => [
  {
    name: "label",
    type: "text",
    localized: true,
    required: isRequired,
    maxLength: 60,
    label: { fr: "Texte du lien", en: "Words of the link", es: "Texto del enlace", ja: "リンクの文言" },
  },
  hrefField("href", isRequired),
];
