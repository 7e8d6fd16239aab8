import { inFour } from "@/src/seed/catalogue/seed-option";
import type { SeedPage } from "@/src/seed/content/seed-page";

/** The gift watch: given by one, composed by another. */
export const page: SeedPage = {
  slug: "offrir-une-montre",
  title: inFour("Offrir une montre", "Give a watch", "Regalar un reloj", "時計を贈る"),
  description: inFour(
    "Vous offrez la montre, la personne qui la reçoit choisit ses pièces avec un code. 320 €, valable deux ans.",
    "You give the watch; whoever receives it chooses the parts with a code. €320, valid for two years.",
    "Tú regalas el reloj; quien lo recibe elige sus piezas con un código. 320 €, válido dos años.",
    "時計を贈り、受け取った方がコードで部品を選びます。320ユーロ、有効期間2年。",
  ),
  blocks: [
    {
      blockType: "hero",
      title: inFour(
        "Vous offrez, elle choisit. Ou il.",
        "You give, they choose.",
        "Tú regalas, otra persona elige.",
        "贈るのはあなた、選ぶのは相手。",
      ),
      text: inFour(
        "Choisir une montre pour quelqu’un d’autre demande du courage ou une bonne mémoire. Nous proposons une troisième voie : un code, et le configurateur.",
        "Choosing a watch for someone else takes courage or a good memory. We offer a third way: a code, and the configurator.",
        "Elegir un reloj para otra persona pide valor o buena memoria. Proponemos una tercera vía: un código y el configurador.",
        "人の時計を選ぶには、勇気か、よい記憶が要ります。三つ目の方法があります。コードと、コンフィギュレーターです。",
      ),
      link: {
        label: inFour(
          "Offrir la montre, 320 €",
          "Give the watch, €320",
          "Regalar el reloj, 320 €",
          "時計を贈る　320ユーロ",
        ),
        href: "/offrir-une-montre#choisir",
      },
      illustration: { scene: "box-premium", watch: "RE1070", stage: "sable" },
    },
    {
      blockType: "steps",
      title: inFour(
        "Du paquet au poignet",
        "From parcel to wrist",
        "Del paquete a la muñeca",
        "包みから手首まで",
      ),
      steps: [
        {
          title: inFour(
            "Vous achetez la montre à offrir",
            "You buy the gift watch",
            "Compras el reloj para regalar",
            "贈り物の時計を買う",
          ),
          text: inFour(
            "320 €, livraison comprise. Vous donnez un prénom, une adresse e-mail, un mot et une date.",
            "€320, delivery included. You give a first name, an e-mail address, a few words and a date.",
            "320 €, envío incluido. Das un nombre, un correo, unas palabras y una fecha.",
            "送料込み320ユーロ。お名前、メールアドレス、言葉、日付を入力します。",
          ),
        },
        {
          title: inFour("Le code arrive", "The code arrives", "Llega el código", "コードが届く"),
          text: inFour(
            "Le jour dit, à la personne ou à vous, avec une carte à imprimer. Elle dit jusqu’où va le cadeau.",
            "On the day, to them or to you, with a card to print. It says how far the present goes.",
            "El día indicado, a esa persona o a ti, con una tarjeta para imprimir. Dice hasta dónde llega el regalo.",
            "ご指定の日に、相手またはあなたへ。印刷用のカード付きで、使える金額を記します。",
          ),
        },
        {
          title: inFour("La montre se compose", "The watch is composed", "El reloj se compone", "時計を組む"),
          text: inFour(
            "Boîtier, cadran, aiguilles, bracelet, autant de soirées qu’il faut. Au-delà de 320 €, la différence se règle à ce moment-là.",
            "Case, dial, hands, strap, over as many evenings as it takes. Beyond €320, the difference is paid at that point.",
            "Caja, esfera, agujas, correa, en tantas tardes como haga falta. Por encima de 320 €, la diferencia se paga entonces.",
            "ケース、文字盤、針、ストラップ。夜をいくつかけても構いません。320ユーロを超える分は、そのときにお支払いいただきます。",
          ),
        },
        {
          title: inFour("Nous assemblons", "We assemble", "Montamos", "組み立て"),
          text: inFour(
            "12 jours plus tard elle part, 32 si le cadran est une pièce d’atelier.",
            "12 days later it ships, 32 if the dial is a workshop piece.",
            "12 días después sale, 32 si la esfera es pieza de taller.",
            "12日後に発送します。工房作品の文字盤なら32日です。",
          ),
        },
      ],
    },
    {
      blockType: "form",
      form: "gift-watch",
      title: inFour(
        "Une montre, un nom, un jour.",
        "A watch, a name, a day.",
        "Un reloj, un nombre, un día.",
        "時計と、名前と、日付。",
      ),
      text: inFour(
        "Le code paie une montre jusqu’à 320 €, à composer ou toute prête. Celui qui le reçoit a deux ans pour choisir.",
        "The code pays for one watch of up to €320, composed or ready-made. Whoever gets it has two years to choose.",
        "El código paga un reloj de hasta 320 €, compuesto o ya hecho. Quien lo recibe tiene dos años para elegir.",
        "320ユーロまでの時計一本に使えるコードです。組んでも、完成品でも。選ぶ時間は2年あります。",
      ),
    },
    {
      blockType: "comparison",
      title: inFour(
        "Trois façons de ne pas se tromper.",
        "Three ways not to get it wrong.",
        "Tres maneras de no equivocarse.",
        "間違えない、三つの方法。",
      ),
      columns: [
        inFour("Carte cadeau", "Gift card", "Tarjeta regalo", "ギフトカード"),
        inFour("Montre à offrir", "Gift watch", "Reloj para regalar", "贈り物の時計"),
        inFour("Montre surprise", "Surprise watch", "Reloj sorpresa", "サプライズウォッチ"),
      ],
      rows: [
        {
          label: inFour("Vous décidez", "You decide", "Tú decides", "あなたが決める"),
          values: [
            inFour("Du montant", "The amount", "El importe", "金額"),
            inFour("De l’objet", "The object", "El objeto", "品物"),
            inFour(
              "Du montant et du caractère",
              "The amount and the character",
              "El importe y el carácter",
              "金額と雰囲気",
            ),
          ],
        },
        {
          label: inFour("L’autre décide", "They decide", "La otra persona decide", "相手が決める"),
          values: [
            inFour("De tout", "Everything", "Todo", "すべて"),
            inFour("Des pièces", "The parts", "Las piezas", "部品"),
            inFour("De dire merci", "To say thank you", "Dar las gracias", "お礼の言葉"),
          ],
        },
        {
          label: inFour("Prix", "Price", "Precio", "価格"),
          values: [
            inFour("50 à 500 €", "€50 to €500", "50 a 500 €", "50〜500ユーロ"),
            inFour("320 €", "€320", "320 €", "320ユーロ"),
            inFour("250 à 1 000 €", "€250 to €1,000", "250 a 1000 €", "250〜1,000ユーロ"),
          ],
        },
        {
          label: inFour("Arrive", "Arrives", "Llega", "届き方"),
          values: [
            inFour("Par e-mail", "By e-mail", "Por correo electrónico", "メール"),
            inFour(
              "Par e-mail, puis au poignet",
              "By e-mail, then on the wrist",
              "Por correo, y luego en la muñeca",
              "メール、その後に時計",
            ),
            inFour("En paquet", "As a parcel", "En un paquete", "小包"),
          ],
        },
      ],
    },
    {
      blockType: "picture-text",
      title: inFour(
        "La surprise, mais à l’atelier.",
        "A surprise, but by the workshop.",
        "La sorpresa, pero del taller.",
        "驚きを、工房にまかせる。",
      ),
      text: inFour(
        "Vous fixez un montant entre 250 et 1 000 €, vous dites deux ou trois goûts, nous choisissons les pièces. La montre ne vaut jamais moins que ce que vous avez payé.",
        "You set an amount between €250 and €1,000 and name two or three tastes; we choose the parts. The watch is never worth less than you paid.",
        "Fijas un importe entre 250 y 1000 €, dices dos o tres gustos y nosotros elegimos las piezas. El reloj nunca vale menos de lo que pagas.",
        "250〜1,000ユーロの金額とお好みを二、三伺い、部品は私たちが選びます。お支払い額を下回ることはありません。",
      ),
      link: {
        label: inFour("La montre surprise", "The surprise watch", "El reloj sorpresa", "サプライズウォッチ"),
        href: "/montre-surprise",
      },
      illustration: { scene: "box-surprise", watch: "DI02", stage: "craie" },
      side: "right",
    },
    {
      blockType: "rich-text",
      title: inFour(
        "En petits caractères, mais lisibles",
        "The small print, in large",
        "La letra pequeña, en grande",
        "細かいことを、読める大きさで",
      ),
      body: inFour(
        `Le code vaut deux ans. Vous pouvez changer d’avis dans les 14 jours de l’achat, tant qu’il n’a pas servi. Une fois la montre reçue, la personne qui l’a composée a elle aussi 14 jours : les droits voyagent avec le cadeau.

Si la montre composée coûte moins de 320 €, la différence n’est pas rendue ; un second bracelet la règle en général. Les détails sont dans les [conditions générales](/conditions-generales).`,
        `The code is valid for two years. You can change your mind within 14 days of buying, as long as it’s unused. Once the watch arrives, whoever composed it has 14 days too: the rights travel with the present.

If the composed watch costs less than €320, the difference isn’t returned; a second strap usually settles it. Details are in the [terms](/conditions-generales).`,
        `El código vale dos años. Puedes cambiar de idea en los 14 días siguientes a la compra, mientras no se haya usado. Cuando llega el reloj, quien lo compuso tiene también 14 días: los derechos viajan con el regalo.

Si el reloj compuesto cuesta menos de 320 €, la diferencia no se devuelve; una segunda correa suele arreglarlo. Los detalles están en las [condiciones generales](/conditions-generales).`,
        `コードの有効期間は2年です。未使用であれば、購入から14日以内に撤回できます。時計の到着後は、組んだ方にも14日あります。権利も、贈り物と一緒に届きます。

組んだ時計が320ユーロに満たない場合、差額はお返ししません。替えストラップを足すと、たいてい釣り合います。詳しくは[利用規約](/conditions-generales)をご覧ください。`,
      ),
    },
    {
      blockType: "faq",
      group: "gift-cards",
      title: inFour(
        "Questions de cadeaux",
        "Questions about gifts",
        "Preguntas sobre regalos",
        "贈り物についての質問",
      ),
    },
  ],
};
