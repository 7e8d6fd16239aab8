import type { SeedPage } from "@/src/seed/content/seed-page";

/** What leads to the steps of the Horizon pre-order. */
export const page: SeedPage = {
  slug: "montres/precommande/distinction-horizon",
  navbar: "over",
  title: {
    fr: "Précommander la Distinction Horizon",
    en: "Pre-order the Distinction Horizon",
    es: "Reservar el Distinction Horizon",
    jp: "ディスティンクション ホライゾンの先行予約",
  },
  description: {
    fr: "Un ciel en cinq couches, une mer gravée, un trait à 2,6 mm sous le centre. La série se réserve en trois étapes.",
    en: "A sky in five coats, an engraved sea, a line 2.6 mm below the centre. Reserve your piece in three steps.",
    es: "Un cielo en cinco capas, un mar grabado, una línea 2,6 mm bajo el centro. La serie se reserva en tres pasos.",
    jp: "5層の空、彫りの海、中心から2.6 mm下の線。三つの手順で先行予約いただけます。",
  },
  blocks: [
    {
      blockType: "hero",
      scene: "nuit",
      title: {
        fr: "L’horizon, en trois étapes.",
        en: "The horizon, in three steps.",
        es: "El horizonte, en tres pasos.",
        jp: "水平線まで、三つの手順。",
      },
      text: {
        fr: "Le ciel est peint, la mer est gravée : chaque cadran prend son temps, et le temps se réserve.",
        en: "The sky is painted, the sea engraved: each dial takes its time, and time can be reserved.",
        es: "El cielo se pinta, el mar se graba: cada esfera se toma su tiempo, y el tiempo se reserva.",
        jp: "空は塗り、海は彫る。一枚ごとに時間がかかります。その時間を、予約していただけます。",
      },
      link: {
        label: { fr: "Choisir ma pièce", en: "Choose my piece", es: "Elegir mi pieza", jp: "仕様を選ぶ" },
        href: "/montres/precommande/distinction-horizon/1",
      },
      illustration: { scene: "hero-horizon", watch: "DIHO", stage: "brume" },
    },
    {
      blockType: "steps",
      title: { fr: "Ce qui vous attend", en: "What to expect", es: "Qué te espera", jp: "手順" },
      steps: [
        {
          title: { fr: "Choisir", en: "Choose", es: "Elegir", jp: "選ぶ" },
          text: {
            fr: "Le bracelet et l’écrin. Le cadran, lui, est décidé depuis le début.",
            en: "The strap and the box. The dial was decided from the start.",
            es: "La correa y el estuche. La esfera está decidida desde el principio.",
            jp: "ストラップとボックス。文字盤は、初めから決まっています。",
          },
        },
        {
          title: { fr: "Vos coordonnées", en: "Your details", es: "Tus datos", jp: "ご連絡先" },
          text: {
            fr: "Un nom, un e-mail, une adresse de livraison. Rien n’est débité ici.",
            en: "A name, an email, a delivery address. Nothing is charged here.",
            es: "Un nombre, un correo, una dirección de entrega. Aquí no se cobra nada.",
            jp: "お名前、メールアドレス、お届け先の住所。ここでは請求しません。",
          },
        },
        {
          title: { fr: "Confirmer", en: "Confirm", es: "Confirmar", jp: "確定する" },
          text: {
            fr: "Le prix, ce qui se paie maintenant et la date d’expédition s’affichent avant le bouton. Annulable jusqu’à l’expédition.",
            en: "The price, what is paid now and the shipping date are shown before the button. You can cancel until it ships.",
            es: "El precio, lo que se paga ahora y la fecha de envío aparecen antes del botón. Se puede anular hasta el envío.",
            jp: "価格、今お支払いいただく額、発送予定日を、ボタンを押す前に表示します。発送までは取り消せます。",
          },
        },
      ],
    },
    {
      blockType: "figures",
      title: {
        fr: "Une mer de 40 mm.",
        en: "A sea 40 mm across.",
        es: "Un mar de 40 mm.",
        jp: "直径40 mmの海。",
      },
      figures: [
        {
          value: "40",
          unit: { fr: "mm", en: "mm", es: "mm", jp: "mm" },
          label: {
            fr: "de rivage à rivage",
            en: "from shore to shore",
            es: "de orilla a orilla",
            jp: "岸から岸まで",
          },
        },
        {
          value: "5",
          label: { fr: "couches de ciel", en: "coats of sky", es: "capas de cielo", jp: "層の空" },
        },
        {
          value: "41",
          unit: { fr: "h", en: "h", es: "h", jp: "時間" },
          label: {
            fr: "de réserve de marche",
            en: "of power reserve",
            es: "de reserva de marcha",
            jp: "パワーリザーブ",
          },
        },
      ],
      illustration: { watch: "DIHO", stage: "brume" },
    },
    {
      blockType: "call-to-action",
      title: {
        fr: "La regarder d’abord de près.",
        en: "Look at it closely first.",
        es: "Primero, míralo de cerca.",
        jp: "まずは、近くで。",
      },
      link: {
        label: {
          fr: "La fiche de l’Horizon",
          en: "The Horizon’s page",
          es: "La ficha del Horizon",
          jp: "ホライゾンの詳細",
        },
        href: "/montres/distinction-horizon",
      },
      second: {
        label: {
          fr: "Conditions des précommandes",
          en: "Pre-order terms",
          es: "Condiciones de las reservas",
          jp: "先行予約の条件",
        },
        href: "/conditions-generales",
      },
    },
  ],
};
