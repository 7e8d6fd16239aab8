import type { SeedWatch } from "./seed-watch";

export const reminiscence: readonly SeedWatch[] = [
  {
    code: "RE1070",
    line: "reminiscence",
    path: "/montres/reminiscence",
    stage: "sable",
    color: "creme",
    name: { fr: "Réminiscence", en: "Réminiscence", es: "Réminiscence", jp: "レミニセンス" },
    tagline: {
      fr: "Cadran crème, aiguilles bleuies, cuir brun",
      en: "Cream dial, blued hands, brown leather",
      es: "Esfera crema, agujas azuladas, cuero marrón",
      jp: "クリームの文字盤、青焼き針、ブラウンレザー",
    },
    description: {
      fr: "Soixante traits reliés en chemin de fer, douze index comme des aiguilles à coudre, trois aiguilles bleuies : le cadran crème se lit d’un coup d’œil, même de travers.\n\nLe boîtier de 36 mm a la taille des montres que l’on remontait le matin. Celle-ci se remonte en marchant : le NH35 bat 21 600 fois par heure et tient 41 heures posé sur la table de nuit.\n\nLe cuir brun arrive raide. Comptez deux semaines avant qu’il ne soit à vous.",
      en: "Sixty strokes joined into a railway track, twelve markers as thin as sewing needles, three blued hands: the cream dial reads at a glance, even a sideways one.\n\nThe 36 mm case is the size of watches people wound every morning. This one winds as you walk: the NH35 beats 21,600 times an hour and lasts 41 hours on the bedside table.\n\nThe brown leather arrives stiff. Give it two weeks and it’s yours.",
      es: "Sesenta trazos unidos como una vía de tren, doce índices finos como agujas de coser, tres agujas azuladas: la esfera crema se lee de un vistazo, incluso de reojo.\n\nLa caja de 36 mm tiene el tamaño de los relojes a los que se daba cuerda cada mañana. Este se carga al caminar: el NH35 late 21 600 veces por hora y aguanta 41 horas en la mesilla.\n\nEl cuero marrón llega rígido. En dos semanas será tuyo.",
      jp: "線路のようにつながる60本の目盛り、縫い針のように細い12のインデックス、3本の青焼き針。クリームの文字盤は、横目でも一目で読めます。\n\n36 mmのケースは、毎朝ぜんまいを巻いていた頃の時計の大きさです。この時計は歩くだけで巻き上がります。NH35は毎時21,600振動、外しても41時間動きます。\n\nブラウンレザーは、はじめは硬めです。2週間ほどで腕になじみます。",
    },
    parts: {
      dial: "RE1070",
      hands: "HAN-LEA-BU",
      strapStyle: "LE",
      strapColor: "BR",
    },
    configuratorDial: "ART-WH",
    related: ["DI01", "DIBU01", "DIHO"],
    products: [{ sku: "RE1070", diameter: 36, price: 28_500 }],
    weight: 62,
  },
];
