import { inFour } from "@/src/seed/catalogue/seed-option";
import type { SeedPage } from "@/src/seed/content/seed-page";

/** The surprise watch: an amount, a few tastes, the workshop does the rest. */
export const page: SeedPage = {
  slug: "montre-surprise",
  title: inFour("La montre surprise", "The surprise watch", "El reloj sorpresa", "サプライズウォッチ"),
  description: inFour(
    "Fixez un montant de 250 à 1 000 €, dites vos goûts, l’atelier choisit les pièces. Jamais moins que le prix payé, 14 jours pour la rendre.",
    "Set an amount from €250 to €1,000, name your tastes, the workshop chooses the parts. Never worth less than you paid, 14 days to return it.",
    "Fija un importe de 250 a 1000 €, di tus gustos y el taller elige las piezas. Nunca vale menos de lo pagado; 14 días para devolverlo.",
    "250〜1,000ユーロの金額とお好みから、工房が部品を選びます。お支払い額を下回らず、14日以内なら返品できます。",
  ),
  blocks: [
    {
      blockType: "hero",
      title: inFour(
        "Vous fixez le prix. Nous fixons le reste.",
        "You set the price. We set the rest.",
        "Tú fijas el precio. Nosotros, lo demás.",
        "価格はお客様が。あとは私たちが。",
      ),
      text: inFour(
        "Quatre-vingt-dix jeux d’aiguilles, c’est beaucoup pour un dimanche. Donnez-nous un montant et trois indications.",
        "Ninety sets of hands is a lot for one Sunday. Give us an amount and three hints.",
        "Noventa juegos de agujas son muchos para un domingo. Danos un importe y tres pistas.",
        "日曜の午後に、90組の針は多すぎます。金額と、三つの手がかりをください。",
      ),
      link: {
        label: inFour("Choisir un montant", "Choose an amount", "Elegir un importe", "金額を選ぶ"),
        href: "/montre-surprise#choisir",
      },
      illustration: { scene: "box-surprise", watch: "DI02", stage: "craie" },
    },
    {
      blockType: "figures",
      title: inFour("La règle du jeu", "The rules of the game", "Las reglas del juego", "決まりごと"),
      figures: [
        {
          value: "31",
          label: inFour(
            "montants, par pas de 25 €",
            "amounts, in steps of €25",
            "importes, de 25 en 25 €",
            "通りの金額（25ユーロ刻み）",
          ),
        },
        {
          value: "100",
          unit: inFour("%", "%", "%", "%"),
          label: inFour(
            "du prix payé, au moins",
            "of the price paid, at least",
            "de lo pagado, como mínimo",
            "お支払い額に対する価値（最低）",
          ),
        },
        {
          value: "14",
          unit: inFour("jours", "days", "días", "日"),
          label: inFour("pour la rendre", "to return it", "para devolverlo", "返品できる期間"),
        },
      ],
    },
    {
      blockType: "steps",
      title: inFour("Comment nous choisissons", "How we choose", "Cómo elegimos", "選び方"),
      steps: [
        {
          title: inFour("Vous dites peu", "You say little", "Dices poco", "少しだけ伺う"),
          text: inFour(
            "Une taille, une couleur que vous ne portez jamais, cuir ou métal. Le reste nous regarde.",
            "A size, a colour you never wear, leather or metal. The rest is our business.",
            "Un tamaño, un color que nunca llevas, cuero o metal. Lo demás es cosa nuestra.",
            "サイズ、決して身に着けない色、革か金属か。あとはおまかせください。",
          ),
        },
        {
          title: inFour("Nous composons", "We compose", "Componemos", "組み合わせる"),
          text: inFour(
            "Avec les pièces du configurateur et leurs prix du jour. La somme atteint le montant ou le dépasse ; le dépassement est pour nous.",
            "With the configurator’s parts at their prices of the day. The sum reaches the amount or passes it; what passes is on us.",
            "Con las piezas del configurador a los precios del día. La suma llega al importe o lo pasa; lo que pase es cosa nuestra.",
            "コンフィギュレーターの部品を、当日の価格で。合計は金額に届くか、上回ります。上回る分は当工房が持ちます。",
          ),
        },
        {
          title: inFour("Nous n’en disons rien", "We say nothing", "No decimos nada", "何も言わない"),
          text: inFour(
            "Le suivi de commande montre les étapes, pas la montre. Comptez 12 jours, 32 si le cadran vient de l’atelier.",
            "Order tracking shows the stages, not the watch. Allow 12 days, 32 if the dial is a workshop piece.",
            "El seguimiento muestra las etapas, no el reloj. Calcula 12 días, 32 si la esfera es pieza de taller.",
            "ご注文の確認には、工程だけが表示されます。12日後、工房作品の文字盤なら32日後に発送します。",
          ),
        },
        {
          title: inFour("Vous ouvrez", "You open it", "Abres la caja", "開ける"),
          text: inFour(
            "Avec elle, une fiche qui dit chaque pièce et son prix, pour que la surprise reste vérifiable.",
            "With it comes a sheet naming each part and its price, so that the surprise can be checked.",
            "Con él va una ficha con cada pieza y su precio, para que la sorpresa se pueda comprobar.",
            "部品と価格の一覧を添えます。驚きにも、裏付けが要ります。",
          ),
        },
      ],
    },
    {
      blockType: "form",
      form: "surprise-watch",
      title: inFour(
        "Un montant, trois indications.",
        "An amount, three hints.",
        "Un importe, tres pistas.",
        "金額と、三つの手がかり。",
      ),
      text: inFour(
        "Ce que vous ne dites pas, l’atelier le décide. Il a l’habitude.",
        "What you leave out, the workshop decides. It is used to that.",
        "Lo que no digas lo decide el taller. Está acostumbrado.",
        "選ばれなかったところは、工房が決めます。慣れております。",
      ),
    },
    {
      blockType: "rail",
      title: inFour(
        "Elles auraient pu sortir de la boîte.",
        "These might have come out of the box.",
        "Podrían haber salido de la caja.",
        "箱から出たかもしれない時計。",
      ),
      watches: ["DI01", "DIBU01", "RE1070", "DI03"],
    },
    {
      blockType: "call-to-action",
      title: inFour(
        "Vous préférez savoir ?",
        "Would you rather know?",
        "¿Prefieres saberlo?",
        "知っておきたい方へ。",
      ),
      text: inFour(
        "C’est permis. Le configurateur montre tout, prix compris.",
        "That’s allowed. The configurator shows everything, prices included.",
        "Está permitido. El configurador lo enseña todo, precios incluidos.",
        "もちろん構いません。コンフィギュレーターなら、価格まで見えます。",
      ),
      link: {
        label: inFour(
          "Ouvrir le configurateur",
          "Open the configurator",
          "Abrir el configurador",
          "コンフィギュレーターを開く",
        ),
        href: "/configurator",
      },
      second: {
        label: inFour("Cartes cadeaux", "Gift cards", "Tarjetas regalo", "ギフトカード"),
        href: "/carte-cadeaux",
      },
    },
  ],
};
