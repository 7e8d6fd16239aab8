import type { Field } from "payload";
import { textLike } from "@/collections/validators";

/** Third parties that a visitor may consent to. */
export const tracking: Field = {
  name: "tracking",
  type: "group",
  label: {
    fr: "Prestataires (après « Accepter »)",
    en: "Third parties (after “Accept”)",
    es: "Terceros (después de «Aceptar»)",
    ja: "外部サービス（同意後のみ）",
  },
  admin: {
    description: {
      fr: "Champ vide : rien n’est chargé. Rempli : seulement après l’accord du visiteur, jamais sur une page dont l’adresse est secrète.",
      en: "Empty: nothing is loaded. Filled: only once the visitor has agreed, never on a page whose address is secret.",
      es: "Vacío: no se carga nada. Con un valor: solo tras el consentimiento del visitante, nunca en una página de dirección secreta.",
      ja: "空欄なら何も読み込みません。入力時も、訪問者の同意後のみで、アドレスが秘密のページでは読み込みません。",
    },
  },
  fields: [
    {
      name: "pixelId",
      type: "text",
      label: {
        fr: "Identifiant du pixel publicitaire",
        en: "Advertising pixel id",
        es: "Identificador del píxel",
        ja: "広告ピクセルID",
      },
      validate: textLike(/^\d{5,20}$/, "1234567890", { isRequired: false }),
    },
    {
      name: "instalmentKey",
      type: "text",
      label: {
        fr: "Clé publique Stripe (message de paiement en plusieurs fois)",
        en: "Stripe publishable key (instalment message)",
        es: "Clave publicable de Stripe (mensaje de plazos)",
        ja: "Stripe公開キー（分割払いの案内）",
      },
      validate: textLike(/^pk_[A-Za-z0-9_]{5,200}$/, "pk_live_…", { isRequired: false }),
    },
  ],
};
