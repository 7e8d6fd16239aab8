import type { SeedPage } from "@/src/seed/content/seed-page";

const toConfigurator = {
  label: {
    fr: "Ouvrir le configurateur",
    en: "Open the configurator",
    es: "Abrir el configurador",
    jp: "コンフィギュレーターを開く",
  },
  href: "/configurator",
};

/** Home, in the order of the page. */
export const page: SeedPage = {
  slug: "home",
  navbar: "over",
  title: {
    fr: "Montres mécaniques à composer",
    en: "Mechanical watches of your own design",
    es: "Relojes mecánicos para componer",
    jp: "自分で組み立てる機械式時計",
  },
  description: {
    fr: "Boîtier, cadran, aiguilles, bracelet : composez votre montre automatique pièce par pièce. Assemblée à la commande, expédiée en {{leadDays}} jours.",
    en: "Case, dial, hands, strap: design your automatic watch part by part. Assembled to order, shipped in {{leadDays}} days.",
    es: "Caja, esfera, agujas, correa: compón tu reloj automático pieza a pieza. Montado por encargo, enviado en {{leadDays}} días.",
    jp: "ケース、文字盤、針、ストラップ。部品から組み立てる自動巻きの時計。ご注文ごとに製作し、{{leadDays}}日で発送します。",
  },
  blocks: [
    {
      blockType: "hero",
      scene: "nuit",
      title: {
        fr: "Votre montre, pièce par pièce.",
        en: "Your watch, part by part.",
        es: "Tu reloj, pieza a pieza.",
        jp: "あなたの時計を、部品から。",
      },
      text: {
        fr: "Boîtier, cadran, aiguilles, bracelet : vous décidez de tout. Nous assemblons, réglons et expédions en {{leadDays}} jours.",
        en: "Case, dial, hands, strap: you decide everything. We assemble, regulate and ship in {{leadDays}} days.",
        es: "Caja, esfera, agujas, correa: tú lo decides todo. Nosotros montamos, ajustamos y enviamos en {{leadDays}} días.",
        jp: "ケース、文字盤、針、ストラップ。すべてお選びください。組み立て、調整し、{{leadDays}}日で発送します。",
      },
      link: {
        label: {
          fr: "Composer la mienne",
          en: "Design mine",
          es: "Componer el mío",
          jp: "自分の一本を組む",
        },
        href: "/configurator",
      },
      illustration: { scene: "hero-home", watch: "DI03", stage: "givre" },
    },
    {
      blockType: "lines",
      title: {
        fr: "Quatre lignes, un même calibre.",
        en: "Four lines, one calibre.",
        es: "Cuatro líneas, un mismo calibre.",
        jp: "四つのライン、一つのキャリバー。",
      },
      text: {
        fr: "Le NH35 bat 21 600 fois par heure et se remonte en marchant. Ce qui change, c’est le visage.",
        en: "The NH35 beats 21,600 times an hour and winds as you walk. What changes is the face.",
        es: "El NH35 late 21 600 veces por hora y se carga al caminar. Lo que cambia es la cara.",
        jp: "NH35は毎時21,600振動、歩くだけで巻き上がります。変わるのは、顔だけです。",
      },
      lines: [
        {
          line: "reminiscence",
          title: { fr: "Réminiscence", en: "Réminiscence", es: "Réminiscence", jp: "レミニセンス" },
          text: {
            fr: "Un cadran clair, des aiguilles bleuies, un cuir qui se patine.",
            en: "A pale dial, blued hands, leather that ages well.",
            es: "Una esfera clara, agujas azuladas, un cuero que toma pátina.",
            jp: "明るい文字盤、青焼き針、味の出る革。",
          },
          href: "/montres/reminiscence",
          watch: "RE1070",
        },
        {
          line: "distinction",
          title: { fr: "Distinction", en: "Distinction", es: "Distinction", jp: "ディスティンクション" },
          text: {
            fr: "Acier brossé, index facettés. Celle que l’on garde au poignet.",
            en: "Brushed steel, faceted markers. The one that stays on your wrist.",
            es: "Acero cepillado, índices facetados. El que se queda en la muñeca.",
            jp: "ヘアラインのスティール、ファセットインデックス。着けたままにしたくなる一本です。",
          },
          href: "/montres/distinction",
          watch: "DI02",
        },
        {
          line: "distinction-rose",
          title: {
            fr: "Distinction Rose",
            en: "Distinction Rose",
            es: "Distinction Rose",
            jp: "ディスティンクション ローズ",
          },
          text: {
            fr: "Or rose PVD et cinq pierres, sciées à un demi-millimètre ou moins.",
            en: "Rose gold PVD and five stones, sawn to half a millimetre or less.",
            es: "Oro rosa PVD y cinco piedras, cortadas a medio milímetro o menos.",
            jp: "ローズゴールドPVDと、0.5 mm以下に切った五つの石。",
          },
          href: "/montres/distinction-rose",
          watch: "DIPIMM",
        },
        {
          line: "distinction-horizon",
          title: { fr: "Horizon", en: "Horizon", es: "Horizon", jp: "ホライゾン" },
          text: {
            fr: "Un cadran coupé en deux, comme la mer un soir de décembre.",
            en: "A dial cut in two, like the sea on a December evening.",
            es: "Una esfera partida en dos, como el mar una tarde de diciembre.",
            jp: "12月の夕暮れの海のように、二つに分かれた文字盤。",
          },
          href: "/montres/distinction-horizon",
          watch: "DIHO",
        },
      ],
    },
    {
      blockType: "picture-text",
      title: {
        fr: "Rien n’est imposé, sauf l’heure.",
        en: "Nothing is decided for you but the time.",
        es: "Nada viene impuesto, salvo la hora.",
        jp: "決まっているのは、時刻だけ。",
      },
      text: {
        fr: "Chaque choix s’affiche aussitôt sur la montre, avec son prix. Si deux pièces ne vont pas ensemble, on vous dit pourquoi.",
        en: "Each choice shows on the watch at once, with its price. If two parts don’t go together, we tell you why.",
        es: "Cada elección aparece al instante en el reloj, con su precio. Si dos piezas no encajan, te decimos por qué.",
        jp: "選ぶたびに、時計の姿と価格がすぐに変わります。合わない部品があれば、理由をお伝えします。",
      },
      link: toConfigurator,
      illustration: { watch: "DI01", stage: "craie" },
    },
    {
      blockType: "picture-text",
      title: {
        fr: "96 cannelures, deux facettes chacune.",
        en: "96 flutes, two facets each.",
        es: "96 estrías, dos facetas cada una.",
        jp: "96本の溝に、それぞれ二つの面。",
      },
      text: {
        fr: "L’une prend la lumière, l’autre la rend. L’angle fait 25 degrés : à 31, la lunette s’éteint. Nous avons essayé.\n\nC’est le genre de détail que personne ne demande et que tout le monde remarque.",
        en: "One catches the light, the other gives it back. The angle is 25 degrees: at 31 the bezel goes dull. We tried.\n\nIt’s the kind of detail nobody asks for and everybody notices.",
        es: "Una recoge la luz, la otra la devuelve. El ángulo es de 25 grados: a 31 el bisel se apaga. Lo hemos probado.\n\nEs el tipo de detalle que nadie pide y todos notan.",
        jp: "一方が光を受け、もう一方が返します。角度は25度。31度ではベゼルが光りません。試してみました。\n\n誰も求めず、誰もが気づく。そういう部分です。",
      },
      link: {
        label: { fr: "Notre histoire", en: "Our story", es: "Nuestra historia", jp: "私たちの歩み" },
        href: "/notre-histoire",
      },
      illustration: { scene: "macro-bezel", watch: "DI05", stage: "rosee" },
    },
    {
      blockType: "figures",
      title: {
        fr: "Le plus beau côté est contre la peau.",
        en: "The better side faces your skin.",
        es: "El lado más bonito va contra la piel.",
        jp: "美しい面は、肌の側に。",
      },
      text: {
        fr: "Un fond transparent, un rotor à choisir, gravé ou non, un balancier qui bat six fois par seconde sans rien demander.",
        en: "An open back, a rotor of your choice, engraved or plain, a balance that beats six times a second and asks for nothing.",
        es: "Un fondo transparente, un rotor a elegir, grabado o no, un volante que late seis veces por segundo sin pedir nada.",
        jp: "シースルーバック、彫りの有無を選べるローター、毎秒6回、黙って振れるテンプ。",
      },
      figures: [
        { value: "24", label: { fr: "Rubis", en: "Jewels", es: "Rubíes", jp: "石数" } },
        {
          value: "41",
          unit: { fr: "h", en: "h", es: "h", jp: "時間" },
          label: { fr: "Réserve de marche", en: "Power reserve", es: "Reserva", jp: "パワーリザーブ" },
        },
        {
          value: "21 600",
          unit: { fr: "A/h", en: "vph", es: "A/h", jp: "振動/時" },
          label: { fr: "Fréquence", en: "Frequency", es: "Frecuencia", jp: "振動数" },
        },
      ],
      illustration: { scene: "macro-movement", watch: "DI03", view: "back", stage: "givre" },
    },
    {
      blockType: "rail",
      title: {
        fr: "Cinq pierres, cinq cadrans.",
        en: "Five stones, five dials.",
        es: "Cinco piedras, cinco esferas.",
        jp: "五つの石、五つの文字盤。",
      },
      watches: ["DIPIME", "DIPIMM", "DIPILI", "DIPIAL", "DIPIRU"],
      link: {
        label: {
          fr: "Voir la ligne Rose",
          en: "See the Rose line",
          es: "Ver la línea Rose",
          jp: "ローズのラインを見る",
        },
        href: "/montres/distinction-rose",
      },
    },
    {
      blockType: "gift-cards",
      title: {
        fr: "Offrez le choix, pas la surprise.",
        en: "Give the choice, not the surprise.",
        es: "Regala la libertad de elegir, no la sorpresa.",
        jp: "驚きではなく、選ぶ楽しみを。",
      },
      text: {
        fr: "Une carte cadeau de 50 à 500 €, envoyée par e-mail. Valable deux ans, utilisable en plusieurs fois.",
        en: "A gift card from €50 to €500, sent by email. Valid for two years, to spend all at once or bit by bit.",
        es: "Una tarjeta regalo de 50 a 500 €, enviada por correo electrónico. Vale dos años y se usa en varias compras.",
        jp: "50〜500ユーロのギフトカードをメールでお届けします。有効期間2年、分けて使えます。",
      },
      link: {
        label: {
          fr: "Choisir un montant",
          en: "Choose an amount",
          es: "Elegir un importe",
          jp: "金額を選ぶ",
        },
        href: "/carte-cadeaux",
      },
    },
  ],
};
