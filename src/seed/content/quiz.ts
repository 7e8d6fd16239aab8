import type { FullText } from "@/src/seed/catalogue/seed-option";
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
    title: {
      fr: "Combien mesure votre poignet ?",
      en: "How big is your wrist?",
      es: "¿Cuánto mide tu muñeca?",
      jp: "手首まわりは何センチですか。",
    },
    text: {
      fr: "Le tour, juste derrière l’os. Un fil et une règle suffisent.",
      en: "All the way round, just behind the bone. A thread and a ruler will do.",
      es: "El contorno, justo detrás del hueso. Basta un hilo y una regla.",
      jp: "骨のすぐ後ろをひと回り。糸と定規があれば測れます。",
    },
    answers: [
      {
        key: "small",
        title: { fr: "Moins de 15 cm", en: "Under 15 cm", es: "Menos de 15 cm", jp: "15 cm未満" },
        note: { fr: "plutôt 36 mm", en: "36 mm, most likely", es: "mejor 36 mm", jp: "36 mmが目安です" },
        rules: [rule("diameter", "36", 5)],
        parts: [part("caseDiameter", "36mm")],
      },
      {
        key: "medium",
        title: { fr: "De 15 à 17 cm", en: "15 to 17 cm", es: "De 15 a 17 cm", jp: "15〜17 cm" },
        note: { fr: "36 ou 40 mm", en: "36 or 40 mm", es: "36 o 40 mm", jp: "36 mmでも40 mmでも" },
        rules: [rule("diameter", "36, 40", 1)],
      },
      {
        key: "large",
        title: { fr: "Plus de 17 cm", en: "Over 17 cm", es: "Más de 17 cm", jp: "17 cm以上" },
        note: { fr: "plutôt 40 mm", en: "40 mm, most likely", es: "mejor 40 mm", jp: "40 mmが目安です" },
        rules: [rule("diameter", "40", 5)],
        parts: [part("caseDiameter", "40mm")],
      },
      {
        key: "unknown",
        title: {
          fr: "Je ne l’ai jamais mesuré",
          en: "I’ve never measured it",
          es: "Nunca la he medido",
          jp: "測ったことがありません",
        },
        note: {
          fr: "les deux tailles restent en jeu",
          en: "both sizes stay in play",
          es: "las dos tallas siguen en juego",
          jp: "どちらのサイズも候補に残します",
        },
      },
    ],
  },
  {
    key: "usage",
    title: {
      fr: "Où vivra-t-elle ?",
      en: "Where will it live?",
      es: "¿Dónde vivirá?",
      jp: "どこで着けますか。",
    },
    answers: [
      {
        key: "tous-les-jours",
        title: {
          fr: "Partout, tous les jours",
          en: "Everywhere, every day",
          es: "En todas partes, a diario",
          jp: "毎日、どこへでも",
        },
        note: {
          fr: "de l’acier qui ne craint rien",
          en: "steel that fears nothing",
          es: "acero que no teme nada",
          jp: "気兼ねのいらないスティール",
        },
        illustration: { scene: "hero-distinction", watch: "DI03" },
        rules: [rule("strap", "oy, ju, pr", 3), rule("metal", "si", 1)],
        parts: [part("strapStyle", "OY")],
      },
      {
        key: "bureau",
        title: { fr: "Sous une manchette", en: "Under a cuff", es: "Bajo un puño", jp: "袖口の下で" },
        note: {
          fr: "mince, claire, sur cuir",
          en: "slim, pale, on leather",
          es: "fino, claro, con cuero",
          jp: "薄く、明るく、革で",
        },
        illustration: { scene: "hero-reminiscence", watch: "RE1070" },
        rules: [rule("strap", "le", 2), rule("color", "argent, creme, gris", 2)],
        parts: [part("strapStyle", "LE"), part("strapColor", "BR")],
      },
      {
        key: "dehors",
        title: { fr: "Dehors", en: "Outdoors", es: "Al aire libre", jp: "外で" },
        note: {
          fr: "40 mm, lunette tournante, prise ferme",
          en: "40 mm, turning bezel, a firm grip",
          es: "40 mm, bisel giratorio, agarre firme",
          jp: "40 mm、回転ベゼル、確かな装着感",
        },
        illustration: { scene: "macro-bezel", watch: "DI05" },
        rules: [rule("diameter", "40", 2), rule("metal", "si", 2), rule("strap", "oy, ru, ny", 2)],
        parts: [part("caseType", "SU"), part("strapStyle", "RU"), part("strapColor", "BL")],
      },
      {
        key: "soir",
        title: { fr: "Le soir", en: "In the evening", es: "Por la noche", jp: "夜に" },
        note: {
          fr: "du métal chaud, un cadran profond",
          en: "warm metal, a deep dial",
          es: "metal cálido, esfera profunda",
          jp: "温かな金属と、深い文字盤",
        },
        illustration: { scene: "hero-rose", watch: "DIPILI" },
        rules: [rule("metal", "rg, gl", 3), rule("color", "bleu, noir, rouge", 1)],
        parts: [part("caseType", "FL"), part("strapStyle", "LE"), part("strapColor", "BL")],
      },
    ],
  },
  {
    key: "lumiere",
    title: {
      fr: "Quelle lumière aimez-vous au poignet ?",
      en: "What light do you like on your wrist?",
      es: "¿Qué luz te gusta en la muñeca?",
      jp: "手首に、どんな光を置きますか。",
    },
    answers: [
      {
        key: "profonde",
        title: { fr: "Profonde", en: "Deep", es: "Profunda", jp: "深い光" },
        note: {
          fr: "Vert, bleu, bordeaux",
          en: "Green, blue, burgundy",
          es: "Verde, azul, burdeos",
          jp: "緑、青、バーガンディ",
        },
        illustration: { watch: "DI02", stage: "brume" },
        rules: [rule("color", "vert, bleu, rouge", 5)],
        parts: [part("dial", "DI-GR")],
      },
      {
        key: "claire",
        title: { fr: "Claire", en: "Pale", es: "Clara", jp: "明るい光" },
        note: { fr: "Argent, crème", en: "Silver, cream", es: "Plata, crema", jp: "シルバー、クリーム" },
        illustration: { watch: "RE1070", stage: "sable" },
        rules: [rule("color", "argent, creme", 5)],
        parts: [part("dial", "ART-WH")],
      },
      {
        key: "tendre",
        title: { fr: "Tendre", en: "Tender", es: "Tierna", jp: "やわらかな光" },
        note: {
          fr: "Rose, brun, bronze",
          en: "Pink, brown, bronze",
          es: "Rosa, marrón, bronce",
          jp: "ピンク、ブラウン、ブロンズ",
        },
        illustration: { watch: "DIBU01", stage: "rosee" },
        rules: [rule("color", "rose, brun", 5)],
        parts: [part("dial", "DI-PI")],
      },
      {
        key: "presque-noire",
        title: { fr: "Presque noire", en: "Almost black", es: "Casi negra", jp: "ほとんど黒" },
        note: {
          fr: "Nuit, gris, noir",
          en: "Night, grey, black",
          es: "Noche, gris, negro",
          jp: "夜、グレー、黒",
        },
        illustration: { watch: "DI03", stage: "givre" },
        rules: [rule("color", "noir, gris", 5), rule("color", "bleu", 1)],
        parts: [part("dial", "DI")],
      },
    ],
  },
  {
    key: "metal",
    title: { fr: "Quel métal ?", en: "Which metal?", es: "¿Qué metal?", jp: "どの金属にしますか。" },
    answers: [
      {
        key: "acier",
        title: { fr: "Acier", en: "Steel", es: "Acero", jp: "スティール" },
        note: {
          fr: "brossé et poli",
          en: "brushed and polished",
          es: "cepillado y pulido",
          jp: "ヘアラインと鏡面",
        },
        rules: [rule("metal", "si", 3)],
        parts: [part("caseColor", "CAS-SM-si")],
      },
      {
        key: "rose",
        title: { fr: "Or rose", en: "Rose gold", es: "Oro rosa", jp: "ローズゴールド" },
        note: {
          fr: "PVD, couleur de soleil bas",
          en: "PVD, the colour of a low sun",
          es: "PVD, color de sol bajo",
          jp: "PVD、低い太陽の色",
        },
        rules: [rule("metal", "rg", 3)],
        parts: [part("caseColor", "CAS-SM-rg")],
      },
      {
        key: "jaune",
        title: { fr: "Or jaune", en: "Yellow gold", es: "Oro amarillo", jp: "イエローゴールド" },
        note: {
          fr: "seulement sur mesure",
          en: "bespoke only",
          es: "solo a medida",
          jp: "オーダーメイドのみ",
        },
        rules: [rule("metal", "gl, sigl", 3)],
        parts: [part("caseColor", "CAS-SM-gl")],
      },
      {
        key: "noir",
        title: { fr: "Noir", en: "Black", es: "Negro", jp: "ブラック" },
        note: {
          fr: "seulement sur mesure",
          en: "bespoke only",
          es: "solo a medida",
          jp: "オーダーメイドのみ",
        },
        rules: [rule("metal", "bl", 3)],
        parts: [part("caseColor", "CAS-SM-bl")],
      },
    ],
  },
  {
    key: "bracelet",
    title: {
      fr: "Qu’est-ce qui la tient ?",
      en: "What holds it on?",
      es: "¿Qué lo sujeta?",
      jp: "何で留めますか。",
    },
    answers: [
      {
        key: "maillons",
        title: { fr: "Des maillons", en: "Links", es: "Eslabones", jp: "金属のコマ" },
        note: {
          fr: "Oyster, Jubilé, Président",
          en: "Oyster, Jubilee, President",
          es: "Oyster, Jubileo, President",
          jp: "オイスター、ジュビリー、プレジデント",
        },
        illustration: { scene: "macro-clasp", watch: "DI01" },
        rules: [rule("strap", "oy, ju, pr", 4)],
        parts: [part("strapStyle", "OY")],
      },
      {
        key: "cuir",
        title: { fr: "Du cuir", en: "Leather", es: "Cuero", jp: "革" },
        note: {
          fr: "lisse, grainé, façon alligator",
          en: "smooth, grained, alligator-style",
          es: "liso, graneado, tipo aligátor",
          jp: "スムース、シボ、アリゲーター風",
        },
        illustration: { scene: "macro-buckle", watch: "DIBU01" },
        rules: [rule("strap", "le", 4)],
        parts: [part("strapStyle", "LE"), part("strapColor", "BR")],
      },
      {
        key: "maille",
        title: { fr: "Une maille", en: "A mesh", es: "Una malla", jp: "メッシュ" },
        note: {
          fr: "milanaise, presque un tissu",
          en: "Milanese, nearly a cloth",
          es: "milanesa, casi una tela",
          jp: "ミラネーゼ、ほとんど布のように",
        },
        rules: [rule("strap", "ma", 4)],
        parts: [part("strapStyle", "MA")],
      },
      {
        key: "souple",
        title: {
          fr: "Du souple qui se lave",
          en: "Something soft that washes",
          es: "Algo flexible que se lava",
          jp: "洗える、やわらかな素材",
        },
        note: {
          fr: "caoutchouc ou nylon",
          en: "rubber or nylon",
          es: "caucho o nailon",
          jp: "ラバーまたはナイロン",
        },
        illustration: { scene: "flat-straps", watch: "DI05" },
        rules: [rule("strap", "ru, ny", 4)],
        parts: [part("strapStyle", "RU"), part("strapColor", "BL")],
      },
    ],
  },
  {
    key: "main",
    title: {
      fr: "De quoi le cadran est-il fait ?",
      en: "What is the dial made of?",
      es: "¿De qué está hecha la esfera?",
      jp: "文字盤の素材は。",
    },
    answers: [
      {
        key: "soleil",
        title: {
          fr: "De laiton brossé en soleil",
          en: "Brass, brushed like a sun",
          es: "Latón cepillado en sol",
          jp: "サンレイ仕上げの真鍮",
        },
        note: { fr: "12 jours", en: "12 days", es: "12 días", jp: "12日" },
        illustration: { scene: "macro-dial", watch: "DI01" },
        rules: [rule("line", "distinction", 4)],
      },
      {
        key: "pierre",
        title: { fr: "De pierre sciée", en: "Sawn stone", es: "Piedra serrada", jp: "薄く切った石" },
        note: {
          fr: "malachite, lapis, météorite",
          en: "malachite, lapis, meteorite",
          es: "malaquita, lapislázuli, meteorito",
          jp: "マラカイト、ラピス、隕石",
        },
        illustration: { watch: "DIPIMM", stage: "rosee" },
        rules: [rule("line", "distinction-rose", 5)],
      },
      {
        key: "email",
        title: {
          fr: "D’émail ou de laque, à la main",
          en: "Enamel or lacquer, by hand",
          es: "Esmalte o laca, a mano",
          jp: "手仕事のエナメルや漆",
        },
        note: {
          fr: "sur mesure, 20 jours de plus",
          en: "bespoke, 20 days more",
          es: "a medida, 20 días más",
          jp: "オーダーメイド、20日追加",
        },
        illustration: { scene: "macro-enamel", watch: "DIHO" },
        rules: [rule("line", "distinction-horizon, reminiscence", 4)],
        parts: [part("dial", "ART-BUGL")],
      },
      {
        key: "egal",
        title: { fr: "Peu importe", en: "It doesn’t matter", es: "Da igual", jp: "こだわりません" },
        note: {
          fr: "la couleur décidera",
          en: "colour will decide",
          es: "decidirá el color",
          jp: "色で決めます",
        },
      },
    ],
  },
  {
    key: "budget",
    title: {
      fr: "Jusqu’où allons-nous ?",
      en: "How far do we go?",
      es: "¿Hasta dónde llegamos?",
      jp: "ご予算は。",
    },
    text: {
      fr: "Taxes et livraison comprises.",
      en: "Tax and delivery included.",
      es: "Impuestos y envío incluidos.",
      jp: "税金・送料込みです。",
    },
    answers: [
      {
        key: "moins-de-320",
        title: { fr: "Moins de 320 €", en: "Under €320", es: "Menos de 320 €", jp: "320ユーロ未満" },
        rules: [rule("price", "-320", 5)],
      },
      {
        key: "320-a-400",
        title: { fr: "De 320 à 400 €", en: "€320 to €400", es: "De 320 a 400 €", jp: "320〜400ユーロ" },
        rules: [rule("price", "320-400", 5), rule("price", "-320", 3)],
      },
      {
        key: "plus-de-400",
        title: { fr: "Plus de 400 €", en: "Over €400", es: "Más de 400 €", jp: "400ユーロ以上" },
        rules: [rule("price", "400-", 4)],
      },
      {
        key: "libre",
        title: {
          fr: "Je n’ai pas fixé de limite",
          en: "I haven’t set a limit",
          es: "No he fijado límite",
          jp: "上限は決めていません",
        },
      },
    ],
  },
];
