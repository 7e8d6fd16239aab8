import { inFour } from "@/src/seed/catalogue/seed-option";
import type { SeedPage } from "@/src/seed/content/seed-page";

const toConfigurator = {
  label: inFour(
    "Ouvrir le configurateur",
    "Open the configurator",
    "Abrir el configurador",
    "コンフィギュレーターを開く",
  ),
  href: "/configurator",
};

/** Home, in the order of the page. */
export const page: SeedPage = {
  slug: "home",
  navbar: "over",
  title: inFour(
    "Montres mécaniques à composer",
    "Mechanical watches you compose",
    "Relojes mecánicos para componer",
    "自分で組み立てる機械式時計",
  ),
  description: inFour(
    "Boîtier, cadran, aiguilles, bracelet : composez votre montre automatique pièce par pièce. Assemblée à la commande, expédiée en 12 jours.",
    "Case, dial, hands, strap: compose your automatic watch part by part. Assembled to order, shipped in 12 days.",
    "Caja, esfera, agujas, correa: compón tu reloj automático pieza a pieza. Montado por encargo, enviado en 12 días.",
    "ケース、文字盤、針、ストラップ。自動巻きの時計を部品から組み立てます。ご注文ごとに製作し、12日で発送します。",
  ),
  blocks: [
    {
      blockType: "hero",
      scene: "nuit",
      title: inFour(
        "Votre montre, pièce par pièce.",
        "Your watch, part by part.",
        "Tu reloj, pieza a pieza.",
        "あなたの時計を、部品から。",
      ),
      text: inFour(
        "Boîtier, cadran, aiguilles, bracelet : vous décidez de tout. Nous assemblons, réglons et expédions en douze jours.",
        "Case, dial, hands, strap: you decide everything. We assemble, regulate and ship in twelve days.",
        "Caja, esfera, agujas, correa: tú lo decides todo. Nosotros montamos, ajustamos y enviamos en doce días.",
        "ケース、文字盤、針、ストラップ。すべてお選びください。組み立て、調整し、12日で発送します。",
      ),
      link: {
        label: inFour("Composer la mienne", "Compose mine", "Componer el mío", "自分の一本を組む"),
        href: "/configurator",
      },
      illustration: { scene: "hero-home", watch: "DI03", stage: "givre" },
    },
    {
      blockType: "lines",
      title: inFour(
        "Quatre lignes, un même calibre.",
        "Four lines, one calibre.",
        "Cuatro líneas, un mismo calibre.",
        "四つのライン、一つのキャリバー。",
      ),
      text: inFour(
        "Le NH35 bat 21 600 fois par heure et se remonte en marchant. Ce qui change, c’est le visage.",
        "The NH35 beats 21,600 times an hour and winds as you walk. What changes is the face.",
        "El NH35 late 21 600 veces por hora y se carga al caminar. Lo que cambia es la cara.",
        "NH35は毎時21,600振動、歩くだけで巻き上がります。変わるのは、顔だけです。",
      ),
      lines: [
        {
          line: "reminiscence",
          title: inFour("Réminiscence", "Réminiscence", "Réminiscence", "レミニセンス"),
          text: inFour(
            "Un cadran clair, des aiguilles bleuies, un cuir qui se patine.",
            "A pale dial, blued hands, leather that ages.",
            "Una esfera clara, agujas azuladas, un cuero que envejece.",
            "明るい文字盤、青焼き針、味の出る革。",
          ),
          href: "/montres/reminiscence",
          watch: "RE1070",
        },
        {
          line: "distinction",
          title: inFour("Distinction", "Distinction", "Distinction", "ディスティンクション"),
          text: inFour(
            "Acier brossé, index facettés. Celle que l’on garde au poignet.",
            "Brushed steel, faceted markers. The one that stays on your wrist.",
            "Acero cepillado, índices facetados. El que se queda en la muñeca.",
            "ヘアラインのスティール、ファセットインデックス。手首に残る一本です。",
          ),
          href: "/montres/distinction",
          watch: "DI02",
        },
        {
          line: "distinction-rose",
          title: inFour(
            "Distinction Rose",
            "Distinction Rose",
            "Distinction Rose",
            "ディスティンクション ローズ",
          ),
          text: inFour(
            "Or rose et cinq pierres, sciées au demi-millimètre.",
            "Rose gold and five stones, sawn to half a millimetre.",
            "Oro rosa y cinco piedras, serradas al medio milímetro.",
            "ローズゴールドと、0.5 mmに切った五つの石。",
          ),
          href: "/montres/distinction-rose",
          watch: "DI05",
        },
        {
          line: "distinction-horizon",
          title: inFour("Horizon", "Horizon", "Horizon", "ホライゾン"),
          text: inFour(
            "Un cadran coupé en deux, comme la mer à cinq heures.",
            "A dial cut in two, like the sea at five.",
            "Una esfera dividida en dos, como el mar a las cinco.",
            "午後5時の海のように、二つに分かれた文字盤。",
          ),
          href: "/montres/distinction-horizon",
          watch: "DIHO",
        },
      ],
    },
    {
      blockType: "picture-text",
      title: inFour(
        "Rien n’est imposé, sauf l’heure.",
        "Nothing is decided for you but the time.",
        "Nada viene impuesto, salvo la hora.",
        "決まっているのは、時刻だけ。",
      ),
      text: inFour(
        "Chaque choix s’affiche aussitôt sur la montre, avec son prix. Si deux pièces ne vont pas ensemble, on vous dit pourquoi.",
        "Each choice shows on the watch at once, with its price. If two parts don’t go together, we tell you why.",
        "Cada elección aparece al instante en el reloj, con su precio. Si dos piezas no encajan, te decimos por qué.",
        "選ぶたびに、時計の姿と価格がすぐに変わります。合わない部品があれば、理由をお伝えします。",
      ),
      link: toConfigurator,
      illustration: { watch: "DI01", stage: "craie" },
    },
    {
      blockType: "picture-text",
      title: inFour(
        "96 cannelures, deux facettes chacune.",
        "96 flutes, two facets each.",
        "96 estrías, dos facetas cada una.",
        "96本の溝に、二つの面。",
      ),
      text: inFour(
        "L’une prend la lumière, l’autre la rend. L’angle fait 25 degrés : à 31, la lunette s’éteint. Nous avons essayé.\n\nC’est le genre de détail que personne ne demande et que tout le monde remarque.",
        "One catches the light, the other gives it back. The angle is 25 degrees: at 31 the bezel goes dull. We tried.\n\nIt’s the kind of detail nobody asks for and everybody notices.",
        "Una toma la luz, la otra la devuelve. El ángulo es de 25 grados: a 31 el bisel se apaga. Lo hemos probado.\n\nEs el tipo de detalle que nadie pide y todos notan.",
        "一方が光を受け、もう一方が返します。角度は25度。31度ではベゼルが沈みます。試してみました。\n\n誰も求めず、誰もが気づく。そういう部分です。",
      ),
      link: {
        label: inFour("Notre histoire", "Our story", "Nuestra historia", "私たちの歩み"),
        href: "/notre-histoire",
      },
      illustration: { scene: "macro-bezel", watch: "DI05", stage: "rosee" },
    },
    {
      blockType: "figures",
      title: inFour(
        "Le plus beau côté est contre la peau.",
        "The better side faces your skin.",
        "El lado más bonito va contra la piel.",
        "美しい面は、肌の側に。",
      ),
      text: inFour(
        "Un fond transparent, un rotor gravé, un balancier qui bat six fois par seconde sans rien demander.",
        "An open back, an engraved rotor, a balance that beats six times a second and asks for nothing.",
        "Un fondo visto, un rotor grabado, un volante que late seis veces por segundo sin pedir nada.",
        "シースルーバック、彫りのあるローター、毎秒6回、黙って振れるテンプ。",
      ),
      figures: [
        { value: "24", label: inFour("Rubis", "Jewels", "Rubíes", "石") },
        {
          value: "41",
          unit: inFour("h", "h", "h", "時間"),
          label: inFour("Réserve", "Reserve", "Reserva", "パワーリザーブ"),
        },
        {
          value: "21 600",
          unit: inFour("A/h", "vph", "A/h", "振動/時"),
          label: inFour("Fréquence", "Frequency", "Frecuencia", "振動数"),
        },
      ],
      illustration: { scene: "macro-movement", watch: "DI03", view: "back", stage: "givre" },
    },
    {
      blockType: "rail",
      title: inFour(
        "Cinq pierres, cinq cadrans.",
        "Five stones, five dials.",
        "Cinco piedras, cinco esferas.",
        "五つの石、五つの文字盤。",
      ),
      watches: ["DIPIME", "DIPIMM", "DIPILI", "DIPIAL", "DIPIRU"],
      link: {
        label: inFour("Voir la ligne Rose", "See the Rose line", "Ver la línea Rose", "ローズのラインを見る"),
        href: "/montres/distinction-rose",
      },
    },
    {
      blockType: "gift-cards",
      title: inFour(
        "Offrez le choix, pas la surprise.",
        "Give the choice, not the surprise.",
        "Regala la elección, no la sorpresa.",
        "驚きではなく、選ぶ楽しみを。",
      ),
      text: inFour(
        "Une carte cadeau de 50 à 500 €, envoyée par e-mail. Valable deux ans, en plusieurs fois.",
        "A gift card from €50 to €500, sent by e-mail. Valid for two years, usable in several goes.",
        "Una tarjeta regalo de 50 a 500 €, enviada por correo. Válida dos años, en varias veces.",
        "50〜500ユーロのギフトカードをメールでお届けします。有効期間2年、分けて使えます。",
      ),
      link: {
        label: inFour("Choisir un montant", "Choose an amount", "Elegir un importe", "金額を選ぶ"),
        href: "/produit/gc-050",
      },
    },
  ],
};
