import type { FullText } from "@/src/seed/catalogue/seed-option";

/** The long text of "montres-entretien". */
export const body: FullText = {
  fr: `## Remonter

Une automatique se remonte en bougeant. Huit heures par jour au poignet suffisent ; posée, elle marche encore 41 heures. Si elle s’est arrêtée, dévissez la couronne et donnez trente tours vers l’avant, sans forcer. On ne peut pas la casser en la remontant trop : un ressort glisse, c’est prévu.

> **30** tours de couronne pour la réveiller

## Mettre à l’heure et à la date

Couronne dévissée, premier cran : la date. Second cran : l’heure, et l’aiguille des secondes s’arrête pour vous attendre.

**Ne changez pas la date entre 21 h et 3 h.** À ce moment les roues du quantième sont engagées, et vous seriez deux à pousser. Amenez d’abord les aiguilles à six heures, réglez la date de la veille, puis avancez jusqu’à aujourd’hui.

> **21 h – 3 h** on laisse la date tranquille

## L’eau

10 ATM, couronne vissée : la pluie, la vaisselle, la piscine, la mer. Pas le sauna, ni la douche brûlante ; la chaleur dilate les joints, le froid qui suit les contracte, et l’eau profite du débat. Après la mer, rincez à l’eau douce. Ne touchez jamais la couronne sous l’eau.

## Les aimants

Un fermoir de sac, un haut-parleur, la coque d’une tablette : si votre montre prend soudain plusieurs minutes d’avance par jour, elle est sans doute aimantée. Ce n’est pas grave. L’opération dure dix secondes, dans n’importe quel atelier.

## Les chocs

Le tennis, le marteau, le vélo sur pavés : elle y survit en général, mais elle ne vous l’a pas demandé. Un choc sec peut déplacer une aiguille ou un index. Si vous voyez quelque chose bouger sous le verre, ne la secouez pas pour vérifier.

## Le cuir

Le cuir n’aime ni l’eau, ni la transpiration, ni le soleil derrière une vitre. Laissez-le sécher à l’air, jamais sur un radiateur. Un peu de cire incolore deux fois par an. Un jour sur deux au poignet, il dure nettement plus longtemps ; le second bracelet sert à cela.

## L’acier, la maille, le caoutchouc, le nylon

De l’eau tiède, un peu de savon, une brosse à dents à la retraite. Couronne vissée, brossez entre les maillons, rincez, séchez avec un linge. Le nylon se lave à la main et sèche en une heure. Le revêtement PVD se lave de la même façon, sans pâte à polir : elle emporterait la couleur.`,
  en: `## Winding

An automatic winds itself when you move. Eight hours a day on the wrist is enough; left alone it runs for another 41 hours. If it has stopped, unscrew the crown and give it thirty clockwise turns, gently. You can’t break it by overwinding: a spring slips, by design.

> **30** turns of the crown to wake it

## Setting time and date

Crown unscrewed, first click: the date. Second click: the time, and the seconds hand stops to wait for you.

**Don’t change the date between 21:00 and 3:00.** The date wheels are engaged then, and there would be two of you pushing. Bring the hands to six o’clock first, set yesterday’s date, then move forward to today.

> **21:00–3:00** leave the date alone

## Water

10 ATM, crown screwed down: rain, washing up, the pool, the sea. Not the sauna or a scalding shower; heat swells the gaskets, the cold afterwards shrinks them, and water makes the most of the argument. After the sea, rinse in fresh water. Never touch the crown under water.

## Magnets

A bag clasp, a loudspeaker, a tablet case: if your watch suddenly gains several minutes a day, it’s probably magnetised. It isn’t serious. The cure takes ten seconds in any workshop.

## Knocks

Tennis, hammers, cycling over cobbles: it usually survives, though it didn’t ask to. A sharp knock can move a hand or a marker. If you see something loose under the crystal, don’t shake it to make sure.

## Leather

Leather likes neither water, nor sweat, nor sun through a window. Let it dry in the air, never on a radiator. A little colourless wax twice a year. Worn every other day, it lasts far longer; that’s what the second strap is for.

## Steel, mesh, rubber, nylon

Lukewarm water, a drop of soap, a retired toothbrush. Crown screwed down, brush between the links, rinse, dry with a cloth. Nylon is hand-washed and dries in an hour. PVD coating is washed the same way, without polishing paste, which would take the colour with it.`,
  es: `## Dar cuerda

Un automático se carga con el movimiento. Ocho horas al día en la muñeca bastan; en reposo anda otras 41 horas. Si se ha parado, desenrosca la corona y dale treinta vueltas hacia delante, sin forzar. No puedes romperlo por darle demasiada: un muelle patina, está previsto.

> **30** vueltas de corona para despertarlo

## Poner la hora y la fecha

Corona desenroscada, primera posición: la fecha. Segunda posición: la hora, y el segundero se detiene a esperarte.

**No cambies la fecha entre las 21 y las 3.** A esas horas las ruedas del calendario están engranadas, y seríais dos empujando. Lleva primero las agujas a las seis, pon la fecha de ayer y avanza hasta hoy.

> **21 h – 3 h** deja la fecha en paz

## El agua

10 ATM, con la corona enroscada: lluvia, fregadero, piscina, mar. Sauna y ducha ardiendo, no; el calor dilata las juntas, el frío de después las encoge, y el agua aprovecha la discusión. Después del mar, aclara con agua dulce. Nunca toques la corona bajo el agua.

## Los imanes

El cierre de un bolso, un altavoz, la funda de una tableta: si tu reloj adelanta de repente varios minutos al día, seguramente está imantado. No es grave. La cura dura diez segundos en cualquier taller.

## Los golpes

El tenis, el martillo, la bici sobre adoquines: suele sobrevivir, aunque no lo haya pedido. Un golpe seco puede mover una aguja o un índice. Si ves algo suelto bajo el cristal, no lo sacudas para comprobarlo.

## El cuero

Al cuero no le gustan ni el agua, ni el sudor, ni el sol tras un cristal. Déjalo secar al aire, nunca sobre un radiador. Un poco de cera incolora dos veces al año. Si lo llevas un día sí y otro no, dura mucho más; para eso está la segunda correa.

## Acero, malla, caucho, nailon

Agua tibia, un poco de jabón, un cepillo de dientes jubilado. Con la corona enroscada, cepilla entre los eslabones, aclara y seca con un paño. El nailon se lava a mano y se seca en una hora. El recubrimiento PVD se lava igual, sin pasta de pulir: se llevaría el color.`,
  jp: `## ぜんまいを巻く

自動巻きは、動けば巻き上がります。一日8時間着けていただければ十分で、外しても41時間動きます。止まったときは、リューズを緩めて時計回りに30回、無理のない力で巻いてください。巻きすぎて壊れることはありません。ぜんまいが滑る仕組みになっています。

> **30回** 止まった時計を起こす巻き数

## 時刻と日付を合わせる

リューズを緩めて一段引くと日付、二段引くと時刻です。二段目では秒針が止まり、待っていてくれます。

**夜9時から午前3時のあいだは、日付を変えないでください。** 日付の歯車がかみ合っている時間で、ムーブメントと押し合うことになります。まず針を6時に進め、前日の日付に合わせてから、今日まで針を進めます。

> **21時〜3時** 日付には触れない

## 水

リューズをねじ込めば10気圧防水です。雨、皿洗い、プール、海。サウナと熱いシャワーはお避けください。熱でパッキンが膨らみ、冷えて縮み、水はその隙を逃しません。海のあとは真水で洗ってください。水中では、決してリューズに触れないでください。

## 磁気

バッグの留め具、スピーカー、タブレットのケース。急に一日数分も進むようになったら、おそらく磁気を帯びています。心配はいりません。どの時計店でも、10秒ほどで抜けます。

## 衝撃

テニス、金づち、石畳の自転車。たいていは耐えますが、時計が望んだことではありません。鋭い衝撃で、針やインデックスがずれることがあります。風防の内側で何かが動いて見えても、振って確かめないでください。

## 革

革は、水と汗と、窓越しの日差しが苦手です。暖房器具では乾かさず、自然に乾かしてください。年に2回、無色のワックスを少し。一日おきに着けると、ずっと長もちします。替えストラップは、そのためにあります。

## スティール、メッシュ、ラバー、ナイロン

ぬるま湯と石けん少々、引退した歯ブラシをご用意ください。リューズをねじ込み、コマのあいだを磨き、すすいで布で拭きます。ナイロンは手洗いで、1時間で乾きます。PVDも同じように洗えますが、研磨剤は使わないでください。色まで落ちてしまいます。`,
};
