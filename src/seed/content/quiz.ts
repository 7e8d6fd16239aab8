import { inFour, type FullText } from "@/src/seed/catalogue/seed-option";
import type { SeedIllustration } from "./seed-page";

interface SeedAnswer {
  readonly key: string;
  readonly title: FullText;
  readonly note?: FullText;
  readonly illustration?: SeedIllustration;
  readonly rules?: readonly { readonly trait: string; readonly values: string; readonly points: number }[];
  readonly parts?: readonly { readonly field: string; readonly key: string }[];
}

interface SeedQuizQuestion {
  readonly key: string;
  readonly title: FullText;
  readonly text?: FullText;
  readonly answers: readonly SeedAnswer[];
}

const rule = (trait: string, values: string, points: number) => ({ trait, values, points });
const part = (field: string, key: string) => ({ field, key });

/** Words of the address are the same in every language, like the shop's paths. */
export const quiz: readonly SeedQuizQuestion[] = [
  {
    key: "poignet",
    title: inFour(
      "Combien mesure votre poignet ?",
      "How big is your wrist?",
      "¿Cuánto mide tu muñeca?",
      "手首まわりは何センチですか。",
    ),
    text: inFour(
      "Le tour, juste derrière l’os. Un fil et une règle suffisent.",
      "All the way round, just behind the bone. A thread and a ruler will do.",
      "El contorno, justo detrás del hueso. Basta un hilo y una regla.",
      "骨のすぐ後ろをひと回り。糸と定規があれば測れます。",
    ),
    answers: [
      {
        key: "small",
        title: inFour("Moins de 15 cm", "Under 15 cm", "Menos de 15 cm", "15 cm未満"),
        note: inFour("plutôt 36 mm", "36 mm, most likely", "mejor 36 mm", "36 mmが目安です"),
        rules: [rule("diameter", "36", 5)],
        parts: [part("caseDiameter", "36mm")],
      },
      {
        key: "medium",
        title: inFour("De 15 à 17 cm", "15 to 17 cm", "De 15 a 17 cm", "15〜17 cm"),
        note: inFour("36 ou 40 mm", "36 or 40 mm", "36 o 40 mm", "36 mmでも40 mmでも"),
        rules: [rule("diameter", "36, 40", 1)],
      },
      {
        key: "large",
        title: inFour("Plus de 17 cm", "Over 17 cm", "Más de 17 cm", "17 cm以上"),
        note: inFour("plutôt 40 mm", "40 mm, most likely", "mejor 40 mm", "40 mmが目安です"),
        rules: [rule("diameter", "40", 5)],
        parts: [part("caseDiameter", "40mm")],
      },
      {
        key: "unknown",
        title: inFour(
          "Je ne l’ai jamais mesuré",
          "I’ve never measured it",
          "Nunca la he medido",
          "測ったことがありません",
        ),
        note: inFour(
          "les deux tailles restent en jeu",
          "both sizes stay in play",
          "las dos tallas siguen en juego",
          "どちらのサイズも候補に残します",
        ),
      },
    ],
  },
  {
    key: "usage",
    title: inFour("Où vivra-t-elle ?", "Where will it live?", "¿Dónde vivirá?", "どこで着けますか。"),
    answers: [
      {
        key: "tous-les-jours",
        title: inFour(
          "Partout, tous les jours",
          "Everywhere, every day",
          "En todas partes, a diario",
          "毎日、どこへでも",
        ),
        note: inFour(
          "de l’acier qui ne craint rien",
          "steel that fears nothing",
          "acero que no teme nada",
          "気兼ねのいらないスティール",
        ),
        illustration: { scene: "hero-distinction", watch: "DI03" },
        rules: [rule("strap", "oy, ju, pr", 3), rule("metal", "si", 1)],
        parts: [part("strapStyle", "OY")],
      },
      {
        key: "bureau",
        title: inFour("Sous une manchette", "Under a cuff", "Bajo un puño", "袖口の下で"),
        note: inFour(
          "mince, claire, sur cuir",
          "slim, pale, on leather",
          "fino, claro, con cuero",
          "薄く、明るく、革で",
        ),
        illustration: { scene: "hero-reminiscence", watch: "RE1070" },
        rules: [rule("strap", "le", 2), rule("color", "argent, creme, gris", 2)],
        parts: [part("strapStyle", "LE"), part("strapColor", "BR")],
      },
      {
        key: "dehors",
        title: inFour("Dehors", "Outdoors", "Al aire libre", "外で"),
        note: inFour(
          "40 mm, lunette tournante, prise ferme",
          "40 mm, turning bezel, a firm grip",
          "40 mm, bisel giratorio, agarre firme",
          "40 mm、回転ベゼル、確かな装着感",
        ),
        illustration: { scene: "macro-bezel", watch: "DI05" },
        rules: [rule("diameter", "40", 2), rule("metal", "si", 2), rule("strap", "oy, ru, ny", 2)],
        parts: [part("caseType", "SU"), part("strapStyle", "RU"), part("strapColor", "BL")],
      },
      {
        key: "soir",
        title: inFour("Le soir", "In the evening", "Por la noche", "夜に"),
        note: inFour(
          "du métal chaud, un cadran profond",
          "warm metal, a deep dial",
          "metal cálido, esfera profunda",
          "温かな金属と、深い文字盤",
        ),
        illustration: { scene: "hero-rose", watch: "DIPILI" },
        rules: [rule("metal", "rg, gl", 3), rule("color", "bleu, noir, rouge", 1)],
        parts: [part("caseType", "FL"), part("strapStyle", "LE"), part("strapColor", "BL")],
      },
    ],
  },
  {
    key: "lumiere",
    title: inFour(
      "Quelle lumière aimez-vous au poignet ?",
      "What light do you like on your wrist?",
      "¿Qué luz te gusta en la muñeca?",
      "手首に、どんな光を置きますか。",
    ),
    answers: [
      {
        key: "profonde",
        title: inFour("Profonde", "Deep", "Profunda", "深い光"),
        note: inFour(
          "Vert, bleu, bordeaux",
          "Green, blue, burgundy",
          "Verde, azul, burdeos",
          "緑、青、バーガンディ",
        ),
        illustration: { watch: "DI02", stage: "brume" },
        rules: [rule("color", "vert, bleu, rouge", 5)],
        parts: [part("dial", "DI-GR")],
      },
      {
        key: "claire",
        title: inFour("Claire", "Pale", "Clara", "明るい光"),
        note: inFour("Argent, crème", "Silver, cream", "Plata, crema", "シルバー、クリーム"),
        illustration: { watch: "RE1070", stage: "sable" },
        rules: [rule("color", "argent, creme", 5)],
        parts: [part("dial", "ART-WH")],
      },
      {
        key: "tendre",
        title: inFour("Tendre", "Tender", "Tierna", "やわらかな光"),
        note: inFour(
          "Rose, brun, bronze",
          "Pink, brown, bronze",
          "Rosa, marrón, bronce",
          "ピンク、ブラウン、ブロンズ",
        ),
        illustration: { watch: "DIBU01", stage: "rosee" },
        rules: [rule("color", "rose, brun", 5)],
        parts: [part("dial", "DI-PI")],
      },
      {
        key: "presque-noire",
        title: inFour("Presque noire", "Almost black", "Casi negra", "ほとんど黒"),
        note: inFour("Nuit, gris, noir", "Night, grey, black", "Noche, gris, negro", "夜、グレー、黒"),
        illustration: { watch: "DI03", stage: "givre" },
        rules: [rule("color", "noir, gris", 5), rule("color", "bleu", 1)],
        parts: [part("dial", "DI")],
      },
    ],
  },
  {
    key: "metal",
    title: inFour("Quel métal ?", "Which metal?", "¿Qué metal?", "どの金属にしますか。"),
    answers: [
      {
        key: "acier",
        title: inFour("Acier", "Steel", "Acero", "スティール"),
        note: inFour("brossé et poli", "brushed and polished", "cepillado y pulido", "ヘアラインと鏡面"),
        rules: [rule("metal", "si", 3)],
        parts: [part("caseColor", "CAS-SM-si")],
      },
      {
        key: "rose",
        title: inFour("Or rose", "Rose gold", "Oro rosa", "ローズゴールド"),
        note: inFour(
          "PVD, couleur de soleil bas",
          "PVD, the colour of a low sun",
          "PVD, color de sol bajo",
          "PVD、低い太陽の色",
        ),
        rules: [rule("metal", "rg", 3)],
        parts: [part("caseColor", "CAS-SM-rg")],
      },
      {
        key: "jaune",
        title: inFour("Or jaune", "Yellow gold", "Oro amarillo", "イエローゴールド"),
        note: inFour("seulement sur mesure", "bespoke only", "solo a medida", "オーダーメイドのみ"),
        rules: [rule("metal", "gl, sigl", 3)],
        parts: [part("caseColor", "CAS-SM-gl")],
      },
      {
        key: "noir",
        title: inFour("Noir", "Black", "Negro", "ブラック"),
        note: inFour("seulement sur mesure", "bespoke only", "solo a medida", "オーダーメイドのみ"),
        rules: [rule("metal", "bl", 3)],
        parts: [part("caseColor", "CAS-SM-bl")],
      },
    ],
  },
  {
    key: "bracelet",
    title: inFour("Qu’est-ce qui la tient ?", "What holds it on?", "¿Qué lo sujeta?", "何で留めますか。"),
    answers: [
      {
        key: "maillons",
        title: inFour("Des maillons", "Links", "Eslabones", "金属のコマ"),
        note: inFour(
          "Oyster, Jubilé, Président",
          "Oyster, Jubilee, President",
          "Oyster, Jubileo, President",
          "オイスター、ジュビリー、プレジデント",
        ),
        illustration: { scene: "macro-clasp", watch: "DI01" },
        rules: [rule("strap", "oy, ju, pr", 4)],
        parts: [part("strapStyle", "OY")],
      },
      {
        key: "cuir",
        title: inFour("Du cuir", "Leather", "Cuero", "革"),
        note: inFour(
          "lisse, grainé, façon alligator",
          "smooth, grained, alligator-style",
          "liso, graneado, tipo aligátor",
          "スムース、シボ、アリゲーター風",
        ),
        illustration: { scene: "macro-buckle", watch: "DIBU01" },
        rules: [rule("strap", "le", 4)],
        parts: [part("strapStyle", "LE"), part("strapColor", "BR")],
      },
      {
        key: "maille",
        title: inFour("Une maille", "A mesh", "Una malla", "メッシュ"),
        note: inFour(
          "milanaise, presque un tissu",
          "Milanese, nearly a cloth",
          "milanesa, casi una tela",
          "ミラネーゼ、ほとんど布のように",
        ),
        rules: [rule("strap", "ma", 4)],
        parts: [part("strapStyle", "MA")],
      },
      {
        key: "souple",
        title: inFour(
          "Du souple qui se lave",
          "Something soft that washes",
          "Algo flexible que se lava",
          "洗える、やわらかな素材",
        ),
        note: inFour("caoutchouc ou nylon", "rubber or nylon", "caucho o nailon", "ラバーまたはナイロン"),
        illustration: { scene: "flat-straps", watch: "DI05" },
        rules: [rule("strap", "ru, ny", 4)],
        parts: [part("strapStyle", "RU"), part("strapColor", "BL")],
      },
    ],
  },
  {
    key: "main",
    title: inFour(
      "De quoi le cadran est-il fait ?",
      "What is the dial made of?",
      "¿De qué está hecha la esfera?",
      "文字盤の素材は。",
    ),
    answers: [
      {
        key: "soleil",
        title: inFour(
          "De laiton brossé en soleil",
          "Brass, brushed like a sun",
          "Latón cepillado en sol",
          "サンレイ仕上げの真鍮",
        ),
        note: inFour("12 jours", "12 days", "12 días", "12日"),
        illustration: { scene: "macro-dial", watch: "DI01" },
        rules: [rule("line", "distinction", 4)],
      },
      {
        key: "pierre",
        title: inFour("De pierre sciée", "Sawn stone", "Piedra serrada", "薄く切った石"),
        note: inFour(
          "malachite, lapis, météorite",
          "malachite, lapis, meteorite",
          "malaquita, lapislázuli, meteorito",
          "マラカイト、ラピス、隕石",
        ),
        illustration: { watch: "DIPIMM", stage: "rosee" },
        rules: [rule("line", "distinction-rose", 5)],
      },
      {
        key: "email",
        title: inFour(
          "D’émail ou de laque, à la main",
          "Enamel or lacquer, by hand",
          "Esmalte o laca, a mano",
          "手仕事のエナメルや漆",
        ),
        note: inFour(
          "sur mesure, 20 jours de plus",
          "bespoke, 20 days more",
          "a medida, 20 días más",
          "オーダーメイド、20日追加",
        ),
        illustration: { scene: "macro-enamel", watch: "DIHO" },
        rules: [rule("line", "distinction-horizon, reminiscence", 4)],
        parts: [part("dial", "ART-BUGL")],
      },
      {
        key: "egal",
        title: inFour("Peu importe", "It doesn’t matter", "Da igual", "こだわりません"),
        note: inFour("la couleur décidera", "colour will decide", "decidirá el color", "色で決めます"),
      },
    ],
  },
  {
    key: "budget",
    title: inFour("Jusqu’où allons-nous ?", "How far do we go?", "¿Hasta dónde llegamos?", "ご予算は。"),
    text: inFour(
      "Taxes et livraison comprises.",
      "Tax and delivery included.",
      "Impuestos y envío incluidos.",
      "税金・送料込みです。",
    ),
    answers: [
      {
        key: "moins-de-320",
        title: inFour("Moins de 320 €", "Under €320", "Menos de 320 €", "320ユーロ未満"),
        rules: [rule("price", "-320", 5)],
      },
      {
        key: "320-a-400",
        title: inFour("De 320 à 400 €", "€320 to €400", "De 320 a 400 €", "320〜400ユーロ"),
        rules: [rule("price", "320-400", 5), rule("price", "-320", 3)],
      },
      {
        key: "plus-de-400",
        title: inFour("Plus de 400 €", "Over €400", "Más de 400 €", "400ユーロ以上"),
        rules: [rule("price", "400-", 4)],
      },
      {
        key: "libre",
        title: inFour(
          "Je n’ai pas fixé de limite",
          "I haven’t set a limit",
          "No he fijado límite",
          "上限は決めていません",
        ),
      },
    ],
  },
];
