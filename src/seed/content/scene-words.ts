import type { FullText } from "@/src/seed/catalogue/seed-option";

/** What stands in a scene, by the name of its module in media/artwork/blender/objects. */
export const thingWords: Readonly<Record<string, FullText>> = {
  "gift-card": {
    fr: "deux cartes cadeaux bleues, graduées de 50 à 500 €",
    en: "two blue gift cards marked from €50 to €500",
    es: "dos tarjetas regalo azules, graduadas de 50 a 500\u00A0€",
    jp: "50〜500ユーロの目盛りが入った2枚の青いギフトカード",
  },
  "travel-box": {
    fr: "étui de voyage ouvert, cuir noir grainé doublé de vert pâle",
    en: "open travel case, grained black leather lined in pale green",
    es: "estuche de viaje abierto, cuero negro graneado con forro verde claro",
    jp: "開いたトラベルケース、黒いグレインレザーに淡い緑の裏地",
  },
  "premium-box": {
    fr: "coffret ouvert en noyer massif doublé de cuir velours sable",
    en: "open solid walnut box lined in sand suede",
    es: "estuche abierto de nogal, forro de ante arena",
    jp: "砂色のスエードを張り、ふたを開けたウォールナット無垢材のボックス",
  },
  "wrapped-box": {
    fr: "boîte emballée d’un papier gradué et nouée d’un ruban bleu",
    en: "box wrapped in paper marked like a ruler and tied with a blue ribbon",
    es: "estuche envuelto en papel graduado y atado con una cinta azul",
    jp: "目盛り柄の紙で包み、青いリボンを結んだ箱",
  },
  clasp: {
    fr: "fermoir déployant en acier, gravé du signe de la maison, sur un bracelet oyster",
    en: "steel folding clasp engraved with the house’s mark, on an Oyster bracelet",
    es: "cierre desplegable de acero con la marca grabada, en un brazalete oyster",
    jp: "マークを刻んだスティールの三つ折れバックルとオイスターブレスレット",
  },
  "buckled-strap": {
    fr: "boucle ardillon en acier sur un bracelet en cuir brun cousu",
    en: "steel pin buckle on a stitched brown leather strap",
    es: "hebilla de acero en una correa cosida de cuero marrón",
    jp: "縫製したブラウンのレザーストラップとスティールのピンバックル",
  },
  "folding-buckle butterfly": {
    fr: "boucle papillon en acier, ouverte des deux côtés",
    en: "steel butterfly clasp, open on both sides",
    es: "cierre mariposa de acero, abierto por los dos lados",
    jp: "両側に開いたスティールのバタフライバックル",
  },
  "folding-buckle deployant": {
    fr: "boucle déployante en acier, ouverte",
    en: "steel deployant clasp, open",
    es: "cierre desplegable de acero, abierto",
    jp: "開いたスティールのDバックル",
  },
  "leather-set": {
    fr: "bracelet en cuir démonté",
    en: "leather strap taken off",
    es: "correa de cuero desmontada",
    jp: "外したレザーストラップ",
  },
  "wooden-arm": {
    fr: "bras de bois clair",
    en: "arm of pale wood",
    es: "brazo de madera clara",
    jp: "明るい木の腕",
  },
  sleeve: {
    fr: "manche de veste et poignet de chemise",
    en: "jacket sleeve and shirt cuff",
    es: "manga de chaqueta y puño de camisa",
    jp: "ジャケットの袖とシャツの袖口",
  },
  "screwed-back": {
    fr: "fond vissé déposé",
    en: "caseback taken off",
    es: "fondo desmontado",
    jp: "外した裏蓋",
  },
  screwdriver: { fr: "tournevis", en: "screwdriver", es: "destornillador", jp: "ドライバー" },
  tweezers: { fr: "brucelles", en: "tweezers", es: "pinzas", jp: "ピンセット" },
  loupe: { fr: "loupe", en: "loupe", es: "lupa", jp: "ルーペ" },
};

/** Parts of a watch out of their watch. */
export const partWords: Readonly<Record<string, FullText>> = {
  case: { fr: "boîtier", en: "case", es: "caja", jp: "ケース" },
  bezel: { fr: "lunette", en: "bezel", es: "bisel", jp: "ベゼル" },
  crystal: { fr: "verre", en: "crystal", es: "cristal", jp: "風防" },
  dial: { fr: "cadran", en: "dial", es: "esfera", jp: "文字盤" },
  hand: { fr: "aiguilles", en: "hands", es: "agujas", jp: "針" },
  hands: { fr: "aiguilles", en: "hands", es: "agujas", jp: "針" },
  movement: { fr: "mouvement", en: "movement", es: "movimiento", jp: "ムーブメント" },
  rotor: { fr: "rotor", en: "rotor", es: "rotor", jp: "ローター" },
  caseback: { fr: "fond", en: "caseback", es: "fondo", jp: "裏蓋" },
};

/** A strap on a watch, by family. */
export const strapWords: Readonly<Record<string, FullText>> = {
  OY: { fr: "bracelet oyster", en: "Oyster bracelet", es: "brazalete oyster", jp: "オイスターブレスレット" },
  JU: { fr: "bracelet jubilé", en: "Jubilee bracelet", es: "brazalete jubilé", jp: "ジュビリーブレスレット" },
  PR: {
    fr: "bracelet président",
    en: "President bracelet",
    es: "brazalete presidente",
    jp: "プレジデントブレスレット",
  },
  MA: { fr: "maille milanaise", en: "Milanese mesh", es: "malla milanesa", jp: "ミラネーゼメッシュ" },
  LE: { fr: "bracelet en cuir", en: "leather strap", es: "correa de cuero", jp: "レザーストラップ" },
  RU: { fr: "bracelet en caoutchouc", en: "rubber strap", es: "correa de caucho", jp: "ラバーストラップ" },
  NY: { fr: "bracelet en nylon", en: "nylon strap", es: "correa de nailon", jp: "ナイロンストラップ" },
  PM: {
    fr: "bracelet premium",
    en: "premium bracelet",
    es: "brazalete premium",
    jp: "プレミアムブレスレット",
  },
};

/** From where a scene is seen. */
export const viewWords: Readonly<Record<string, FullText>> = {
  "three-quarter": {
    fr: "vue de trois quarts",
    en: "in three-quarter view",
    es: "vista de tres cuartos",
    jp: "斜めから",
  },
  side: { fr: "vue de côté", en: "seen from the side", es: "vista de lado", jp: "横から" },
  lying: { fr: "posée sur le côté", en: "lying on its side", es: "tumbado de lado", jp: "横に寝かせて" },
  "close-up": { fr: "en gros plan", en: "in close-up", es: "en primer plano", jp: "接写" },
  above: { fr: "vue de dessus", en: "seen from above", es: "vista desde arriba", jp: "上から" },
  worn: { fr: "portée au poignet", en: "worn on the wrist", es: "puesto en la muñeca", jp: "手首に着けて" },
  night: {
    fr: "la nuit, à la lueur d’une lampe",
    en: "at night, by lamplight",
    es: "de noche, a la luz de una lámpara",
    jp: "夜、ランプの灯りで",
  },
  exploded: { fr: "vue éclatée", en: "exploded view", es: "vista despiezada", jp: "分解図" },
  back: { fr: "vue de dos", en: "seen from behind", es: "vista por detrás", jp: "裏側から" },
};

/** What a scene’s things lie on. */
export const surfaceWords: Readonly<Record<string, FullText>> = {
  slate: { fr: "sur de l’ardoise", en: "on slate", es: "sobre pizarra", jp: "スレートの上" },
  walnut: { fr: "sur du noyer", en: "on walnut", es: "sobre nogal", jp: "ウォールナットの上" },
  limestone: {
    fr: "sur du calcaire clair",
    en: "on pale limestone",
    es: "sobre caliza clara",
    jp: "明るい石灰岩の上",
  },
  "paper-warm": {
    fr: "sur papier sable",
    en: "on sand-coloured paper",
    es: "sobre papel color arena",
    jp: "砂色の紙の上",
  },
  "paper-cool": {
    fr: "sur papier gris clair",
    en: "on pale grey paper",
    es: "sobre papel gris claro",
    jp: "淡いグレーの紙の上",
  },
  "paper-rose": {
    fr: "sur papier rosé",
    en: "on rose-coloured paper",
    es: "sobre papel rosado",
    jp: "淡いローズの紙の上",
  },
  "paper-night": { fr: "sur fond noir", en: "on a black backdrop", es: "sobre fondo negro", jp: "黒い背景" },
  "felt-green": {
    fr: "sur feutre vert",
    en: "on green felt",
    es: "sobre fieltro verde",
    jp: "緑のフェルトの上",
  },
  "felt-grey": {
    fr: "sur feutre gris",
    en: "on grey felt",
    es: "sobre fieltro gris",
    jp: "グレーのフェルトの上",
  },
};

/** What a close-up is about: the end of its name (macro-crown). */
export const detailWords: Readonly<Record<string, FullText>> = {
  dial: { fr: "Cadran", en: "Dial", es: "Esfera", jp: "文字盤" },
  hands: { fr: "Aiguilles", en: "Hands", es: "Agujas", jp: "針" },
  bezel: { fr: "Lunette", en: "Bezel", es: "Bisel", jp: "ベゼル" },
  crown: { fr: "Couronne", en: "Crown", es: "Corona", jp: "リューズ" },
  movement: { fr: "Mouvement", en: "Movement", es: "Movimiento", jp: "ムーブメント" },
  enamel: { fr: "Émail", en: "Enamel", es: "Esmalte", jp: "エナメル" },
};
