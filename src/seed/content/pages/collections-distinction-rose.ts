import type { SeedPage } from "@/src/seed/content/seed-page";

/** The stones of the Rose line and how they are sawn; it is bought at /montres/distinction-rose. */
export const page: SeedPage = {
  slug: "collections/distinction/rose",
  title: {
    fr: "Distinction Rose, cinq pierres sciées",
    en: "Distinction Rose, five sawn stones",
    es: "Distinction Rose, cinco piedras cortadas",
    jp: "ディスティンクション ローズ、五つの石",
  },
  description: {
    fr: "Météorite, malachite, lapis, aventurine, rubis : cinq cadrans sciés à un demi-millimètre ou moins, dans un boîtier or rose PVD.",
    en: "Meteorite, malachite, lapis, aventurine, ruby: five dials sawn to half a millimetre or less, in a rose gold PVD case.",
    es: "Meteorito, malaquita, lapislázuli, aventurina, rubí: cinco esferas cortadas a medio milímetro o menos, en una caja de oro rosa PVD.",
    jp: "メテオライト、マラカイト、ラピスラズリ、アベンチュリン、ルビー。0.5 mm以下に切った五つの文字盤を、ローズゴールドPVDのケースに。",
  },
  blocks: [
    {
      blockType: "hero",
      title: {
        fr: "Un demi-millimètre de quelque chose de très vieux.",
        en: "Half a millimetre of something very old.",
        es: "Medio milímetro de algo muy antiguo.",
        jp: "とても古いものを、0.5 mm。",
      },
      text: {
        fr: "La plus jeune de ces matières est un verre. La plus ancienne a quatre milliards d’années et n’a jamais eu l’heure.",
        en: "The youngest of these materials is glass. The oldest is four billion years old and has never had the time.",
        es: "El más joven de estos materiales es un vidrio. El más antiguo tiene cuatro mil millones de años y nunca supo la hora.",
        jp: "いちばん若い素材はガラスです。いちばん古い素材は40億年、時刻を知らずに過ごしてきました。",
      },
      link: {
        label: { fr: "Voir les montres", en: "See the watches", es: "Ver los relojes", jp: "時計を見る" },
        href: "/montres/distinction-rose",
      },
      illustration: { scene: "hero-rose", watch: "DIPIMM", stage: "rosee" },
    },
    {
      blockType: "comparison",
      title: { fr: "Cinq cadrans.", en: "Five dials.", es: "Cinco esferas.", jp: "五つの文字盤。" },
      text: {
        fr: "Aucun motif ne se répète. C’est une promesse facile à tenir : nous n’y pouvons rien.",
        en: "No pattern repeats. It’s an easy promise to keep: the choice isn’t ours.",
        es: "Ningún dibujo se repite. Es una promesa fácil de cumplir: no depende de nosotros.",
        jp: "同じ模様は二つありません。私たちにはどうにもならないので、守りやすい約束です。",
      },
      columns: [
        {
          fr: "D’où vient la couleur",
          en: "Where the colour comes from",
          es: "De dónde viene el color",
          jp: "色の由来",
        },
        { fr: "Ce qui peut rater", en: "What can go wrong", es: "Lo que puede fallar", jp: "難しいところ" },
      ],
      rows: [
        {
          label: { fr: "Météorite", en: "Meteorite", es: "Meteorito", jp: "メテオライト" },
          values: [
            {
              fr: "Des cristaux de fer et de nickel, révélés à l’acide",
              en: "Iron and nickel crystals, brought out with acid",
              es: "Cristales de hierro y níquel, revelados con ácido",
              jp: "酸で浮かび上がる鉄とニッケルの結晶",
            },
            {
              fr: "Elle rouille si le vernis a un trou",
              en: "It rusts if the varnish has a pinhole",
              es: "Se oxida si el barniz tiene un poro",
              jp: "ワニスに穴があれば錆びます",
            },
          ],
        },
        {
          label: { fr: "Malachite", en: "Malachite", es: "Malaquita", jp: "マラカイト" },
          values: [
            {
              fr: "Du cuivre, couche après couche",
              en: "Copper, layer on layer",
              es: "Cobre, capa sobre capa",
              jp: "層になった銅",
            },
            {
              fr: "Une sur trois casse à la scie",
              en: "One in three snaps under the saw",
              es: "Una de cada tres se rompe en la sierra",
              jp: "3枚に1枚は切断中に割れます",
            },
          ],
        },
        {
          label: { fr: "Lapis", en: "Lapis", es: "Lapislázuli", jp: "ラピスラズリ" },
          values: [
            {
              fr: "Du soufre, piqué de pyrite",
              en: "Sulphur, flecked with pyrite",
              es: "Azufre, con motas de pirita",
              jp: "硫黄の青に、黄鉄鉱の粒",
            },
            {
              fr: "Trop propre, il a l’air peint",
              en: "Too clean, it looks painted",
              es: "Demasiado limpio, parece pintado",
              jp: "きれいすぎると、塗ったように見えます",
            },
          ],
        },
        {
          label: { fr: "Aventurine", en: "Aventurine", es: "Aventurina", jp: "アベンチュリン" },
          values: [
            {
              fr: "Un verre et des paillettes de cuivre",
              en: "Glass, and flakes of copper",
              es: "Un vidrio y escamas de cobre",
              jp: "ガラスと銅の薄片",
            },
            {
              fr: "Une bulle, et l’étoile est morte",
              en: "One bubble, and a star goes out",
              es: "Una burbuja y se apaga una estrella",
              jp: "気泡一つで、星が一つ消えます",
            },
          ],
        },
        {
          label: { fr: "Rubis", en: "Ruby", es: "Rubí", jp: "ルビー" },
          values: [
            {
              fr: "Un peu de chrome dans de l’alumine",
              en: "A little chromium in alumina",
              es: "Un poco de cromo en alúmina",
              jp: "アルミナにわずかなクロム",
            },
            {
              fr: "Si dur que la scie s’use d’abord",
              en: "So hard that the saw wears out first",
              es: "Tan duro que se gasta antes la sierra",
              jp: "硬すぎて、先に刃が減ります",
            },
          ],
        },
      ],
    },
    {
      blockType: "steps",
      title: {
        fr: "De la pierre au cadran.",
        en: "From stone to dial.",
        es: "De la piedra a la esfera.",
        jp: "石から文字盤へ。",
      },
      text: {
        fr: "Le cadran est préparé quand la montre est commandée : choisir une pierre avant de savoir pour qui serait dommage.",
        en: "The dial is prepared when the watch is ordered: choosing a stone before knowing who it’s for would be a pity.",
        es: "La esfera se prepara cuando se pide el reloj: elegir una piedra antes de saber para quién sería una lástima.",
        jp: "文字盤はご注文を受けてから作ります。どなたのためか知らずに石を選ぶのは、惜しいからです。",
      },
      steps: [
        {
          title: { fr: "Choisir la tranche", en: "Choose the slice", es: "Elegir la lámina", jp: "石を選ぶ" },
          text: {
            fr: "On la mouille, on la tourne, on cherche le disque qui a quelque chose à dire.",
            en: "We wet it, turn it, and look for the disc that has something to say.",
            es: "La mojamos, la giramos y buscamos el disco que tiene algo que decir.",
            jp: "濡らし、回し、表情のある円を探します。",
          },
        },
        {
          title: { fr: "Scier", en: "Saw", es: "Cortar", jp: "切る" },
          text: {
            fr: "Au fil diamanté, sous l’eau, à un demi-millimètre ou moins. C’est lent, et c’est là que l’on perd les pierres.",
            en: "With diamond wire, under water, to half a millimetre or less. It’s slow, and this is where stones are lost.",
            es: "Con hilo diamantado, bajo el agua, a medio milímetro o menos. Es lento, y aquí se pierden las piedras.",
            jp: "水の中、ダイヤモンドワイヤーで0.5 mm以下に。時間がかかり、石を失うのもここです。",
          },
        },
        {
          title: { fr: "Polir", en: "Polish", es: "Pulir", jp: "磨く" },
          text: {
            fr: "Des deux côtés, pour que la tranche reste plane une fois collée sur sa plaque de laiton.",
            en: "On both sides, so that the slice stays flat once it’s bonded to its brass plate.",
            es: "Por los dos lados, para que la lámina siga plana una vez pegada a su placa de latón.",
            jp: "両面を磨きます。真鍮の板に貼ったあとも、平らであるように。",
          },
        },
        {
          title: {
            fr: "Poser les index",
            en: "Set the markers",
            es: "Colocar los índices",
            jp: "インデックスを貼る",
          },
          text: {
            fr: "Une pierre supporte un trou en son centre, pas vingt-quatre de plus : les index sont donc collés, un par un, et contrôlés deux fois.",
            en: "A stone will bear one hole in its centre, not twenty-four more: so the markers are bonded, one by one, and checked twice.",
            es: "Una piedra soporta un agujero en el centro, no veinticuatro más: por eso los índices se pegan, uno a uno, y se revisan dos veces.",
            jp: "石に開けられる穴は中心に一つ。あと24は無理です。そこでインデックスは一つずつ接着し、二度確かめます。",
          },
        },
      ],
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
        fr: "La pierre est mate ou profonde ; il lui fallait un bord qui ne soit ni l’un ni l’autre. La lunette cannelée prend la lumière et la rend, 192 fois par tour.\n\nL’or rose est un revêtement PVD, plus dur que l’or massif et épais de moins d’un micromètre.",
        en: "Stone is matt or deep; it needed an edge that’s neither. The fluted bezel takes the light and gives it back, 192 times a turn.\n\nThe rose gold is a PVD coating, harder than solid gold and less than a micrometre thick.",
        es: "La piedra es mate o profunda; necesitaba un borde que no fuera ni lo uno ni lo otro. El bisel estriado recoge la luz y la devuelve, 192 veces por vuelta.\n\nEl oro rosa es un recubrimiento PVD, más duro que el oro macizo y de menos de una micra de grosor.",
        jp: "石には、艶のないものも、色の深いものもあります。そのどちらでもない縁が必要でした。フルーテッドベゼルは、ひと回りで192回、光を受けて返します。\n\nローズゴールドはPVDです。金無垢より硬く、厚さは1マイクロメートル未満です。",
      },
      illustration: { scene: "macro-bezel", watch: "DI05", stage: "rosee" },
      side: "right",
    },
    {
      blockType: "rail",
      title: { fr: "La ligne Rose", en: "The Rose line", es: "La línea Rose", jp: "ローズのライン" },
      watches: ["DIPIME", "DIPIMM", "DIPILI", "DIPIAL", "DIPIRU", "DI05"],
      link: {
        label: {
          fr: "Prix et disponibilité",
          en: "Prices and availability",
          es: "Precios y disponibilidad",
          jp: "価格と在庫",
        },
        href: "/montres/distinction-rose",
      },
    },
  ],
};
