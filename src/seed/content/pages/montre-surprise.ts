import type { SeedPage } from "@/src/seed/content/seed-page";

/** The surprise watch: an amount, a few tastes, the workshop does the rest. */
export const page: SeedPage = {
  slug: "montre-surprise",
  title: {
    fr: "La montre surprise",
    en: "The surprise watch",
    es: "El reloj sorpresa",
    jp: "サプライズウォッチ",
  },
  description: {
    fr: "Fixez un montant de 250 à 1 000 €, dites-nous vos goûts, l’atelier choisit les pièces. Jamais moins que le prix payé, 14 jours pour la rendre.",
    en: "Set an amount from €250 to €1,000, tell us what you like, and the workshop chooses the parts. Never worth less than you paid, 14 days to return it.",
    es: "Fija un importe de 250 a 1000 €, cuéntanos tus gustos y el taller elige las piezas. Nunca vale menos de lo pagado; 14 días para devolverlo.",
    jp: "250〜1,000ユーロの金額とお好みから、工房が部品を選びます。お支払い額を下回らず、14日以内なら返品できます。",
  },
  blocks: [
    {
      blockType: "hero",
      title: {
        fr: "Vous fixez le prix. Nous fixons le reste.",
        en: "You set the price. We do the rest.",
        es: "Tú fijas el precio. Nosotros, lo demás.",
        jp: "価格はお客様が。あとは私たちが。",
      },
      text: {
        fr: "Quatre-vingt-dix jeux d’aiguilles, c’est beaucoup pour un dimanche. Donnez-nous un montant et quelques indications.",
        en: "Ninety sets of hands is a lot for one Sunday. Give us an amount and a few hints.",
        es: "Noventa juegos de agujas son muchos para un domingo. Danos un importe y algunas pistas.",
        jp: "日曜の午後に、90組の針は多すぎます。金額と、いくつかの手がかりをください。",
      },
      link: {
        label: {
          fr: "Choisir un montant",
          en: "Choose an amount",
          es: "Elegir un importe",
          jp: "金額を選ぶ",
        },
        href: "/montre-surprise#choisir",
      },
      illustration: { scene: "box-surprise", watch: "DI02", stage: "craie" },
    },
    {
      blockType: "figures",
      title: {
        fr: "La règle du jeu",
        en: "The rules of the game",
        es: "Las reglas del juego",
        jp: "決まりごと",
      },
      figures: [
        {
          value: "31",
          label: {
            fr: "montants, par pas de 25 €",
            en: "amounts, in steps of €25",
            es: "importes, de 25 en 25 €",
            jp: "通りの金額（25ユーロ単位）",
          },
        },
        {
          value: "100",
          unit: { fr: "%", en: "%", es: "%", jp: "%" },
          label: {
            fr: "du prix payé, au moins",
            en: "of the price paid, at least",
            es: "de lo pagado, como mínimo",
            jp: "お支払い額に対する価値（最低）",
          },
        },
        {
          value: "14",
          unit: { fr: "jours", en: "days", es: "días", jp: "日" },
          label: { fr: "pour la rendre", en: "to return it", es: "para devolverlo", jp: "返品できる期間" },
        },
      ],
    },
    {
      blockType: "steps",
      title: { fr: "Comment nous choisissons", en: "How we choose", es: "Cómo elegimos", jp: "選び方" },
      steps: [
        {
          title: { fr: "Vous dites peu", en: "You tell us a little", es: "Dices poco", jp: "少しだけ伺う" },
          text: {
            fr: "Une taille, une couleur que vous ne portez jamais, cuir ou métal. Le reste nous regarde.",
            en: "A size, a colour you never wear, leather or metal. The rest is our business.",
            es: "Un tamaño, un color que nunca llevas, cuero o metal. Lo demás es cosa nuestra.",
            jp: "サイズ、決して身に着けない色、革か金属か。あとはおまかせください。",
          },
        },
        {
          title: { fr: "Nous composons", en: "We design it", es: "Componemos", jp: "組む" },
          text: {
            fr: "Avec les pièces du configurateur et leurs prix du jour. La somme atteint le montant ou le dépasse ; le dépassement est à notre charge.",
            en: "With the configurator’s parts, at that day’s prices. The sum reaches the amount or goes over it; anything over is on us.",
            es: "Con las piezas del configurador a los precios del día. La suma llega al importe o lo supera; la diferencia corre de nuestra cuenta.",
            jp: "コンフィギュレーターの部品を、当日の価格で。合計は金額に届くか、上回ります。上回る分は当工房が持ちます。",
          },
        },
        {
          title: {
            fr: "Nous n’en disons rien",
            en: "We say nothing",
            es: "No decimos nada",
            jp: "内緒にする",
          },
          text: {
            fr: "Le suivi de commande montre les étapes, pas la montre. Comptez {{leadDays}} jours, 20 de plus avec un cadran d’atelier.",
            en: "Order tracking shows the stages, not the watch. Allow {{leadDays}} days, 20 more with a workshop dial.",
            es: "El seguimiento muestra las etapas, no el reloj. Calcula {{leadDays}} días, 20 más con una esfera de taller.",
            jp: "ご注文の確認には、工程だけが表示されます。{{leadDays}}日後に発送します。工房製作の文字盤なら、さらに20日かかります。",
          },
        },
        {
          title: { fr: "Vous ouvrez", en: "You open it", es: "Abres el paquete", jp: "開ける" },
          text: {
            fr: "Avec elle, une fiche qui dit chaque pièce et son prix, pour que la surprise reste vérifiable.",
            en: "With it comes a sheet naming each part and its price, so that the surprise can be checked.",
            es: "Con él va una ficha con cada pieza y su precio, para que la sorpresa se pueda comprobar.",
            jp: "部品と価格の一覧を添えます。驚きにも、裏付けが要ります。",
          },
        },
      ],
    },
    {
      blockType: "form",
      form: "surprise-watch",
      title: {
        fr: "Un montant, quelques indications.",
        en: "An amount, a few hints.",
        es: "Un importe, algunas pistas.",
        jp: "金額と、いくつかの手がかり。",
      },
      text: {
        fr: "Ce que vous ne dites pas, l’atelier le décide. Il a l’habitude.",
        en: "What you leave out, the workshop decides. It’s used to that.",
        es: "Lo que no digas lo decide el taller. Está acostumbrado.",
        jp: "お選びにならなかったところは、工房が決めます。慣れています。",
      },
    },
    {
      blockType: "rail",
      title: {
        fr: "Ou l’une de celles-ci, sans surprise.",
        en: "Or one of these, with no surprise.",
        es: "O uno de estos, sin sorpresa.",
        jp: "あるいは、中身のわかる一本を。",
      },
      watches: ["DI01", "DIBU01", "RE1070", "DI03"],
    },
    {
      blockType: "call-to-action",
      title: {
        fr: "Vous préférez savoir ?",
        en: "Would you rather know?",
        es: "¿Prefieres saberlo?",
        jp: "知っておきたい方へ。",
      },
      text: {
        fr: "C’est permis. Le configurateur montre tout, prix compris.",
        en: "That’s allowed. The configurator shows everything, prices included.",
        es: "Está permitido. El configurador lo enseña todo, precios incluidos.",
        jp: "もちろんかまいません。コンフィギュレーターなら、価格まで見えます。",
      },
      link: {
        label: {
          fr: "Ouvrir le configurateur",
          en: "Open the configurator",
          es: "Abrir el configurador",
          jp: "コンフィギュレーターを開く",
        },
        href: "/configurator",
      },
      second: {
        label: { fr: "Cartes cadeaux", en: "Gift cards", es: "Tarjetas regalo", jp: "ギフトカード" },
        href: "/carte-cadeaux",
      },
    },
  ],
};
