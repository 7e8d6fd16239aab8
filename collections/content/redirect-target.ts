import type { Field, PayloadRequest, TextFieldSingleValidation } from "payload";
import { forReader } from "@/src/access/for-reader";
import { linkPicker } from "@/collections/href-field";

const either = {
  fr: "Choisissez une page, ou écrivez une adresse : l’une des deux.",
  en: "Choose a page, or write an address: one of the two.",
  es: "Elija una página o escriba una dirección: una de las dos.",
  ja: "ページを選ぶか、アドレスを入力してください。どちらか一方のみです。",
};

const example = {
  fr: "Un chemin sans la langue (/montres) ou une adresse entière (https://…).",
  en: "A path without the language (/montres) or a whole address (https://…).",
  es: "Una ruta sin el idioma (/montres) o una dirección completa (https://…).",
  ja: "言語を除いたパス（/montres）または完全なURL（https://…）。",
};

const isTarget = (value: string) => /^(\/(?!\/)[^\s\\]*|https:\/\/\S+)$/.test(value);

interface Target {
  readonly page?: unknown;
  readonly address?: unknown;
}

const isMissing = (value: unknown) => value === undefined || value === null || value === "";

/** Exactly one of the two. */
const isOne = ({ page, address }: Target) => isMissing(page) !== isMissing(address);

const judge = (siblings: Target, req: PayloadRequest) => isOne(siblings) || forReader(req, either);

const validateAddress: TextFieldSingleValidation = (value, { req, siblingData }) =>
  !value || isTarget(value) ? judge(siblingData, req) : forReader(req, example);

/** Where an old address leads: to a page, wherever that page moves, or to an address. */
export const redirectTarget: Field[] = [
  {
    name: "page",
    type: "relationship",
    relationTo: "pages",
    label: { fr: "Page", en: "Page", es: "Página", ja: "ページ" },
    admin: {
      description: {
        fr: "La redirection suit la page, même si son adresse change encore.",
        en: "The redirect follows the page, even when its address changes again.",
        es: "La redirección sigue a la página, aunque su dirección vuelva a cambiar.",
        ja: "ページのアドレスが再び変わっても、リダイレクトは自動的に追従します。",
      },
    },
  },
  {
    name: "address",
    type: "text",
    maxLength: 500,
    label: { fr: "Ou une adresse", en: "Or an address", es: "O una dirección", ja: "またはアドレス" },
    validate: validateAddress,
    admin: { components: linkPicker, description: example },
  },
];
