import type { SeedPage } from "@/src/seed/content/seed-page";

const body = {
  fr: `## Par e-mail{{#company.phone}} ou par téléphone{{/company.phone}}

[{{company.email}}](mailto:{{company.email}}). L’adresse est lue les jours ouvrés, dans l’ordre d’arrivée. Écrivez en français, en anglais, en espagnol ou en japonais ; la réponse vient dans la même langue.{{#company.phone}} Téléphone : {{company.phone}}.{{/company.phone}}

## Par courrier

{{company.name}}
{{company.address}}

Pour un envoi de montre, écrivez d’abord. Un colis annoncé est ouvert le jour même ; un colis surprise attend que l’on devine.

## Plus vite que nous

- Une commande en cours : [suivre une commande](/commandes), avec son numéro et votre adresse e-mail.
- Une panne ou une révision : [maintenance et réparation](/services/maintenance-et-reparation).
- Un retour : [politique de retour](/politique-de-retour), 14 jours.
- Une hésitation entre 36 et 40 mm : [le guide des tailles](/guide-des-tailles).`,
  en: `## By email{{#company.phone}} or telephone{{/company.phone}}

[{{company.email}}](mailto:{{company.email}}). It’s read on working days, in order of arrival. Write in French, English, Spanish or Japanese; the answer comes in the same language.{{#company.phone}} Telephone: {{company.phone}}.{{/company.phone}}

## By post

{{company.name}}
{{company.address}}

If you’re sending a watch, write first. A parcel we expect is opened the same day; a surprise parcel waits while we guess.

## Faster than us

- An order in progress: [track an order](/commandes), with its number and your email address.
- A fault or a service: [maintenance and repair](/services/maintenance-et-reparation).
- A return: [returns](/politique-de-retour), 14 days.
- Torn between 36 and 40 mm: [the size guide](/guide-des-tailles).`,
  es: `## Por correo electrónico{{#company.phone}} o por teléfono{{/company.phone}}

[{{company.email}}](mailto:{{company.email}}). Se lee en días laborables, por orden de llegada. Escribe en francés, inglés, español o japonés; la respuesta llega en el mismo idioma.{{#company.phone}} Teléfono: {{company.phone}}.{{/company.phone}}

## Por correo postal

{{company.name}}
{{company.address}}

Si vas a enviar un reloj, escribe antes. Un paquete anunciado se abre el mismo día; un paquete sorpresa espera a que adivinemos.

## Más rápido que nosotros

- Un pedido en curso: [seguir un pedido](/commandes), con su número y tu correo.
- Una avería o una revisión: [mantenimiento y reparación](/services/maintenance-et-reparation).
- Una devolución: [devoluciones](/politique-de-retour), 14 días.
- Una duda entre 36 y 40 mm: [la guía de tallas](/guide-des-tailles).`,
  jp: `## メール{{#company.phone}}・電話{{/company.phone}}で

[{{company.email}}](mailto:{{company.email}})。営業日に、届いた順に拝見します。フランス語、英語、スペイン語、日本語でお書きください。同じ言語でお返事します。{{#company.phone}}電話：{{company.phone}}{{/company.phone}}

## 郵便で

{{company.name}}
{{company.address}}

時計をお送りになる前に、まずご連絡ください。お知らせいただいた荷物は届いた日に開けます。突然の荷物は、私たちが首をかしげるあいだ待つことになります。

## お急ぎの方は、こちらへ

- 進行中のご注文：[ご注文の確認](/commandes)（注文番号とメールアドレスが必要です）
- 故障やオーバーホール：[メンテナンスと修理](/services/maintenance-et-reparation)
- 返品：[返品について](/politique-de-retour)（14日間）
- 36 mmか40 mmかで迷ったら：[サイズガイド](/guide-des-tailles)`,
};

/** Ways to reach the house. */
export const page: SeedPage = {
  slug: "contact",
  title: {
    fr: "Contact : écrire à l’atelier",
    en: "Contact: write to the workshop",
    es: "Contacto: escribir al taller",
    jp: "お問い合わせ：工房へのご連絡",
  },
  description: {
    fr: "Une question sur une montre, une commande, un retour : écrivez-nous en français, en anglais, en espagnol ou en japonais.",
    en: "A question about a watch, an order, a return: write to us in French, English, Spanish or Japanese.",
    es: "Una pregunta sobre un reloj, un pedido, una devolución: escríbenos en francés, inglés, español o japonés.",
    jp: "時計、ご注文、返品についてのご質問は、日本語、英語、フランス語、スペイン語でお書きください。",
  },
  blocks: [
    {
      blockType: "hero",
      title: { fr: "Écrivez-nous.", en: "Write to us.", es: "Escríbenos.", jp: "ご用件をお聞かせください。" },
      text: {
        fr: "Une question précise reçoit une réponse précise. Une question vague aussi, avec un peu plus de délai.",
        en: "A precise question gets a precise answer. So does a vague one; it just takes a little longer.",
        es: "Una pregunta precisa recibe una respuesta precisa. Una vaga también, con algo más de tiempo.",
        jp: "はっきりしたご質問には、はっきりお答えします。漠然としたご質問にも。少し時間はかかります。",
      },
      illustration: { scene: "flat-straps", watch: "DI03", stage: "craie" },
    },
    {
      blockType: "form",
      title: { fr: "Votre message", en: "Your message", es: "Tu mensaje", jp: "メッセージ" },
      text: {
        fr: "Un numéro de commande, si vous en avez un, nous fait gagner un aller-retour.",
        en: "An order number, if you have one, saves us both an email.",
        es: "Un número de pedido, si lo tienes, nos ahorra una ida y vuelta.",
        jp: "ご注文番号があれば、やり取りが一往復減ります。",
      },
      form: "contact",
    },
    {
      blockType: "rich-text",
      title: { fr: "Autres chemins", en: "Other ways", es: "Otros caminos", jp: "そのほかの方法" },
      body,
    },
    {
      blockType: "call-to-action",
      title: {
        fr: "La réponse existe peut-être déjà.",
        en: "The answer may already exist.",
        es: "Quizá la respuesta ya existe.",
        jp: "答えは、もうあるかもしれません。",
      },
      text: {
        fr: "Une trentaine de questions, rangées par sujet, avec une recherche.",
        en: "Some thirty questions, sorted by subject and searchable.",
        es: "Una treintena de preguntas, ordenadas por tema, con buscador.",
        jp: "約30のご質問をテーマ別にまとめました。検索もできます。",
      },
      link: {
        label: {
          fr: "Lire les questions",
          en: "Read the questions",
          es: "Leer las preguntas",
          jp: "よくある質問を読む",
        },
        href: "/faq",
      },
    },
  ],
};
