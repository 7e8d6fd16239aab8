import type { SeedPage } from "@/src/seed/content/seed-page";

const body = {
  fr: `## Remonter

Une automatique se remonte en bougeant. Huit heures par jour au poignet suffisent ; posée, elle marche encore 41 heures. Si elle s’est arrêtée, dévissez la couronne et donnez trente tours vers l’avant, sans forcer. On ne peut pas la casser en la remontant trop : un ressort glisse, c’est prévu.

> **30** tours de couronne pour la réveiller

## Mettre à l’heure et à la date

Couronne dévissée, premier cran : la date. Second cran : l’heure, et l’aiguille des secondes s’arrête pour vous attendre.

**Ne changez pas la date entre 21 heures et 3 heures.** À ce moment les roues du quantième sont engagées, et vous seriez deux à pousser. Amenez d’abord les aiguilles à six heures, réglez la date de la veille, puis avancez jusqu’à aujourd’hui.

> **21 h – 3 h** on laisse la date tranquille

## L’eau

10 ATM, couronne vissée : la pluie, la vaisselle, la piscine, la mer. Pas le sauna, ni la douche brûlante ; la chaleur dilate les joints, le froid qui suit les contracte, et l’eau profite du débat. Après la mer, rincez à l’eau douce. Ne touchez jamais la couronne sous l’eau.

## Les aimants

Un fermoir de sac, une enceinte, la coque d’une tablette : si votre montre prend soudain plusieurs minutes d’avance par jour, elle est sans doute aimantée. Ce n’est pas grave. L’opération dure dix secondes, dans n’importe quel atelier.

## Les chocs

Le tennis, le marteau, le vélo sur pavés : elle y survit en général, mais elle ne vous l’a pas demandé. Un choc sec peut déplacer une aiguille ou un index. Si vous voyez quelque chose bouger sous le verre, ne la secouez pas pour vérifier.

## Le cuir

Le cuir n’aime ni l’eau, ni la transpiration, ni le soleil derrière une vitre. Laissez-le sécher à l’air, jamais sur un radiateur. Un peu de cire incolore deux fois par an. Un jour sur deux au poignet, il dure nettement plus longtemps ; le second bracelet sert à cela.

## L’acier, la maille, le caoutchouc, le nylon

De l’eau tiède, un peu de savon, une brosse à dents à la retraite. Couronne vissée, brossez entre les maillons, rincez, séchez avec un linge. Le nylon passe à la main et sèche en une heure. Le revêtement PVD se lave de la même façon, sans pâte à polir : elle emporterait la couleur.`,
  en: `## Winding

An automatic winds itself when you move. Eight hours a day on the wrist is enough; left alone it runs for another 41 hours. If it has stopped, unscrew the crown and give it thirty forward turns, gently. You can’t break it by overwinding: a spring slips, by design.

> **30** turns of the crown to wake it

## Setting time and date

Crown unscrewed, first position: the date. Second position: the time, and the seconds hand stops to wait for you.

**Don’t change the date between 9 pm and 3 am.** The date wheels are engaged then, and there would be two of you pushing. Bring the hands to six o’clock first, set yesterday’s date, then move forward to today.

> **9 pm – 3 am** leave the date alone

## Water

10 ATM, crown screwed down: rain, washing up, the pool, the sea. Not the sauna or a scalding shower; heat swells the gaskets, the cold afterwards shrinks them, and water makes the most of the argument. After the sea, rinse in fresh water. Never touch the crown under water.

## Magnets

A bag clasp, a loudspeaker, a tablet case: if your watch suddenly gains several minutes a day, it’s probably magnetised. It isn’t serious. The cure takes ten seconds in any workshop.

## Knocks

Tennis, hammers, cycling over cobbles: it usually survives, though it didn’t ask to. A sharp knock can move a hand or a marker. If you see something loose under the crystal, don’t shake it to make sure.

## Leather

Leather likes neither water, nor sweat, nor sun through a window. Let it dry in the air, never on a radiator. A little colourless wax twice a year. Worn every other day, it lasts far longer; that’s what the second strap is for.

## Steel, mesh, rubber, nylon

Lukewarm water, a drop of soap, a retired toothbrush. Crown screwed down, brush between the links, rinse, dry with a cloth. Nylon is hand-washed and dries in an hour. PVD coating is washed the same way, without polishing paste, which would take the colour with it.`,
  es: `## Dar cuerda

Un automático se carga con el movimiento. Ocho horas al día en la muñeca bastan; en reposo anda otras 41 horas. Si se ha parado, desenrosca la corona y dale treinta vueltas hacia delante, sin forzar. No puedes romperlo por darle demasiada: un muelle patina, está previsto.

> **30** vueltas de corona para despertarlo

## Poner la hora y la fecha

Corona desenroscada, primera posición: la fecha. Segunda posición: la hora, y el segundero se detiene a esperarte.

**No cambies la fecha entre las 21 y las 3.** A esas horas las ruedas del calendario están engranadas, y seríais dos empujando. Lleva primero las agujas a las seis, pon la fecha de ayer y avanza hasta hoy.

> **21 h – 3 h** deja la fecha en paz

## El agua

10 ATM, con la corona enroscada: lluvia, platos, piscina, mar. Sauna y ducha ardiendo, no; el calor dilata las juntas, el frío de después las encoge, y el agua aprovecha la discusión. Después del mar, aclara con agua dulce. Nunca toques la corona bajo el agua.

## Los imanes

El cierre de un bolso, un altavoz, la funda de una tableta: si tu reloj adelanta de repente varios minutos al día, seguramente está imantado. No es grave. La cura dura diez segundos en cualquier taller.

## Los golpes

El tenis, el martillo, la bici sobre adoquines: suele sobrevivir, aunque no lo haya pedido. Un golpe seco puede mover una aguja o un índice. Si ves algo suelto bajo el cristal, no lo sacudas para comprobarlo.

## El cuero

Al cuero no le gustan ni el agua, ni el sudor, ni el sol tras un cristal. Déjalo secar al aire, nunca sobre un radiador. Un poco de cera incolora dos veces al año. Si lo llevas un día sí y otro no, dura mucho más; para eso está la segunda correa.

## Acero, malla, caucho, nailon

Agua tibia, un poco de jabón, un cepillo de dientes jubilado. Con la corona enroscada, cepilla entre los eslabones, aclara y seca con un paño. El nailon se lava a mano y se seca en una hora. El recubrimiento PVD se lava igual, sin pasta de pulir: se llevaría el color.`,
  jp: `## ぜんまいを巻く

自動巻きは、動けば巻き上がります。一日8時間着けていただければ十分で、外しても41時間動きます。止まったときは、リューズを緩めて前に30回、無理のない力で巻いてください。巻きすぎて壊れることはありません。ぜんまいが滑る仕組みになっています。

> **30回** 止まった時計を起こす巻き数

## 時刻と日付を合わせる

リューズを緩めて一段引くと日付、二段引くと時刻です。二段目では秒針が止まり、待っていてくれます。

**夜9時から午前3時のあいだは、日付を変えないでください。** 日付の歯車がかみ合っている時間で、二人で押し合うことになります。まず針を6時に進め、前日の日付に合わせてから、今日まで針を進めます。

> **21時〜3時** 日付には触れない

## 水

リューズをねじ込めば10気圧防水です。雨、皿洗い、プール、海。サウナと熱いシャワーはお避けください。熱でパッキンが膨らみ、冷えて縮み、水はその隙を逃しません。海のあとは真水で洗ってください。水中では、決してリューズに触れないでください。

## 磁気

バッグの留め具、スピーカー、タブレットのケース。急に一日数分も進むようになったら、おそらく磁気を帯びています。心配はいりません。どの時計店でも、10秒ほどで抜けます。

## 衝撃

テニス、金づち、石畳の自転車。たいていは耐えますが、時計が望んだことではありません。鋭い衝撃で、針やインデックスがずれることがあります。ガラスの中で何かが動いて見えても、振って確かめないでください。

## 革

革は、水と汗と、窓越しの日差しが苦手です。暖房器具では乾かさず、自然に乾かしてください。年に2回、無色のワックスを少し。一日おきに着けると、ずっと長もちします。替えストラップは、そのためにあります。

## スティール、メッシュ、ラバー、ナイロン

ぬるま湯と石けん少々、引退した歯ブラシをご用意ください。リューズをねじ込み、コマのあいだを磨き、すすいで布で拭きます。ナイロンは手洗いで、1時間で乾きます。PVDも同じように洗えますが、研磨剤は使わないでください。色まで落ちてしまいます。`,
};

/** How to live with the watch. */
export const page: SeedPage = {
  slug: "montres/entretien",
  title: {
    fr: "Entretien : remonter, laver, régler sa montre",
    en: "Care: winding, washing and setting your watch",
    es: "Cuidados: dar cuerda, lavar y poner en hora",
    jp: "お手入れ：巻く、洗う、合わせる",
  },
  description: {
    fr: "Trente tours de couronne, pas de date entre 21 h et 3 h, de l’eau tiède pour l’acier : les gestes qui gardent une montre automatique en vie.",
    en: "Thirty turns of the crown, no date changes from 9 pm to 3 am, lukewarm water for steel: what keeps an automatic watch alive.",
    es: "Treinta vueltas de corona, nada de fechas de 21 a 3 h, agua tibia para el acero: lo que mantiene vivo un reloj automático.",
    jp: "リューズを30回、21時から3時は日付に触れない、スティールにはぬるま湯。自動巻きを長く使うための手順です。",
  },
  blocks: [
    {
      blockType: "hero",
      title: {
        fr: "Portez-la, c’est l’essentiel.",
        en: "Wear it. That’s most of it.",
        es: "Llévalo: es casi todo.",
        jp: "着けること。それがほとんどです。",
      },
      text: {
        fr: "Le reste tient en sept gestes, dont un linge, une brosse à dents et un peu de patience entre 21 heures et 3 heures.",
        en: "The rest is seven small habits, among them a cloth, a toothbrush and some patience between 9 pm and 3 am.",
        es: "El resto son siete gestos, entre ellos un paño, un cepillo de dientes y algo de paciencia entre las 21 y las 3.",
        jp: "あとは七つの習慣です。布と、歯ブラシと、夜9時から午前3時までの少しの辛抱。",
      },
      illustration: { scene: "macro-crown", watch: "RE1070", stage: "sable" },
    },
    {
      blockType: "rich-text",
      title: { fr: "Sept gestes", en: "Seven habits", es: "Siete gestos", jp: "七つの習慣" },
      body,
    },
    {
      blockType: "comparison",
      title: {
        fr: "Le calendrier d’une montre.",
        en: "A watch’s calendar.",
        es: "El calendario de un reloj.",
        jp: "時計の暦。",
      },
      text: {
        fr: "Pour une montre portée tous les jours. Celle du dimanche peut attendre un peu plus.",
        en: "For a watch worn every day. A Sunday watch can wait a little longer.",
        es: "Para un reloj de diario. El de los domingos puede esperar un poco más.",
        jp: "毎日着ける場合の目安です。日曜だけの時計なら、もう少し待てます。",
      },
      columns: [
        { fr: "Chez vous", en: "At home", es: "En casa", jp: "ご自宅で" },
        { fr: "À l’atelier", en: "At the workshop", es: "En el taller", jp: "工房で" },
      ],
      rows: [
        {
          label: { fr: "Chaque jour", en: "Every day", es: "Cada día", jp: "毎日" },
          values: [
            {
              fr: "la porter, vérifier la couronne",
              en: "wear it, check the crown",
              es: "llevarlo, revisar la corona",
              jp: "着ける、リューズを確かめる",
            },
            { fr: "rien", en: "nothing", es: "nada", jp: "なし" },
          ],
        },
        {
          label: { fr: "Chaque mois", en: "Every month", es: "Cada mes", jp: "毎月" },
          values: [
            {
              fr: "laver le bracelet, remettre à l’heure",
              en: "wash the strap, reset the time",
              es: "lavar la correa, ponerlo en hora",
              jp: "ストラップを洗う、時刻を合わせる",
            },
            { fr: "rien", en: "nothing", es: "nada", jp: "なし" },
          ],
        },
        {
          label: { fr: "Deux fois par an", en: "Twice a year", es: "Dos veces al año", jp: "年に2回" },
          values: [
            { fr: "cirer le cuir", en: "wax the leather", es: "encerar el cuero", jp: "革にワックス" },
            { fr: "rien", en: "nothing", es: "nada", jp: "なし" },
          ],
        },
        {
          label: { fr: "Tous les deux ans", en: "Every two years", es: "Cada dos años", jp: "2年ごと" },
          values: [
            {
              fr: "regarder l’état des barrettes",
              en: "look at the spring bars",
              es: "mirar los pasadores",
              jp: "ばね棒を点検",
            },
            {
              fr: "contrôle d’étanchéité si elle nage",
              en: "water test if it swims",
              es: "control de estanqueidad si nada",
              jp: "泳ぐ方は防水検査",
            },
          ],
        },
        {
          label: { fr: "Tous les cinq ans", en: "Every five years", es: "Cada cinco años", jp: "5年ごと" },
          values: [
            { fr: "l’envoyer", en: "send it in", es: "enviarlo", jp: "お送りいただく" },
            {
              fr: "joints, huile, réglage",
              en: "gaskets, oil, regulation",
              es: "juntas, aceite, ajuste",
              jp: "パッキン、油、調整",
            },
          ],
        },
      ],
    },
    {
      blockType: "picture-text",
      side: "right",
      title: {
        fr: "Le fermoir travaille le plus.",
        en: "The clasp works hardest.",
        es: "El cierre es el que más trabaja.",
        jp: "いちばん働くのは留め具。",
      },
      text: {
        fr: "Il s’ouvre et se ferme deux fois par jour, et personne ne pense à lui. Une goutte d’eau savonneuse, un coup de brosse, un linge : il reste net.\n\nS’il s’ouvre tout seul, n’attendez pas. Une montre supporte 10 ATM ; elle supporte mal un carrelage.",
        en: "It opens and closes twice a day, and nobody gives it a thought. A drop of soapy water, a brush, a cloth: it stays crisp.\n\nIf it starts opening by itself, don’t wait. A watch can take 10 ATM; it takes badly to tiles.",
        es: "Se abre y se cierra dos veces al día, y nadie se acuerda de él. Una gota de agua con jabón, un cepillado, un paño: sigue nítido.\n\nSi se abre solo, no esperes. Un reloj aguanta 10 ATM; las baldosas, peor.",
        jp: "一日に二度、開いて閉じる。それなのに、誰も気にかけません。石けん水を一滴、ブラシと布。それだけで、かちりと閉まり続けます。\n\nひとりでに開くようになったら、すぐにご相談ください。時計は10気圧に耐えますが、タイルの床には弱いのです。",
      },
      link: {
        label: {
          fr: "Confier une montre",
          en: "Send us a watch",
          es: "Confiarnos un reloj",
          jp: "時計を預ける",
        },
        href: "/services/maintenance-et-reparation",
      },
      illustration: { scene: "macro-clasp", watch: "DI01", stage: "craie" },
    },
    {
      blockType: "faq",
      title: {
        fr: "Les questions que l’on nous pose.",
        en: "Questions we get.",
        es: "Lo que nos preguntan.",
        jp: "よくいただくご質問。",
      },
      group: "watch",
    },
    {
      blockType: "call-to-action",
      title: {
        fr: "Tout est aussi dans les manuels.",
        en: "It’s all in the manuals too.",
        es: "También está en los manuales.",
        jp: "取扱説明書にも載っています。",
      },
      text: {
        fr: "À lire à l’écran ou à imprimer, et à perdre dans un tiroir de cuisine.",
        en: "To read on screen or print, then lose in a kitchen drawer.",
        es: "Para leer en pantalla o imprimir, y perder en un cajón de la cocina.",
        jp: "画面で読むことも、印刷して台所の引き出しにしまい込むこともできます。",
      },
      link: {
        label: {
          fr: "Ouvrir les manuels",
          en: "Open the manuals",
          es: "Abrir los manuales",
          jp: "取扱説明書を開く",
        },
        href: "/montres/manuels",
      },
    },
  ],
};
