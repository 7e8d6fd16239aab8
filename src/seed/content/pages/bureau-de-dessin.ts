import type { SeedPage } from "@/src/seed/content/seed-page";
import { dimensions, trials } from "./bureau-de-dessin-notes";

const role = {
  fr: `Le bureau de dessin commence par des lignes qui ne se verront pas : l’axe, la hauteur du mouvement, le diamètre du cadran, la place des deux pieds qui le tiennent. Tant qu’elles ne sont pas arrêtées, personne n’a le droit de parler de couleur.

C’est ici que l’on décide ce qui entre dans un tiroir. Une pièce proposée dans le configurateur doit aller avec toutes celles que la règle autorise, pas seulement avec celle qui figure sur la photo.

## Dessiner pour l’inconnu

Dessiner une montre, c’est régler un rapport entre un cadran et ses aiguilles. Dessiner un jeu d’aiguilles pour dix cadrans et trois boîtiers, c’est une autre affaire : il faut que la pointe atteigne la minuterie sur chacun d’eux, et que celle des secondes ne se perde pas sur le plus sombre.

> **90** jeux, tous essayés sur les dix cadrans

On imprime donc tout à l’échelle, on découpe, on pose. Le papier a un avantage sur l’écran : il ne fait pas de reflet pour vous faire plaisir.

## Nommer une couleur

Un vert s’appelle « sapin » quand il reste vert à l’ombre, « bouteille » quand il faut le mettre au soleil pour s’en assurer. Les noms du catalogue sont choisis pour être utiles : ils disent ce que vous verrez un soir de novembre.

## Refuser

Plus de la moitié des dessins s’arrêtent ici. Trop d’effets, pas assez de lisibilité ; ou l’inverse, une idée si discrète que le client paierait pour une absence. Les refusés sont archivés. On les rouvre de temps en temps, et ils sont en général toujours refusés.

> **< 50 %** des dessins deviennent une pièce`,
  en: `The design desk begins with lines nobody will see: the axis, the height of the movement, the diameter of the dial, where the two feet that hold it go. Until those are settled, no one’s allowed to mention colour.

This is where we decide what goes into a drawer. A part offered in the configurator has to work with every other part the rules allow, not just with the one in the photograph.

## Drawing for strangers

To draw a watch is to balance one dial against its hands. To draw a set of hands for ten dials and three cases is another matter: the tip has to reach the minute track on each, and the seconds hand mustn’t get lost on the darkest.

> **90** sets, each tried on all ten dials

So everything is printed to scale, cut out, laid down. Paper has one advantage over a screen: it doesn’t add reflections to please you.

## Naming a colour

A green is called “fir” when it stays green in the shade, and “bottle” when you need sunlight to be sure. Names in the catalogue are chosen to be useful: they say what you’ll see on an evening in November.

## Saying no

More than half of all drawings stop here. Too many effects and not enough legibility; or the reverse, an idea so discreet that you’d be paying for an absence. The rejects are filed. We reopen the file now and then, and they’re usually still rejected.

> **< 50%** of drawings become a part`,
  es: `La mesa de dibujo empieza por líneas que nadie verá: el eje, la altura del movimiento, el diámetro de la esfera, el sitio de los dos pies que la sujetan. Hasta que no están fijadas, nadie tiene derecho a hablar de color.

Aquí se decide lo que entra en un cajón. Una pieza del configurador tiene que ir con todas las que permite la regla, no solo con la que sale en la foto.

## Dibujar para desconocidos

Dibujar un reloj es ajustar la relación entre una esfera y sus agujas. Dibujar un juego de agujas para diez esferas y tres cajas es otra cosa: la punta debe llegar a la minutería en todas, y el segundero no puede perderse en la más oscura.

> **90** juegos, probados en las diez esferas

Así que lo imprimimos todo a escala, lo recortamos y lo colocamos. El papel tiene una ventaja sobre la pantalla: no hace reflejos para agradarte.

## Ponerle nombre a un color

Un verde se llama «abeto» si sigue siendo verde a la sombra, y «botella» si hay que sacarlo al sol para estar seguros. Los nombres del catálogo se eligen para que sirvan: dicen lo que verás una tarde de noviembre.

## Decir que no

Más de la mitad de los dibujos se quedan aquí. Demasiados efectos y poca legibilidad; o al revés, una idea tan discreta que el cliente pagaría por una ausencia. Los rechazados se archivan. De vez en cuando los reabrimos, y casi siempre siguen rechazados.

> **< 50 %** de los dibujos llegan a ser una pieza`,
  jp: `デザイン室の仕事は、見えない線から始まります。中心軸、ムーブメントの高さ、文字盤の直径、それを支える二本の足の位置。これが決まるまで、色の話をしてはいけないことになっています。

引き出しに何を入れるかも、ここで決めます。コンフィギュレーターに載せる部品は、写真の一本だけでなく、組み合わせの決まりが許すすべての部品と合わなければなりません。

## 会ったことのない人のために描く

一本の時計を描くことは、一枚の文字盤と針の釣り合いを決めることです。10枚の文字盤と三つのケースのために針を描くとなると、話は変わります。針先はどの文字盤でも分目盛りに届き、秒針はいちばん暗い文字盤でも見失われてはいけません。

> **90組** 10枚の文字盤すべてで試しました

そこで、すべてを実寸で刷り、切り抜き、重ねます。紙には画面にない長所があります。こちらを喜ばせるための反射を、しないことです。

## 色に名前をつける

日陰でも緑に見える緑を「ファー（樅）」、日なたに出してようやくわかる緑を「ボトル」と呼びます。カタログの色名は、役に立つように選んでいます。11月の夕方に何色に見えるか、ということです。

## 断る

図面の半分以上は、ここで止まります。飾りが多くて読みにくいもの。逆に、控えめすぎて、何もないことに代金をいただくようなもの。却下した図面は保管しておき、ときどき開きます。たいてい、もう一度却下します。

> **半分以下** 部品になる図面の割合`,
};

/** The design desk: a role of the house, no person. */
export const page: SeedPage = {
  slug: "bureau-de-dessin",
  title: {
    fr: "Le bureau de dessin : des cotes avant les couleurs",
    en: "The design desk: dimensions before colours",
    es: "La mesa de dibujo: cotas antes que colores",
    jp: "デザイン室：色より先に寸法を",
  },
  description: {
    fr: "Comment une pièce entre au catalogue : les cotes, les essais à l’échelle, les noms de couleurs et les dessins que l’on refuse.",
    en: "How a part gets into the catalogue: dimensions, trials at actual size, the names of colours, and the drawings we turn down.",
    es: "Cómo entra una pieza en el catálogo: las cotas, las pruebas a escala, los nombres de los colores y los dibujos que se rechazan.",
    jp: "部品がカタログに載るまで。寸法、実寸での試し、色の名前、そして却下する図面について。",
  },
  navbar: "over",
  blocks: [
    {
      blockType: "hero",
      scene: "nuit",
      title: {
        fr: "Le bureau\nde dessin.",
        en: "The design\ndesk.",
        es: "La mesa\nde dibujo.",
        jp: "デザイン室。",
      },
      text: {
        fr: "Des cotes d’abord, des couleurs ensuite, et une grande corbeille.",
        en: "Dimensions first, colours after, and a large wastepaper basket.",
        es: "Primero las cotas, después los colores, y una papelera grande.",
        jp: "まず寸法、次に色。そして大きな紙くず籠。",
      },
      illustration: { scene: "hero-configurator", watch: "DI01" },
    },
    {
      blockType: "drawing",
      drawing: "watch",
      title: {
        fr: "Quatre cotes, avant tout le reste.",
        en: "Four dimensions, before anything else.",
        es: "Cuatro cotas, antes que nada.",
        jp: "何よりも先に、四つの寸法。",
      },
      text: {
        fr: "En millimètres. Toutes les pièces du catalogue s’y plient, ou n’y entrent pas.",
        en: "In millimetres. Every part in the catalogue keeps to them, or doesn’t get in.",
        es: "En milímetros. Todas las piezas del catálogo se someten a ellas, o no entran.",
        jp: "単位はミリメートル。カタログの部品はすべてこれに従います。従わない部品は載りません。",
      },
      notes: dimensions,
    },
    {
      blockType: "rich-text",
      title: {
        fr: "Ce qui mérite un tiroir",
        en: "What deserves a drawer",
        es: "Lo que merece un cajón",
        jp: "引き出しに入れるもの",
      },
      body: role,
    },
    {
      blockType: "drawing",
      drawing: "flutes",
      title: {
        fr: "Trois angles, une fenêtre au nord.",
        en: "Three angles, one north window.",
        es: "Tres ángulos, una ventana al norte.",
        jp: "三つの角度と、北の窓。",
      },
      text: {
        fr: "Les essais de la lunette cannelée, en coupe. Un seul a été gardé.",
        en: "The trials for the fluted bezel, in section. One was kept.",
        es: "Las pruebas del bisel estriado, en sección. Solo se conservó una.",
        jp: "フルーテッドベゼルの試作の断面です。残ったのは一つでした。",
      },
      notes: trials,
    },
    {
      blockType: "gallery",
      title: {
        fr: "Quatre dessins que l’on n’a pas refusés.",
        en: "Four drawings we didn’t turn down.",
        es: "Cuatro dibujos que no rechazamos.",
        jp: "却下しなかった四つの図面。",
      },
      pictures: [
        {
          illustration: { scene: "macro-enamel", watch: "RE1070", stage: "sable" },
          caption: {
            fr: "Un blanc qui passe au four, donc jamais le même blanc.",
            en: "A white that goes through the kiln, so never the same white.",
            es: "Un blanco que pasa por el horno, así que nunca el mismo blanco.",
            jp: "窯で焼く白。だから、二つと同じ白にはなりません。",
          },
        },
        {
          illustration: { scene: "macro-dial", watch: "DI03", stage: "givre" },
          caption: {
            fr: "Un index a cinq facettes. La plus petite est celle que l’on regarde.",
            en: "A marker has five facets. The smallest is the one you look at.",
            es: "Un índice tiene cinco facetas. La que se mira es la más pequeña.",
            jp: "インデックスには五つの面。目が行くのは、いちばん小さな面です。",
          },
        },
        {
          illustration: { watch: "DIHO", stage: "brume" },
          caption: {
            fr: "L’horizon passe 2,6 mm sous le centre. Plus haut, il coupait la date.",
            en: "The horizon runs 2.6 mm below centre. Any higher and it would have cut through the date.",
            es: "El horizonte pasa 2,6 mm bajo el centro. Más arriba cortaba la fecha.",
            jp: "水平線は中心から2.6 mm下。それより上では日付にかかります。",
          },
        },
        {
          illustration: { watch: "DIPIMM", stage: "brume" },
          caption: {
            fr: "La pierre dessine seule. Nous choisissons où couper.",
            en: "The stone does its own drawing. We choose where to cut.",
            es: "La piedra dibuja sola. Nosotros elegimos dónde cortar.",
            jp: "絵を描くのは石です。私たちは、切る場所を選びます。",
          },
        },
      ],
    },
    {
      blockType: "call-to-action",
      title: {
        fr: "Un dessin à nous soumettre ?",
        en: "A drawing to show us?",
        es: "¿Tienes un dibujo que enseñarnos?",
        jp: "図面をお持ちですか。",
      },
      text: {
        fr: "Une couleur, une gravure, une idée sur une nappe en papier : c’est un début.",
        en: "A colour, an engraving, an idea on a paper tablecloth: it’s a start.",
        es: "Un color, un grabado, una idea en un mantel de papel: por algo se empieza.",
        jp: "色でも、彫りでも、紙ナプキンの落書きでも。そこから始められます。",
      },
      link: {
        label: { fr: "Création sur mesure", en: "Custom work", es: "Creación a medida", jp: "特注製作" },
        href: "/services/creation-sur-mesure",
      },
      second: {
        label: { fr: "L’établi", en: "The workbench", es: "El banco de trabajo", jp: "作業台" },
        href: "/etabli",
      },
    },
  ],
};
