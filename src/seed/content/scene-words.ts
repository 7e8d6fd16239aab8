import { inFour, type FullText } from "@/src/seed/catalogue/seed-option";

/** What stands in a scene, by the name of its module in media/artwork/blender/objects. */
export const thingWords: Readonly<Record<string, FullText>> = {
  "gift-card": inFour(
    "carte cadeau bleue graduée de 50 à 500 €",
    "blue gift card ruled from €50 to €500",
    "tarjeta regalo azul graduada de 50 a 500 €",
    "50〜500ユーロの目盛りが入った青いギフトカード",
  ),
  "travel-box": inFour(
    "étui de voyage ouvert, cuir noir grainé doublé de vert pâle",
    "open travel case, grained black leather lined in pale green",
    "estuche de viaje abierto, cuero negro graneado con forro verde claro",
    "開いたトラベルケース、黒いグレインレザーに淡い緑の裏地",
  ),
  "premium-box": inFour(
    "coffret ouvert en noyer massif doublé de suède sable",
    "open solid walnut box lined in sand suede",
    "caja abierta de nogal macizo forrada de ante arena",
    "砂色のスエードを張った、開いたウォールナット無垢材の箱",
  ),
  "wrapped-box": inFour(
    "boîte emballée d’un papier gradué et nouée d’un ruban bleu",
    "box wrapped in ruled paper and tied with a blue ribbon",
    "caja envuelta en papel graduado y atada con una cinta azul",
    "目盛り柄の紙で包み、青いリボンを結んだ箱",
  ),
  clasp: inFour(
    "fermoir déployant en acier, gravé du signe de la maison, sur un bracelet oyster",
    "steel folding clasp engraved with the house’s mark, on an oyster bracelet",
    "cierre desplegable de acero con la marca grabada, en un brazalete oyster",
    "マークを刻んだスティールの三つ折れバックルとオイスターブレスレット",
  ),
  "buckled-strap": inFour(
    "boucle ardillon en acier sur un bracelet en cuir brun cousu",
    "steel pin buckle on a stitched brown leather strap",
    "hebilla de acero en una correa cosida de cuero marrón",
    "縫製したブラウンのレザーストラップとスティールのピンバックル",
  ),
  "folding-buckle butterfly": inFour(
    "boucle papillon en acier, ouverte des deux côtés",
    "steel butterfly buckle, open on both sides",
    "cierre mariposa de acero, abierto por los dos lados",
    "両側に開いたスティールのバタフライバックル",
  ),
  "folding-buckle deployant": inFour(
    "boucle déployante en acier, ouverte",
    "steel deployant buckle, open",
    "cierre desplegable de acero, abierto",
    "開いたスティールのDバックル",
  ),
  "leather-set": inFour(
    "bracelet en cuir démonté",
    "leather strap taken off",
    "correa de cuero desmontada",
    "外したレザーストラップ",
  ),
  "wrist-form": inFour(
    "forme de poignet en feutre gris",
    "grey felt wrist form",
    "forma de muñeca de fieltro gris",
    "グレーのフェルト製の手首型",
  ),
  "screwed-back": inFour("fond vissé déposé", "caseback taken off", "fondo desmontado", "外した裏蓋"),
  screwdriver: inFour("tournevis", "screwdriver", "destornillador", "ドライバー"),
  tweezers: inFour("brucelles", "tweezers", "pinzas", "ピンセット"),
  loupe: inFour("loupe", "loupe", "lupa", "ルーペ"),
};

/** Parts of a watch out of their watch. */
export const partWords: Readonly<Record<string, FullText>> = {
  case: inFour("boîtier", "case", "caja", "ケース"),
  bezel: inFour("lunette", "bezel", "bisel", "ベゼル"),
  crystal: inFour("verre", "crystal", "cristal", "風防"),
  dial: inFour("cadran", "dial", "esfera", "文字盤"),
  hand: inFour("aiguilles", "hands", "agujas", "針"),
  hands: inFour("aiguilles", "hands", "agujas", "針"),
  movement: inFour("mouvement", "movement", "movimiento", "ムーブメント"),
  rotor: inFour("rotor", "rotor", "rotor", "ローター"),
  caseback: inFour("fond", "caseback", "fondo", "裏蓋"),
};

/** A strap on a watch, by family. */
export const strapWords: Readonly<Record<string, FullText>> = {
  OY: inFour("bracelet oyster", "oyster bracelet", "brazalete oyster", "オイスターブレスレット"),
  JU: inFour("bracelet jubilé", "jubilee bracelet", "brazalete jubilé", "ジュビリーブレスレット"),
  PR: inFour("bracelet président", "president bracelet", "brazalete presidente", "プレジデントブレスレット"),
  MA: inFour("maille milanaise", "Milanese mesh", "malla milanesa", "ミラネーゼメッシュ"),
  LE: inFour("bracelet en cuir", "leather strap", "correa de cuero", "レザーストラップ"),
  RU: inFour("bracelet en caoutchouc", "rubber strap", "correa de caucho", "ラバーストラップ"),
  NY: inFour("bracelet en nylon", "nylon strap", "correa de nailon", "ナイロンストラップ"),
  PM: inFour("bracelet premium", "premium bracelet", "brazalete premium", "プレミアムブレスレット"),
};

/** From where a scene is seen. */
export const viewWords: Readonly<Record<string, FullText>> = {
  "three-quarter": inFour(
    "vue de trois quarts",
    "seen from three quarters",
    "vista de tres cuartos",
    "斜めから",
  ),
  side: inFour("vue de côté", "seen from the side", "vista de lado", "横から"),
  "close-up": inFour("en gros plan", "in close-up", "en primer plano", "接写"),
  above: inFour("vue de dessus", "seen from above", "vista desde arriba", "上から"),
  exploded: inFour("vue éclatée", "exploded view", "vista despiezada", "分解図"),
  back: inFour("vue de dos", "seen from behind", "vista por detrás", "裏側から"),
};

/** What a scene’s things lie on. */
export const surfaceWords: Readonly<Record<string, FullText>> = {
  slate: inFour("sur de l’ardoise", "on slate", "sobre pizarra", "スレートの上"),
  walnut: inFour("sur du noyer", "on walnut", "sobre nogal", "ウォールナットの上"),
  limestone: inFour("sur du calcaire clair", "on pale limestone", "sobre caliza clara", "明るい石灰岩の上"),
  "paper-warm": inFour("sur papier sable", "on sand paper", "sobre papel arena", "砂色の紙の上"),
  "paper-cool": inFour(
    "sur papier gris clair",
    "on pale grey paper",
    "sobre papel gris claro",
    "淡いグレーの紙の上",
  ),
  "paper-rose": inFour("sur papier rosé", "on rose paper", "sobre papel rosado", "淡いローズの紙の上"),
  "paper-night": inFour("sur fond noir", "on a black ground", "sobre fondo negro", "黒い背景"),
  "felt-green": inFour("sur feutre vert", "on green felt", "sobre fieltro verde", "緑のフェルトの上"),
  "felt-grey": inFour("sur feutre gris", "on grey felt", "sobre fieltro gris", "グレーのフェルトの上"),
};

/** What a close-up is about: the end of its name (macro-crown). */
export const detailWords: Readonly<Record<string, FullText>> = {
  dial: inFour("Cadran", "Dial", "Esfera", "文字盤"),
  hands: inFour("Aiguilles", "Hands", "Agujas", "針"),
  bezel: inFour("Lunette", "Bezel", "Bisel", "ベゼル"),
  crown: inFour("Couronne", "Crown", "Corona", "リューズ"),
  movement: inFour("Mouvement", "Movement", "Movimiento", "ムーブメント"),
  enamel: inFour("Émail", "Enamel", "Esmalte", "エナメル"),
};
