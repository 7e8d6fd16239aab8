import type { SeedBlock } from "@/src/seed/content/seed-page";

type Notes = NonNullable<Extract<SeedBlock, { readonly blockType: "drawing" }>["notes"]>;

/** The seven tools of the bench, in the order they are drawn in. */
export const tools: Notes = [
  {
    title: { fr: "La loupe", en: "The loupe", es: "La lupa", jp: "ルーペ" },
    text: {
      fr: "Dix fois. Elle ne juge pas, elle montre.",
      en: "Ten times larger. It doesn’t judge, it shows.",
      es: "Diez aumentos. No juzga, enseña.",
      jp: "10倍。判断はせず、見せるだけです。",
    },
  },
  {
    title: { fr: "Les brucelles", en: "The tweezers", es: "Las pinzas", jp: "ピンセット" },
    text: {
      fr: "En laiton, qui ne marque pas l’acier.",
      en: "Brass, which doesn’t mark steel.",
      es: "De latón, que no marca el acero.",
      jp: "スティールに傷をつけない真鍮製。",
    },
  },
  {
    title: {
      fr: "Les tournevis",
      en: "The screwdrivers",
      es: "Los destornilladores",
      jp: "ドライバー",
    },
    text: {
      fr: "Quatre, le plus fin de 0,8 mm.",
      en: "Four, the finest 0.8 mm.",
      es: "Cuatro, el más fino de 0,8 mm.",
      jp: "4本。いちばん細いものは0.8 mm。",
    },
  },
  {
    title: {
      fr: "La presse à aiguilles",
      en: "The hand-setting press",
      es: "La prensa de agujas",
      jp: "針押さえ",
    },
    text: {
      fr: "Elle pose à la hauteur voulue, pas à l’œil.",
      en: "It sets to a stated height, not by eye.",
      es: "Coloca a la altura fijada, no a ojo.",
      jp: "目分量ではなく、決めた高さに。",
    },
  },
  {
    title: { fr: "La poire à souffler", en: "The dust blower", es: "La pera de aire", jp: "ブロワー" },
    text: {
      fr: "Contre la poussière, jusqu’à la dernière.",
      en: "Against dust, down to the last speck.",
      es: "Contra el polvo, hasta la última mota.",
      jp: "最後の一粒まで、埃を払います。",
    },
  },
  {
    title: {
      fr: "Le banc d’écoute",
      en: "The timing machine",
      es: "El banco de escucha",
      jp: "歩度測定器",
    },
    text: {
      fr: "Il entend six battements par seconde.",
      en: "It hears six beats a second.",
      es: "Oye seis latidos por segundo.",
      jp: "毎秒6回の音を聴きます。",
    },
  },
  {
    title: {
      fr: "La cloche à pression",
      en: "The pressure tester",
      es: "La cámara de presión",
      jp: "加圧試験機",
    },
    text: {
      fr: "Elle monte à 10 ATM, avant que la mer ne le fasse.",
      en: "10 ATM, before the sea does.",
      es: "10 ATM, antes de que las ponga el mar.",
      jp: "海より先に、10気圧。",
    },
  },
];
