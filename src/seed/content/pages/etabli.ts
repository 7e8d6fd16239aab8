import type { SeedPage } from "@/src/seed/content/seed-page";
import { tools } from "./etabli-tools";

const role = {
  fr: `L’établi est une table trop haute. Elle arrive à la poitrine de qui s’y assied, pour que les coudes reposent et que les yeux travaillent à vingt centimètres de la pièce. C’est inconfortable dix minutes, puis plus du tout.

Tout ce que la boutique promet finit sur cette table : un réglage, un délai, une étanchéité. Le poste est tenu par l’horloger de service ; ici, on signe une fiche, pas une montre.

## Le matin : regarder

Avant de monter quoi que ce soit, on regarde. Chaque cadran passe sous la loupe, grossi dix fois, face à la fenêtre puis dos à elle. On cherche une poussière sous le vernis, un index de travers, une rayure que seul l’acheteur verrait. Les pièces refusées ont leur propre tiroir. Il est grand.

> **×10** le grossissement de la loupe, et celui des défauts

## L’après-midi : poser

Le cadran d’abord, puis les aiguilles, dans l’ordre où elles s’empilent. Elles sont chassées à la presse, pas à l’œil : trop haut, elles touchent le verre ; trop bas, elles se touchent entre elles. L’espace qui reste se compte en dixièmes de millimètre.

Ensuite le mouvement entre dans son boîtier. On souffle, on ferme, on rouvre parce qu’une poussière est restée, on referme. Personne ne compte cette étape dans les délais. Elle y est.

## Le soir : écouter

Un mouvement parle six fois par seconde. Un micro posé sur la couronne traduit ce bruit en trois nombres : la marche, l’amplitude, le défaut de repère. On tourne une raquette d’un cheveu, on écoute encore, on laisse la nuit passer.

> **6** battements par seconde, nuit comprise

Le lendemain, les nombres ont bougé un peu. C’est normal. S’ils ont beaucoup bougé, la montre reste.`,
  en: `The workbench is a table that’s too high. It comes up to your chest when you sit at it, so that elbows can rest and eyes can work twenty centimetres from the part. It’s uncomfortable for ten minutes, and then not at all.

Everything the shop promises ends up on this table: the rate, the date, the water resistance. The watchmaker on duty sits here, and signs a sheet, not a watch.

## Morning: looking

Before anything is fitted, it’s looked at. Each dial goes under the loupe, ten times life size, facing the window and then with its back to it. We look for dust under the varnish, a crooked marker, a scratch only the buyer would see. Rejected parts have a drawer of their own. It’s a big one.

> **×10** what the loupe does to a dial, and to its faults

## Afternoon: fitting

The dial first, then the hands, in the order they stack. They’re set with a press, not by eye: too high and they touch the crystal, too low and they touch each other. What’s left between them is counted in tenths of a millimetre.

Then the movement goes into its case. Blow, close, open again because a speck stayed behind, close. Nobody counts this step in the schedule. It’s in there.

## Evening: listening

A movement speaks six times a second. A microphone against the crown turns that sound into three numbers: rate, amplitude, beat error. You move the regulator by a hair, listen again, and let the night go by.

> **6** beats a second, nights included

Next day the numbers have shifted a little. That’s normal. If they’ve shifted a lot, the watch stays.`,
  es: `El banco de trabajo es una mesa demasiado alta. Llega al pecho de quien se sienta, para que los codos descansen y los ojos trabajen a veinte centímetros de la pieza. Es incómodo diez minutos; después, ya no.

Todo lo que la tienda promete acaba sobre esta mesa: un ajuste, un plazo, una estanqueidad. El puesto lo ocupa el relojero de turno; aquí se firma una ficha, no un reloj.

## Por la mañana: mirar

Antes de montar nada, se mira. Cada esfera pasa por la lupa, diez veces más grande, de cara a la ventana y luego de espaldas. Se busca una mota bajo el barniz, un índice torcido, un arañazo que solo vería el comprador. Las piezas rechazadas tienen su propio cajón. Es grande.

> **×10** lo que aumenta la lupa, defectos incluidos

## Por la tarde: montar

Primero la esfera, después las agujas, en el orden en que se apilan. Se calan con prensa, no a ojo: si quedan altas, tocan el cristal; si quedan bajas, se tocan entre ellas. El espacio que queda se cuenta en décimas de milímetro.

Luego el movimiento entra en su caja. Soplar, cerrar, abrir porque ha quedado una mota, volver a cerrar. Nadie cuenta ese paso en los plazos. Pero está.

## Por la noche: escuchar

Un movimiento habla seis veces por segundo. Un micrófono pegado a la corona traduce ese ruido en tres números: la marcha, la amplitud y el error de batido. Se mueve la raqueta un pelo, se vuelve a escuchar y se deja pasar la noche.

> **6** latidos por segundo, noche incluida

Al día siguiente los números se han movido un poco. Es normal. Si se han movido mucho, el reloj se queda.`,
  jp: `作業台は、高すぎる机です。座ると胸の高さにきます。肘を預け、部品から20 cmのところで目を働かせるためです。窮屈なのは最初の10分だけで、すぐに忘れます。

私たちのお約束は、すべてこの机の上で果たされます。精度も、納期も、防水も。担当するのは、その日の時計師です。ここで署名するのは組立指示書であって、時計ではありません。

## 朝は、見る

組む前に、まず見ます。文字盤を一枚ずつ10倍のルーペにかけ、窓に向けて、次に窓を背にして。ワニスの下の埃、傾いたインデックス、買った方だけが気づくような傷を探します。はねた部品には専用の引き出しがあります。大きな引き出しです。

> **×10** ルーペの倍率。欠点も10倍に見えます

## 午後は、組む

まず文字盤、それから針を重なる順に。目分量ではなく、専用の工具で押し込みます。高すぎれば風防に触れ、低すぎれば針どうしが触れます。残るすきまは、0.1 mm単位で数えるほどです。

次に、ムーブメントをケースに納めます。埃を吹き、閉め、まだ残っていたので開け、また閉める。この工程を納期に数える人はいませんが、ちゃんと入っています。

## 夜は、聴く

ムーブメントは毎秒6回、音を立てます。リューズに当てたマイクが、その音を三つの数字に変えます。歩度、振り角、片振り。緩急針を髪の毛一本ぶん動かし、もう一度聴き、一晩置きます。

> **6回** 毎秒の振動。夜のあいだも続きます

翌日、数字は少し動いています。それは正常です。大きく動いていたら、時計はまだ出られません。`,
};

/** The watchmaker's bench: a role of the house, no person. */
export const page: SeedPage = {
  slug: "etabli",
  title: {
    fr: "L’établi : là où la montre est assemblée et réglée",
    en: "The workbench: where the watch is assembled and regulated",
    es: "El banco de trabajo: donde se monta y se ajusta el reloj",
    jp: "作業台：時計を組み、調整するところ",
  },
  description: {
    fr: "Une journée à l’établi d’horloger : regarder, poser, écouter. Les outils, les gestes et les tolérances auxquelles une montre doit se plier.",
    en: "A day at the watchmaker’s workbench: looking, fitting, listening. The tools, the moves and the tolerances a watch has to meet.",
    es: "Un día en el banco de trabajo del relojero: mirar, montar, escuchar. Las herramientas, los gestos y las tolerancias que un reloj debe cumplir.",
    jp: "時計師の作業台の一日。見る、組む、聴く。道具と手順、そして時計が守るべき公差をご紹介します。",
  },
  navbar: "over",
  blocks: [
    {
      blockType: "hero",
      scene: "nuit",
      title: { fr: "L’établi.", en: "The workbench.", es: "El banco de trabajo.", jp: "作業台。" },
      text: {
        fr: "Une table, une loupe, une fenêtre au nord. Tout ce que la boutique promet se vérifie ici.",
        en: "A table, a loupe, a north window. Everything the shop promises is checked here.",
        es: "Una mesa, una lupa, una ventana al norte. Todo lo que promete la tienda se comprueba aquí.",
        jp: "机とルーペと、北向きの窓。私たちのお約束は、すべてここで確かめます。",
      },
      illustration: { scene: "macro-movement", watch: "DI03", view: "back" },
    },
    {
      blockType: "drawing",
      drawing: "bench",
      title: {
        fr: "Sept outils, et rien qui clignote.",
        en: "Seven tools, none of them blinking.",
        es: "Siete herramientas, y ninguna parpadea.",
        jp: "七つの道具。点滅するものはありません。",
      },
      text: {
        fr: "Un démagnétiseur attend à part, pour les montres qui ont dormi sur un haut-parleur.",
        en: "A demagnetiser waits to one side, for watches that have slept on a loudspeaker.",
        es: "Un desmagnetizador espera aparte, para los relojes que han dormido sobre un altavoz.",
        jp: "スピーカーの上で眠ってしまった時計のために、消磁器も控えています。",
      },
      notes: tools,
    },
    {
      blockType: "rich-text",
      title: {
        fr: "Regarder, poser, écouter",
        en: "Look, fit, listen",
        es: "Mirar, montar, escuchar",
        jp: "見る、組む、聴く",
      },
      body: role,
    },
    {
      blockType: "specifications",
      title: {
        fr: "Ce qui passe, ce qui reste.",
        en: "What passes, what stays.",
        es: "Lo que pasa y lo que se queda.",
        jp: "通すもの、通さないもの。",
      },
      text: {
        fr: "Les limites auxquelles chaque montre est comparée avant de quitter la table.",
        en: "The limits each watch is held against before it leaves the table.",
        es: "Los límites con los que se compara cada reloj antes de dejar la mesa.",
        jp: "机を離れる前に、どの時計もこの値と照らし合わせます。",
      },
      rows: [
        {
          label: { fr: "Marche", en: "Rate", es: "Marcha", jp: "日差" },
          value: {
            fr: "de −5 à +12 s par jour",
            en: "−5 to +12 s a day",
            es: "de −5 a +12 s al día",
            jp: "−5〜+12秒",
          },
        },
        {
          label: {
            fr: "Position d’un index",
            en: "Position of a marker",
            es: "Posición de un índice",
            jp: "インデックスの位置",
          },
          value: { fr: "à 0,1 mm près", en: "within 0.1 mm", es: "con 0,1 mm de margen", jp: "0.1 mm以内" },
        },
        {
          label: { fr: "Étanchéité", en: "Water resistance", es: "Estanqueidad", jp: "防水" },
          value: {
            fr: "10 ATM, couronne vissée",
            en: "10 ATM, crown screwed down",
            es: "10 ATM, corona enroscada",
            jp: "10気圧、ねじ込み式リューズ",
          },
        },
        {
          label: {
            fr: "Réserve de marche",
            en: "Power reserve",
            es: "Reserva de marcha",
            jp: "パワーリザーブ",
          },
          value: {
            fr: "41 h à plein",
            en: "41 h fully wound",
            es: "41 h a plena carga",
            jp: "41時間（全巻き）",
          },
        },
        {
          label: { fr: "Cadran de pierre", en: "Stone dial", es: "Esfera de piedra", jp: "石の文字盤" },
          value: {
            fr: "scié à 0,4 ou 0,5 mm",
            en: "sawn to 0.4 or 0.5 mm",
            es: "cortada a 0,4 o 0,5 mm",
            jp: "0.4 mmまたは0.5 mmに切断",
          },
        },
        {
          label: {
            fr: "Cadrans brossés de la Bu01",
            en: "Brushed dials for the Bu01",
            es: "Esferas cepilladas del Bu01",
            jp: "Bu01のブラッシュド文字盤",
          },
          value: {
            fr: "un sur six est gardé",
            en: "one in six is kept",
            es: "se conserva una de cada seis",
            jp: "残すのは6枚に1枚",
          },
        },
      ],
    },
    {
      blockType: "quote",
      text: {
        fr: "La poussière est la seule pièce que nous ne facturons pas, et la seule que nous retirons toujours.",
        en: "Dust is the one part we never charge for, and the one part we always take out.",
        es: "El polvo es la única pieza que no cobramos, y la única que siempre quitamos.",
        jp: "埃は、代金をいただかない唯一の部品です。そして、必ず取り除く唯一の部品です。",
      },
      source: { fr: "L’établi", en: "The workbench", es: "El banco de trabajo", jp: "作業台" },
    },
    {
      blockType: "call-to-action",
      title: {
        fr: "Une montre à confier ?",
        en: "A watch to send in?",
        es: "¿Nos confías un reloj?",
        jp: "時計をお預けになりますか。",
      },
      text: {
        fr: "Révision, joints, bracelet, panne : décrivez, l’atelier répond.",
        en: "A service, gaskets, a strap, a fault: describe it, and the workshop will reply.",
        es: "Revisión, juntas, correa, avería: descríbelo y el taller responde.",
        jp: "オーバーホール、パッキン、ストラップ、故障。時計の状態をお知らせください。",
      },
      link: {
        label: {
          fr: "Maintenance et réparation",
          en: "Maintenance and repair",
          es: "Mantenimiento y reparación",
          jp: "メンテナンスと修理",
        },
        href: "/services/maintenance-et-reparation",
      },
      second: {
        label: {
          fr: "Le bureau de dessin",
          en: "The design desk",
          es: "La mesa de dibujo",
          jp: "デザイン室",
        },
        href: "/bureau-de-dessin",
      },
    },
  ],
};
