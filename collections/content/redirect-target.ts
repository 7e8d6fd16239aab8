import type { Field, PayloadRequest, TextFieldSingleValidation, Where } from "payload";
import { forReader } from "@/src/access/for-reader";
import { resolveRedirects } from "@/src/domain/content/redirects";
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
  readonly from?: string;
  readonly page?: unknown;
  readonly address?: unknown;
}

const isMissing = (value: unknown) => value === undefined || value === null || value === "";

/** Exactly one of the two. */
const isOne = ({ page, address }: Target) => isMissing(page) !== isMissing(address);

const circle = {
  fr: "Cette adresse ramène à l’ancienne, directement ou par d’autres redirections : le visiteur tournerait en rond. Choisissez une autre adresse.",
  en: "This address leads back to the old one, directly or through other redirects: visitors would go round in circles. Choose another address.",
  es: "Esta dirección vuelve a la antigua, directamente o a través de otras redirecciones: el visitante daría vueltas sin fin. Elija otra dirección.",
  ja: "このアドレスは、直接または他のリダイレクトを経由して以前のアドレスに戻るため、移動が終わりません。別のアドレスを選んでください。",
};

/** Whether an old address would redirect to itself, together with the saved rows. */
async function isCircle(
  from: string,
  to: string,
  id: number | string | undefined,
  req: PayloadRequest,
): Promise<boolean> {
  const where: Where = id === undefined ? {} : { id: { not_equals: id } };
  const { docs } = await req.payload.find({
    collection: "redirects",
    where,
    depth: 0,
    pagination: false,
    req,
  });
  const rows = docs.flatMap((row) => (row.address ? [{ from: row.from, to: row.address }] : []));
  const ways = resolveRedirects([...rows, { from, to }], new Set(), req.payload.config.serverURL);
  return !Object.hasOwn(ways, from);
}

const validateAddress: TextFieldSingleValidation = async (value, args) => {
  const { event, id, req } = args;
  const siblingData: Target = args.siblingData;
  if (value && !isTarget(value)) return forReader(req, example);
  if (!isOne(siblingData)) return forReader(req, either);
  // Validation while typing runs in the browser, without a database.
  if (!value || !siblingData.from || event === "onChange") return true;
  return !(await isCircle(siblingData.from, value, id, req)) || forReader(req, circle);
};

/** Target of an old address: a page, wherever that page moves, or an address. */
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
