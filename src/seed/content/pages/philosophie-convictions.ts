import type { SeedBlock } from "@/src/seed/content/seed-page";

type Statements = Extract<SeedBlock, { readonly blockType: "statements" }>;

/** The seven convictions of "philosophie", each with its measure. */
export const convictions: Statements["statements"] = [
  {
    value: "0",
    unit: {
      fr: "€ de surprise",
      en: "euros of surprise",
      es: "€ de sorpresa",
      jp: "ユーロの後出し",
    },
    title: {
      fr: "Un prix se lit en entier",
      en: "A price should be shown in full",
      es: "Un precio se lee entero",
      jp: "価格は内訳まですべて見えること",
    },
    text: {
      fr: "La base, puis chaque pièce, puis le total. Une option gratuite porte le mot « inclus ». Le détail est ouvert pendant que vous composez, pas découvert au panier. Si vous regardez en yens ou en francs suisses, le montant débité en euros est écrit à côté.",
      en: "The base, then each part, then the total. An option that costs nothing says “included”. The detail stays open while you design; it isn’t something you discover in the cart. If you’re looking in yen or Swiss francs, the amount charged in euros is written beside it.",
      es: "La base, después cada pieza, después el total. Una opción que no cuesta nada dice «incluido». El detalle está abierto mientras compones; no se descubre en el carrito. Si miras en yenes o en francos suizos, el importe que se cobra en euros está escrito al lado.",
      jp: "基本価格、部品ごとの価格、そして合計。追加料金のない部品には「標準」と書きます。内訳は組んでいるあいだ開いたままで、カートで初めて知ることはありません。円やスイスフランでご覧の場合も、実際に請求するユーロの額を横に記します。",
    },
  },
  {
    value: "11.8",
    unit: { fr: "mm", en: "mm", es: "mm", jp: "mm" },
    title: {
      fr: "Un chiffre vaut mieux qu’un adjectif",
      en: "A number beats an adjective",
      es: "Una cifra vale más que un adjetivo",
      jp: "形容詞より数字",
    },
    text: {
      fr: "11,8 mm d’épaisseur, 42,8 ou 47,5 mm de corne à corne, 62 g sur cuir. Avec trois nombres et une règle d’écolier, vous savez si elle passe sous la manchette. Avec « élégante », vous ne savez rien.",
      en: "11.8 mm thick, 42.8 or 47.5 mm from lug to lug, 62 g on leather. Three numbers and a school ruler tell you whether it fits under your cuff. “Elegant” tells you nothing.",
      es: "11,8 mm de grosor, 42,8 o 47,5 mm de asa a asa, 62 g con cuero. Con tres números y una regla de colegio sabes si cabe bajo el puño. Con «elegante» no sabes nada.",
      jp: "厚さ11.8 mm、ラグからラグまで42.8 mmまたは47.5 mm、革ストラップで62 g。三つの数字と定規があれば、袖口に収まるかどうかがわかります。「エレガント」では、何もわかりません。",
    },
  },
  {
    value: "2",
    unit: { fr: "tailles", en: "sizes", es: "tamaños", jp: "サイズ" },
    title: {
      fr: "Deux tailles suffisent",
      en: "Two sizes are enough",
      es: "Con dos tamaños basta",
      jp: "大きさは二つで足りる",
    },
    text: {
      fr: "36 et 40 mm. Entre les deux, quatre millimètres et 23 % de surface en plus. Nous aurions pu en proposer cinq ; la plupart des poignets n’en auraient reconnu que deux.",
      en: "36 and 40 mm. Between them, four millimetres and 23% more area. We could have offered five; most wrists would only have noticed two.",
      es: "36 y 40 mm. Entre uno y otro, cuatro milímetros y un 23 % más de superficie. Podríamos haber ofrecido cinco; la mayoría de las muñecas solo habría notado dos.",
      jp: "36 mmと40 mm。差は4 mm、面積では23%です。五つ用意することもできましたが、手首が気づくのは、たいてい二つだけです。",
    },
  },
  {
    value: "NH35",
    title: {
      fr: "Un mouvement doit pouvoir être ouvert par un autre",
      en: "Somebody else should be able to open the movement",
      es: "Un movimiento debe poder abrirlo otro relojero",
      jp: "ほかの人にも開けられること",
    },
    text: {
      fr: "Le NH35 est répandu, documenté, réparable. Une montre qui ne peut retourner que chez son fabricant n’appartient pas tout à fait à celui qui la porte.",
      en: "The NH35 is common, documented and repairable. A watch that can only go back to its maker doesn’t quite belong to the person wearing it.",
      es: "El NH35 es común, está documentado y se repara. Un reloj que solo puede volver a su fabricante no pertenece del todo a quien lo lleva.",
      jp: "NH35は広く使われ、資料があり、修理できます。作った会社にしか戻せない時計は、着ける人のものになりきれません。",
    },
  },
  {
    value: "+20",
    unit: { fr: "jours", en: "days", es: "días", jp: "日" },
    title: {
      fr: "Ce qui est fait à la main a le droit de différer",
      en: "Handmade things may differ",
      es: "Lo hecho a mano tiene derecho a ser distinto",
      jp: "手仕事には、違いがあってよい",
    },
    text: {
      fr: "Émail, laque, grès, guilloché : chaque cadran d’atelier s’écarte un peu de l’image. Nous l’écrivons à côté du cadran, au panier et ici. Il demande 20 jours de plus, et personne n’a trouvé comment faire sécher une laque plus vite.",
      en: "Enamel, lacquer, stoneware, guilloché: each workshop dial strays a little from its picture. We say so beside the dial, in the cart, and here. It takes 20 more days, and nobody has found out how to hurry lacquer.",
      es: "Esmalte, laca, gres, guilloché: cada esfera de taller se aparta un poco de la imagen. Lo escribimos junto a la esfera, en el carrito y aquí. Requiere 20 días más, y nadie ha encontrado la manera de meterle prisa a una laca.",
      jp: "エナメル、漆、炻器、ギヨシェ。工房製作の文字盤は、一枚ごとに画像と少し異なります。文字盤の横にも、カートにも、ここにも、そう書いています。納期は20日長くなります。漆を急がせる方法は、まだ誰も知りません。",
    },
  },
  {
    value: "14",
    unit: { fr: "jours", en: "days", es: "días", jp: "日間" },
    title: {
      fr: "Changer d’avis est un droit, même sur mesure",
      en: "You may change your mind, bespoke or not",
      es: "Cambiar de idea es un derecho, también a medida",
      jp: "オーダーメイドでも、考え直してよい",
    },
    text: {
      fr: "La loi nous permettrait de refuser le retour d’une montre composée pour vous. Nous la reprenons quand même, pendant 14 jours. Un configurateur qui punit l’hésitation n’est plus un jeu.",
      en: "The law would let us refuse to take back a watch made to your design. We’ll take it back anyway, within 14 days. A configurator that punishes hesitation has stopped being any fun.",
      es: "La ley nos permitiría rechazar la devolución de un reloj compuesto para ti. La aceptamos igual, durante 14 días. Un configurador que castiga la duda deja de ser un juego.",
      jp: "お客様のために組んだ時計の返品は、法律上お断りすることもできます。それでも14日間はお受けします。迷いを罰するようでは、組む楽しみがなくなります。",
    },
  },
  {
    value: "−5 +12",
    unit: { fr: "s par jour", en: "s a day", es: "s al día", jp: "秒／日" },
    title: {
      fr: "La meilleure précision est celle que l’on annonce",
      en: "The best accuracy is the one you state",
      es: "La mejor precisión es la que se anuncia",
      jp: "精度は、正直に言えるものを",
    },
    text: {
      fr: "Entre −5 et +12 secondes par jour. Un téléphone fait mieux sans effort. Une montre mécanique fait moins bien depuis toujours, sans pile, et c’est pour cela qu’on la regarde.",
      en: "Between −5 and +12 seconds a day. A phone does better without trying. A mechanical watch has always done worse, with no battery, and that’s why you look at it.",
      es: "Entre −5 y +12 segundos al día. Un teléfono lo hace mejor sin esfuerzo. Un reloj mecánico lo hace peor desde siempre, sin pila, y por eso lo miras.",
      jp: "日差−5〜+12秒。スマートフォンなら、何の苦労もなくこれを上回ります。機械式時計は昔からかないませんが、電池もいりません。だから、眺めるのです。",
    },
  },
];
