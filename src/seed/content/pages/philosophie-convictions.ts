import type { FullText } from "@/src/seed/catalogue/seed-option";

/** The long text of "philosophie". */
export const convictions: FullText = {
  fr: `## 1. Un prix se lit en entier

La base, puis chaque pièce, puis le total. Une option gratuite porte le mot « inclus ». Le détail est ouvert pendant que vous composez, pas découvert au panier. Si vous regardez en yens ou en francs suisses, le montant débité en euros est écrit à côté.

## 2. Un chiffre vaut mieux qu’un adjectif

11,8 mm d’épaisseur, 42,8 ou 47,5 mm de corne à corne, 62 g sur cuir. Avec trois nombres et une règle d’écolier, vous savez si elle passe sous la manchette. Avec « élégante », vous ne savez rien.

> **11,8 mm** d’épaisseur, verre compris

## 3. Deux tailles suffisent

36 et 40 mm. Entre les deux, quatre millimètres et 23 % de surface en plus. Nous aurions pu en proposer cinq ; la plupart des poignets n’en auraient reconnu que deux.

## 4. Un mouvement doit pouvoir être ouvert par un autre

Le NH35 est répandu, documenté, réparable. Une montre qui ne peut retourner que chez son fabricant n’appartient pas tout à fait à celui qui la porte.

## 5. Ce qui est fait à la main a le droit de différer

Émail, laque, grès, guilloché : chaque cadran d’atelier s’écarte un peu de l’image. Nous l’écrivons à côté du cadran, au panier et ici. Il demande 20 jours de plus, et personne n’a trouvé comment faire sécher une laque plus vite.

> **20 jours** de plus pour un cadran d’atelier

## 6. Changer d’avis est un droit, même sur mesure

La loi nous permettrait de refuser le retour d’une montre composée pour vous. Nous le reprenons quand même, pendant 14 jours. Un configurateur qui punit l’hésitation n’est plus un jeu.

## 7. La meilleure précision est celle que l’on annonce

Entre −5 et +12 secondes par jour. Un téléphone fait mieux sans effort. Une montre mécanique fait moins bien depuis toujours, sans pile, et c’est pour cela qu’on la regarde.`,
  en: `## 1. A price should be readable to the end

The base, then each part, then the total. An option that costs nothing says “included”. The detail stays open while you design; it isn’t something you discover in the cart. If you’re looking in yen or Swiss francs, the amount charged in euros is written beside it.

## 2. A number beats an adjective

11.8 mm thick, 42.8 or 47.5 mm from lug to lug, 62 g on leather. Three numbers and a school ruler tell you whether it fits under your cuff. “Elegant” tells you nothing.

> **11.8 mm** thick, crystal included

## 3. Two sizes are enough

36 and 40 mm. Between them, four millimetres and 23% more surface. We could have offered five; most wrists would only have noticed two.

## 4. Somebody else should be able to open it

The NH35 is common, documented and repairable. A watch that can only go back to its maker doesn’t quite belong to the person wearing it.

## 5. Handmade things may differ

Enamel, lacquer, stoneware, guilloché: each workshop dial strays a little from its picture. We say so beside the dial, in the cart, and here. It takes 20 more days, and nobody has found out how to hurry lacquer.

> **20 days** more for a workshop dial

## 6. You may change your mind, bespoke or not

The law would let us refuse to take back a watch made to your design. We take it back anyway, for 14 days. A configurator that punishes hesitation has stopped being any fun.

## 7. The best accuracy is the one you state

Between −5 and +12 seconds a day. A phone does better without trying. A mechanical watch has always done worse, with no battery, and that’s why you look at it.`,
  es: `## 1. Un precio se lee entero

La base, después cada pieza, después el total. Una opción que no cuesta nada dice «incluido». El detalle está abierto mientras compones; no se descubre en el carrito. Si miras en yenes o en francos suizos, el importe que se cobra en euros está escrito al lado.

## 2. Una cifra vale más que un adjetivo

11,8 mm de grosor, 42,8 o 47,5 mm de asa a asa, 62 g con cuero. Con tres números y una regla de colegio sabes si cabe bajo el puño. Con «elegante» no sabes nada.

> **11,8 mm** de grosor, cristal incluido

## 3. Con dos tamaños basta

36 y 40 mm. Entre uno y otro, cuatro milímetros y un 23 % más de superficie. Podríamos haber ofrecido cinco; la mayoría de las muñecas solo habría notado dos.

## 4. Otro tiene que poder abrirlo

El NH35 es común, está documentado y se repara. Un reloj que solo puede volver a su fabricante no pertenece del todo a quien lo lleva.

## 5. Lo hecho a mano tiene derecho a diferir

Esmalte, laca, gres, guilloché: cada esfera de taller se aparta un poco de la imagen. Lo escribimos junto a la esfera, en el carrito y aquí. Requiere 20 días más, y nadie ha encontrado la manera de meterle prisa a una laca.

> **20 días** más para una esfera de taller

## 6. Cambiar de idea es un derecho, también a medida

La ley nos permitiría rechazar la devolución de un reloj compuesto para ti. Lo aceptamos igual, durante 14 días. Un configurador que castiga la duda deja de ser un juego.

## 7. La mejor precisión es la que se anuncia

Entre −5 y +12 segundos al día. Un teléfono lo hace mejor sin esfuerzo. Un reloj mecánico lo hace peor desde siempre, sin pila, y por eso lo miras.`,
  jp: `## 1. 価格は最後まで読めること

基本価格、部品ごとの価格、そして合計。追加料金のない部品には「標準」と書きます。内訳は組んでいるあいだ開いたままで、カートで初めて知ることはありません。円やスイスフランでご覧の場合も、実際に請求するユーロの額を横に記します。

## 2. 形容詞より数字

厚さ11.8 mm、ラグからラグまで42.8 mmまたは47.5 mm、革で62 g。三つの数字と定規があれば、袖口に収まるかどうかがわかります。「エレガント」では、何もわかりません。

> **11.8 mm** 風防を含む厚さ

## 3. 大きさは二つで足りる

36 mmと40 mm。差は4 mm、面積では23%です。五つ用意することもできましたが、手首が気づくのは、たいてい二つだけです。

## 4. ほかの人にも開けられること

NH35は広く使われ、資料があり、修理できます。作った会社にしか戻せない時計は、着ける人のものになりきれません。

## 5. 手仕事は違ってよい

エナメル、漆、炻器、ギヨシェ。工房製作の文字盤は、一枚ごとに画像と少し異なります。文字盤の横にも、カートにも、ここにも、そう書いています。納期は20日長くなります。漆を急がせる方法は、まだ誰も知りません。

> **＋20日** 工房製作の文字盤の納期

## 6. オーダーメイドでも、考え直してよい

お客様のために組んだ時計の返品は、法律上お断りすることもできます。それでも14日間はお受けします。迷いを罰するようでは、組む楽しみがなくなります。

## 7. 精度は、正直に言えるものを

日差−5〜+12秒。スマートフォンなら、何の苦労もなくこれを上回ります。機械式時計は昔からかないませんが、電池もいりません。だから、眺めるのです。`,
};
