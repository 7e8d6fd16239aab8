import type { FullText } from "@/src/seed/catalogue/seed-option";
import type { SeedWatch } from "./seed-watch";
import { distinction } from "./watches-distinction";
import { reminiscence } from "./watches-reminiscence";
import { singles } from "./watches-single";
import { stones } from "./watches-stones";

/** All ready-made watches, in the order pages show them. */
export const watches: readonly SeedWatch[] = [...distinction, ...reminiscence, ...singles, ...stones];

const steelCare = {
  fr: "Portez-la : huit heures par jour suffisent à la garder remontée.\n\nVissez la couronne, toujours, avant l’eau. Rincez l’acier à l’eau douce après la mer, séchez-le avec un linge.\n\nConfiez-la-nous tous les cinq ans : joints, huile, réglage.",
  en: "Wear it: eight hours a day keep it wound.\n\nAlways screw the crown down before it meets water. Rinse the steel in fresh water after the sea and dry it with a cloth.\n\nSend it to us every five years: gaskets, oil, regulation.",
  es: "Llévalo: ocho horas al día bastan para mantenerlo cargado.\n\nEnrosca siempre la corona antes de mojarlo. Aclara el acero con agua dulce después del mar y sécalo con un paño.\n\nEnvíanoslo cada cinco años: juntas, aceite, ajuste.",
  jp: "毎日お着けください。1日8時間着けていれば、動き続けます。\n\n水に入る前は、必ずリューズをねじ込んでください。海のあとは真水で洗い、布で拭きます。\n\n5年に一度お預けください。パッキン、油、調整を行います。",
};

const leatherCare = {
  fr: "Portez-la : huit heures par jour suffisent à la garder remontée.\n\nLe cuir n’aime ni l’eau ni le soleil derrière une vitre. Laissez-le sécher à l’air, jamais sur un radiateur ; un peu de cire incolore deux fois par an.\n\nConfiez-la-nous tous les cinq ans : joints, huile, réglage.",
  en: "Wear it: eight hours a day keep it wound.\n\nLeather likes neither water nor sun through a window. Let it dry in the air, never on a radiator; a little colourless wax twice a year.\n\nSend it to us every five years: gaskets, oil, regulation.",
  es: "Llévalo: ocho horas al día bastan para mantenerlo cargado.\n\nAl cuero no le gustan ni el agua ni el sol tras un cristal. Déjalo secar al aire, nunca sobre un radiador; un poco de cera incolora dos veces al año.\n\nEnvíanoslo cada cinco años: juntas, aceite, ajuste.",
  jp: "毎日お着けください。1日8時間着けていれば、動き続けます。\n\n革は水と、窓越しの日差しが苦手です。暖房器具では乾かさず、自然に乾かしてください。年に2回、無色のワックスを少し。\n\n5年に一度お預けください。パッキン、油、調整を行います。",
};

/** What arrives. The travel box is the one that comes with every watch (specification §3, packaging). */
export const boxFor = (watch: SeedWatch): FullText =>
  watch.parts.strapStyle === "LE"
    ? {
        fr: "La montre, réglée, sur son bracelet de cuir\n\nL’étui de voyage\n\nLe mode d’emploi, en quatre langues",
        en: "The watch, regulated, on its leather strap\n\nThe travel case\n\nThe manual, in four languages",
        es: "El reloj, ajustado, con su correa de cuero\n\nEl estuche de viaje\n\nEl manual, en cuatro idiomas",
        jp: "調整済みの時計（レザーストラップ付き）\n\nトラベルケース\n\n取扱説明書（4か国語）",
      }
    : {
        fr: "La montre, réglée, sur son bracelet d’acier\n\nL’étui de voyage\n\nLe mode d’emploi, en quatre langues",
        en: "The watch, regulated, on its steel bracelet\n\nThe travel case\n\nThe manual, in four languages",
        es: "El reloj, ajustado, con su brazalete de acero\n\nEl estuche de viaje\n\nEl manual, en cuatro idiomas",
        jp: "調整済みの時計（スティールブレスレット付き）\n\nトラベルケース\n\n取扱説明書（4か国語）",
      };

/** How to look after a watch on this strap. */
export const careFor = (watch: SeedWatch): FullText =>
  watch.parts.strapStyle === "LE" ? leatherCare : steelCare;

export const steel = {
  fr: "Acier 316L, brossé et poli",
  en: "316L steel, brushed and polished",
  es: "Acero 316L, cepillado y pulido",
  jp: "316Lスティール、ヘアラインと鏡面",
};

export const coatedSteel = {
  fr: "Acier 316L, revêtement PVD",
  en: "316L steel, PVD coated",
  es: "Acero 316L, recubrimiento PVD",
  jp: "316Lスティール、PVDコーティング",
};

export const sapphire = {
  fr: "Saphir bombé, antireflet intérieur",
  en: "Domed sapphire, anti-reflective inside",
  es: "Zafiro abombado, antirreflejos interior",
  jp: "ドームサファイア、内面無反射コーティング",
};
