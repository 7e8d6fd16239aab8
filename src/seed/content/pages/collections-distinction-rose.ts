import { inFour } from "@/src/seed/catalogue/seed-option";
import type { SeedPage } from "@/src/seed/content/seed-page";

/** The stones of the Rose line and how they are sawn; it is bought at /montres/distinction-rose. */
export const page: SeedPage = {
  slug: "collections/distinction/rose",
  title: inFour(
    "Distinction Rose, cinq pierres sciées",
    "Distinction Rose, five sawn stones",
    "Distinction Rose, cinco piedras serradas",
    "ディスティンクション ローズ、五つの石",
  ),
  description: inFour(
    "Météorite, malachite, lapis, aventurine, rubis : cinq cadrans sciés au demi-millimètre, sous or rose PVD.",
    "Meteorite, malachite, lapis, aventurine, ruby: five dials sawn to half a millimetre, in rose gold PVD.",
    "Meteorito, malaquita, lapislázuli, aventurina, rubí: cinco esferas serradas al medio milímetro, en oro rosa PVD.",
    "隕石、マラカイト、ラピスラズリ、アベンチュリン、ルビー。0.5 mmに切った五つの文字盤とローズゴールドPVD。",
  ),
  blocks: [
    {
      blockType: "hero",
      title: inFour(
        "Un demi-millimètre de quelque chose de très vieux.",
        "Half a millimetre of something very old.",
        "Medio milímetro de algo muy antiguo.",
        "とても古いものの、0.5ミリ。",
      ),
      text: inFour(
        "La plus jeune de ces matières est un verre. La plus ancienne a quatre milliards d’années et n’a jamais eu l’heure.",
        "The youngest of these materials is glass. The oldest is four billion years old and never had the time.",
        "La más joven de estas materias es un vidrio. La más antigua tiene cuatro mil millones de años y nunca supo la hora.",
        "いちばん若い素材はガラスです。いちばん古い素材は40億年、時刻を知らずに過ごしてきました。",
      ),
      link: {
        label: inFour("Voir les montres", "See the watches", "Ver los relojes", "時計を見る"),
        href: "/montres/distinction-rose",
      },
      illustration: { scene: "hero-rose", watch: "DIPIMM", stage: "rosee" },
    },
    {
      blockType: "comparison",
      title: inFour("Cinq cadrans.", "Five dials.", "Cinco esferas.", "五つの文字盤。"),
      text: inFour(
        "Aucun motif ne se répète. C’est une promesse facile à tenir : nous n’y pouvons rien.",
        "No pattern repeats. It’s an easy promise to keep: we have no say in it.",
        "Ningún dibujo se repite. Es una promesa fácil de cumplir: no depende de nosotros.",
        "同じ模様は二つありません。私たちにはどうにもならないので、守りやすい約束です。",
      ),
      columns: [
        inFour("D’où vient la couleur", "Where the colour comes from", "De dónde viene el color", "色の由来"),
        inFour("Ce qui peut rater", "What can go wrong", "Lo que puede fallar", "難しいところ"),
      ],
      rows: [
        {
          label: inFour("Météorite", "Meteorite", "Meteorito", "隕石"),
          values: [
            inFour(
              "Des cristaux de fer et de nickel, révélés à l’acide",
              "Iron and nickel crystals, brought out with acid",
              "Cristales de hierro y níquel, revelados con ácido",
              "酸で浮かび上がる鉄とニッケルの結晶",
            ),
            inFour(
              "Elle rouille si le vernis a un trou",
              "It rusts if the varnish has a pinhole",
              "Se oxida si el barniz tiene un poro",
              "ワニスに穴があれば錆びます",
            ),
          ],
        },
        {
          label: inFour("Malachite", "Malachite", "Malaquita", "マラカイト"),
          values: [
            inFour(
              "Du cuivre, couche après couche",
              "Copper, layer on layer",
              "Cobre, capa sobre capa",
              "層になった銅",
            ),
            inFour(
              "Une sur trois casse à la scie",
              "One in three snaps under the saw",
              "Una de cada tres se rompe en la sierra",
              "3枚に1枚は切断中に割れます",
            ),
          ],
        },
        {
          label: inFour("Lapis", "Lapis", "Lapislázuli", "ラピスラズリ"),
          values: [
            inFour(
              "Du soufre, piqué de pyrite",
              "Sulphur, flecked with pyrite",
              "Azufre, con motas de pirita",
              "硫黄の青に、黄鉄鉱の粒",
            ),
            inFour(
              "Trop propre, il a l’air peint",
              "Too clean, it looks painted",
              "Demasiado limpio, parece pintado",
              "きれいすぎると、塗ったように見えます",
            ),
          ],
        },
        {
          label: inFour("Aventurine", "Aventurine", "Aventurina", "アベンチュリン"),
          values: [
            inFour(
              "Un verre et des paillettes de cuivre",
              "Glass, and flakes of copper",
              "Un vidrio y escamas de cobre",
              "ガラスと銅の薄片",
            ),
            inFour(
              "Une bulle, et l’étoile est morte",
              "One bubble, and a star goes out",
              "Una burbuja y se apaga una estrella",
              "気泡一つで、星が一つ消えます",
            ),
          ],
        },
        {
          label: inFour("Rubis", "Ruby", "Rubí", "ルビー"),
          values: [
            inFour(
              "Un peu de chrome dans de l’alumine",
              "A little chromium in alumina",
              "Un poco de cromo en alúmina",
              "アルミナにわずかなクロム",
            ),
            inFour(
              "Si dur que la scie s’use d’abord",
              "So hard that the saw wears first",
              "Tan duro que se gasta antes la sierra",
              "硬すぎて、先に刃が減ります",
            ),
          ],
        },
      ],
    },
    {
      blockType: "steps",
      title: inFour(
        "De la pierre au cadran.",
        "From stone to dial.",
        "De la piedra a la esfera.",
        "石から文字盤へ。",
      ),
      text: inFour(
        "Le cadran est préparé quand la montre est commandée : choisir une pierre avant de savoir pour qui serait dommage.",
        "The dial is prepared when the watch is ordered: choosing a stone before knowing who for would be a pity.",
        "La esfera se prepara cuando se pide el reloj: elegir una piedra antes de saber para quién sería una lástima.",
        "文字盤はご注文を受けてから作ります。どなたのためか知らずに石を選ぶのは、惜しいからです。",
      ),
      steps: [
        {
          title: inFour("Choisir la tranche", "Choose the slice", "Elegir la lámina", "石を選ぶ"),
          text: inFour(
            "On la mouille, on la tourne, on cherche le disque qui a quelque chose à dire.",
            "We wet it, turn it, and look for the disc that has something to say.",
            "La mojamos, la giramos y buscamos el disco que tiene algo que decir.",
            "濡らし、回し、語るもののある円を探します。",
          ),
        },
        {
          title: inFour("Scier", "Saw", "Serrar", "切る"),
          text: inFour(
            "Au fil diamanté, sous l’eau, à un demi-millimètre ou moins. C’est lent, et c’est là que l’on perd les pierres.",
            "With diamond wire, under water, to half a millimetre or less. It’s slow, and this is where stones are lost.",
            "Con hilo de diamante, bajo agua, a medio milímetro o menos. Es lento, y aquí se pierden las piedras.",
            "水の中、ダイヤモンドワイヤーで0.5 mm以下に。時間がかかり、石を失うのもここです。",
          ),
        },
        {
          title: inFour("Polir", "Polish", "Pulir", "磨く"),
          text: inFour(
            "Des deux côtés, pour que la tranche reste plane une fois collée sur sa plaque de laiton.",
            "On both sides, so that the slice stays flat once it’s bonded to its brass plate.",
            "Por los dos lados, para que la lámina siga plana una vez pegada a su placa de latón.",
            "両面を磨きます。真鍮の板に貼ったあとも、平らであるように。",
          ),
        },
        {
          title: inFour("Poser les index", "Set the markers", "Colocar los índices", "インデックスを置く"),
          text: inFour(
            "Une pierre supporte un trou en son centre, pas vingt-quatre de plus : ils sont collés, un par un, et contrôlés deux fois.",
            "A stone will bear one hole in its centre, not twenty-four more: they’re bonded one by one, and checked twice.",
            "Una piedra soporta un agujero en el centro, no veinticuatro más: se pegan uno a uno y se revisan dos veces.",
            "石に開けられる穴は中心に一つ。あと24は無理です。一つずつ接着し、二度確かめます。",
          ),
        },
      ],
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
        "La pierre est mate ou profonde ; il lui fallait un bord qui ne soit ni l’un ni l’autre. La lunette cannelée prend la lumière et la rend, 192 fois par tour.\n\nL’or rose est un revêtement PVD, plus dur que l’or massif et honnête sur son épaisseur.",
        "Stone is matt or deep; it needed an edge that’s neither. The fluted bezel takes the light and gives it back, 192 times around.\n\nThe rose gold is a PVD coating, harder than solid gold and honest about its thickness.",
        "La piedra es mate o profunda; necesitaba un borde que no fuera ni lo uno ni lo otro. El bisel estriado toma la luz y la devuelve, 192 veces por vuelta.\n\nEl oro rosa es un recubrimiento PVD, más duro que el oro macizo y honesto sobre su grosor.",
        "石は艶を消すか、深く沈むか。そのどちらでもない縁が必要でした。フルーテッドベゼルは、ひと回りで192回、光を受けて返します。\n\nローズゴールドはPVDです。金無垢より硬く、厚さを偽りません。",
      ),
      illustration: { scene: "macro-bezel", watch: "DI05", stage: "rosee" },
      side: "right",
    },
    {
      blockType: "rail",
      title: inFour("La ligne Rose", "The Rose line", "La línea Rose", "ローズのライン"),
      watches: ["DIPIME", "DIPIMM", "DIPILI", "DIPIAL", "DIPIRU", "DI05"],
      link: {
        label: inFour(
          "Prix et disponibilité",
          "Prices and availability",
          "Precios y disponibilidad",
          "価格と在庫",
        ),
        href: "/montres/distinction-rose",
      },
    },
  ],
};
