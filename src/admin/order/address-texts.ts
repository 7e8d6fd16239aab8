import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

/** Words of the form that corrects an address, in one of the admin's languages. */
export interface AddressTexts {
  readonly correct: string;
  readonly name: string;
  readonly line1: string;
  readonly line2: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly confirm: string;
  readonly done: string;
  readonly errors: Readonly<Record<string, string>> & { readonly other: string };
}

const texts: Readonly<Record<"fr" | "en" | "es" | "ja", AddressTexts>> = {
  fr: {
    correct: "Corriger l’adresse de livraison et prévenir le client",
    name: "Destinataire",
    line1: "Adresse",
    line2: "Complément (facultatif)",
    postalCode: "Code postal",
    city: "Ville",
    country: "Pays",
    confirm: "Enregistrer l’adresse",
    done: "L’adresse est corrigée ; le client en reçoit un e-mail.",
    errors: {
      "on-its-way": "Le colis est déjà parti, ou il n’y en aura pas : l’adresse ne change plus.",
      "not-sent-there": "La boutique n’expédie pas dans ce pays.",
      "postal-code": "Le code postal ne va pas avec le pays.",
      other: "Rien n’a été changé. Réessayez.",
    },
  },
  en: {
    correct: "Correct the delivery address and tell the customer",
    name: "Recipient",
    line1: "Address",
    line2: "Second line (optional)",
    postalCode: "Postcode",
    city: "Town",
    country: "Country",
    confirm: "Save the address",
    done: "The address is corrected; the customer gets an email about it.",
    errors: {
      "on-its-way": "The parcel has left, or there will be none: the address can’t change any more.",
      "not-sent-there": "The shop doesn’t deliver to that country.",
      "postal-code": "The postcode doesn’t go with the country.",
      other: "Nothing was changed. Try again.",
    },
  },
  es: {
    correct: "Corregir la dirección de entrega y avisar al cliente",
    name: "Destinatario",
    line1: "Dirección",
    line2: "Complemento (opcional)",
    postalCode: "Código postal",
    city: "Ciudad",
    country: "País",
    confirm: "Guardar la dirección",
    done: "La dirección está corregida; el cliente recibe un correo.",
    errors: {
      "on-its-way": "El paquete ya ha salido, o no habrá ninguno: la dirección ya no cambia.",
      "not-sent-there": "La tienda no envía a ese país.",
      "postal-code": "El código postal no corresponde al país.",
      other: "No se ha cambiado nada. Inténtelo de nuevo.",
    },
  },
  ja: {
    correct: "お届け先を訂正し、お客様に知らせる",
    name: "お届け先氏名",
    line1: "住所",
    line2: "建物名など（任意）",
    postalCode: "郵便番号",
    city: "市区町村",
    country: "国",
    confirm: "住所を保存",
    done: "住所を訂正しました。お客様にメールでお知らせします。",
    errors: {
      "on-its-way": "荷物は発送済み、または発送がないため、住所は変更できません。",
      "not-sent-there": "この国への発送は行っていません。",
      "postal-code": "郵便番号が国と合いません。",
      other: "変更されていません。もう一度お試しください。",
    },
  },
};

/** @param language of the admin user */
export const addressTextsOf = (language: string): AddressTexts =>
  inReaderLanguage<AddressTexts>(texts, language);
