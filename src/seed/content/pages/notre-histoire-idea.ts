import type { FullText } from "@/src/seed/catalogue/seed-option";

/** The long text of "notre-histoire". */
export const idea: FullText = {
  fr: `Un catalogue de montres pose une question fermée : celle-ci, ou celle-là. On aime le cadran de l’une, le boîtier de l’autre, le bracelet d’une troisième qui n’est plus produite. On finit par acheter un compromis, et on le regarde cinquante fois par jour.

Or une montre mécanique est un assemblage. Boîtier, fond, cadran, aiguilles, bracelet : des pièces qui se rencontrent à des cotes précises et s’ignorent pour le reste. Quand les cotes s’accordent, l’horloger peut monter l’une ou l’autre sans que la montre s’en aperçoive. Ce que l’on appelle un modèle est souvent une habitude de rangement.

## Ranger par tiroirs

Atelier Valcour est parti de cette remarque. Nous avons arrêté les cotes, puis rangé les pièces par tiroirs plutôt que par modèles : les boîtiers ensemble, les cadrans ensemble, les aiguilles dans un meuble à part, parce qu’il y en a quatre-vingt-dix jeux et qu’elles se perdent.

> **90** jeux d’aiguilles, dans vingt familles

Restait à laisser les clients ouvrir les tiroirs. Le configurateur est ce meuble, en plus léger. Il montre chaque pièce à sa place, dit son prix, et prévient quand deux pièces ne vont pas ensemble : une quatrième aiguille sans mouvement GMT, par exemple, ne sert qu’à rendre l’heure illisible.

## Un calibre, choisi pour être réparé

Nous ne fabriquons pas le mouvement, et nous le disons avant qu’on nous le demande. Le NH35 est japonais, automatique, connu de presque tous les horlogers. Il bat 21 600 fois par heure sur 24 rubis. C’est un mouvement que l’on sait ouvrir, régler et remettre en état ailleurs que chez nous, ce qui nous paraît être une qualité.

> **41** heures de réserve de marche, la montre posée sur la table de nuit

Ce que nous n’avons pas dépensé pour en inventer un autre est allé dans ce qui se voit et se touche : 96 cannelures inclinées à 25 degrés, un chanfrein de 1,05 mm, des pierres sciées à un demi-millimètre ou moins, des cadrans qui passent au four.

## Ce que nous avons appris

Qu’une pierre casse au moment où elle devient belle. Qu’un blanc n’est jamais blanc deux fois. Que la plupart des gens savent très bien ce qu’ils veulent, pourvu qu’on le leur montre à la bonne taille.`,
  en: `A watch catalogue asks a closed question: this one, or that one. You like the dial of the first, the case of the second, the bracelet of a third they’ve stopped making. So you buy a compromise, and look at it fifty times a day.

Yet a mechanical watch is an assembly. Case, back, dial, hands, strap: parts that meet at exact dimensions and otherwise take no interest in each other. When the dimensions agree, a watchmaker can fit one or the other and the watch never notices. What we call a model is often just a way of putting things away.

## Drawers instead of models

Atelier Valcour began with that observation. We fixed the dimensions, then sorted the parts into drawers rather than models: cases together, dials together, hands in a cabinet of their own, because there are ninety sets of them and they wander off.

> **90** sets of hands, in twenty families

What remained was to let customers open the drawers. The configurator is that cabinet, only lighter. It shows each part in its place, gives its price, and warns you when two parts don’t go together: a fourth hand without a GMT movement, say, does nothing but make the time unreadable.

## One calibre, chosen to be repaired

We don’t make the movement, and we say so before being asked. The NH35 is Japanese, automatic, and known to nearly every watchmaker. It beats 21,600 times an hour on 24 jewels. It can be opened, regulated and restored by people who aren’t us, which strikes us as a virtue.

> **41** hours of power reserve, resting on the bedside table

What we didn’t spend on inventing another one went into what you see and touch: 96 flutes set at 25 degrees, a 1.05 mm chamfer, stones sawn to half a millimetre or less, dials that go through a kiln.

## What we’ve learnt

That a stone breaks at the moment it turns beautiful. That white is never white twice. That most people know exactly what they want, provided you show it to them at the right size.`,
  es: `Un catálogo de relojes hace una pregunta cerrada: este o aquel. Te gusta la esfera de uno, la caja de otro, el brazalete de un tercero que ya no se fabrica. Acabas comprando una solución a medias, y la miras cincuenta veces al día.

Pero un reloj mecánico es un ensamblaje. Caja, fondo, esfera, agujas, correa: piezas que se encuentran en cotas exactas y que, por lo demás, se ignoran. Si las cotas coinciden, el relojero puede montar una u otra sin que el reloj se entere. Lo que llamamos modelo suele ser una manera de ordenar.

## Cajones en lugar de modelos

Atelier Valcour nació de esa observación. Fijamos las cotas y ordenamos las piezas por cajones, no por modelos: las cajas juntas, las esferas juntas, las agujas en un mueble aparte, porque hay noventa juegos y se pierden.

> **90** juegos de agujas, en veinte familias

Faltaba dejar que los clientes abrieran los cajones. El configurador es ese mueble, pero pesa menos. Enseña cada pieza en su sitio, dice lo que cuesta y avisa cuando dos no encajan: una cuarta aguja sin movimiento GMT, por ejemplo, solo sirve para estorbar.

## Un calibre, elegido para que se pueda reparar

El movimiento no lo fabricamos nosotros, y lo decimos antes de que nos lo pregunten. El NH35 es japonés, automático, y lo conoce casi cualquier relojero. Late 21 600 veces por hora sobre 24 rubíes. Se puede abrir, ajustar y poner a punto fuera de nuestra casa, y eso nos parece una virtud.

> **41** horas de reserva de marcha, en reposo sobre la mesilla

Lo que no gastamos en inventar otro se fue a lo que se ve y se toca: 96 estrías a 25 grados, un chaflán de 1,05 mm, piedras cortadas a medio milímetro o menos, esferas que pasan por el horno.

## Lo que hemos aprendido

Que una piedra se rompe justo cuando empieza a ser bonita. Que un blanco nunca es blanco dos veces. Que casi todo el mundo sabe lo que quiere, siempre que se le enseñe al tamaño adecuado.`,
  jp: `時計のカタログは、二者択一を迫ります。これか、あれか。文字盤はこちら、ケースはあちら、ストラップはもう作られていない三本目が好き。結局どこかで妥協して、その妥協を一日に50回眺めることになります。

けれども機械式時計は、部品の集まりです。ケース、裏蓋、文字盤、針、ストラップ。決まった寸法で出会い、それ以外では互いに関わりません。寸法さえ合えば、どちらの部品を載せても時計は気づきません。「モデル」とは、たいてい片づけ方の習慣のことです。

## モデルではなく、引き出しに

Atelier Valcourは、そこから始まりました。まず寸法を決め、部品をモデル別ではなく引き出し別に分けました。ケースはケース、文字盤は文字盤。針だけは専用の棚です。90組もあり、すぐに行方がわからなくなるからです。

> **90組** 針の数。形は20種類

あとは、お客様に引き出しを開けていただくだけでした。コンフィギュレーターは、その棚を軽くしたものです。部品をあるべき場所に置いて見せ、価格を示し、合わない組み合わせはお知らせします。たとえば、GMTムーブメントなしに4本目の針を付けても、時刻が読みにくくなるだけです。

## 直せることで選んだキャリバー

ムーブメントは自社製ではありません。聞かれる前にお伝えしています。NH35は日本製の自動巻きで、ほとんどの時計師が知っています。24石で毎時21,600振動。私たち以外の手でも開けて、調整し、直せます。それは長所だと考えています。

> **41時間** パワーリザーブ。枕元に置いたままで

新しいムーブメントに使わなかった費用は、目に見えるもの、指に触れるものに回しました。25度に傾けた96本の溝、1.05 mmの面取り、0.5 mm以下に切った石、窯で焼く文字盤です。

## わかったこと

石は、美しくなるまさにその時に割れます。白が同じ白になることはありません。そして多くの方は、欲しいものをよくご存じです。正しい大きさでお見せしさえすれば。`,
};
