import type { SeedPage } from "@/src/seed/content/seed-page";

const idea = {
  fr: `Un catalogue de montres pose une question fermée : celle-ci, ou celle-là. On aime le cadran de l’une, le boîtier de l’autre, le bracelet d’une troisième qui n’est plus produite. On finit par acheter un compromis, et on le regarde cinquante fois par jour.

Or une montre mécanique est un assemblage. Boîtier, fond, cadran, aiguilles, bracelet : des pièces qui se rencontrent à des cotes précises et s’ignorent pour le reste. Quand les cotes s’accordent, l’horloger peut monter l’une ou l’autre sans que la montre s’en aperçoive. Ce que l’on appelle un modèle est souvent une habitude de rangement.

## Ranger par tiroirs

Atelier Valcour est parti de cette remarque. Nous avons arrêté les cotes, puis rangé les pièces par tiroirs plutôt que par modèles : les boîtiers ensemble, les cadrans ensemble, les aiguilles dans un meuble à part, parce qu’il y en a quatre-vingt-dix jeux et qu’elles se perdent.

> **90** jeux d’aiguilles, dans vingt familles

Restait à laisser les clients ouvrir les tiroirs. Le configurateur est ce meuble, en plus léger. Il montre chaque pièce à sa place, dit son prix, et prévient quand deux pièces ne vont pas ensemble : une quatrième aiguille sans mouvement GMT, par exemple, ne sert qu’à rendre l’heure illisible.

## Un calibre, choisi pour être réparé

Nous ne fabriquons pas le mouvement, et nous le disons avant qu’on nous le demande. Le NH35 est japonais, automatique, connu de presque tous les horlogers. Il bat 21 600 fois par heure sur 24 rubis. C’est un mouvement que l’on sait ouvrir, régler et remettre en état ailleurs que chez nous, ce qui nous paraît être une qualité.

> **41** heures de réserve, posée sur la table de nuit

Ce que nous n’avons pas dépensé pour en inventer un autre est allé dans ce qui se voit et se touche : 96 cannelures inclinées à 25 degrés, un chanfrein de 1,05 mm, des pierres sciées à un demi-millimètre ou moins, des cadrans qui passent au four.

## Ce que nous avons appris

Qu’une pierre casse au moment où elle devient belle. Qu’un blanc n’est jamais blanc deux fois. Que la plupart des gens savent très bien ce qu’ils veulent, pourvu qu’on le leur montre à la bonne taille.`,
  en: `A watch catalogue asks a closed question: this one, or that one. You like the dial of the first, the case of the second, the bracelet of a third they’ve stopped making. So you buy a compromise, and look at it fifty times a day.

Yet a mechanical watch is an assembly. Case, back, dial, hands, strap: parts that meet at exact dimensions and otherwise take no interest in each other. When the dimensions agree, a watchmaker can fit one or the other and the watch never notices. What we call a model is often just a way of putting things away.

## Drawers instead of models

Atelier Valcour began with that remark. We fixed the dimensions, then sorted the parts into drawers rather than models: cases together, dials together, hands in a cabinet of their own, because there are ninety sets of them and they wander off.

> **90** sets of hands, in twenty families

What remained was to let customers open the drawers. The configurator is that cabinet, only lighter. It shows each part in its place, gives its price, and warns you when two parts don’t go together: a fourth hand without a GMT movement, say, does nothing but spoil the view.

## One calibre, chosen to be mended

We don’t make the movement, and we say so before being asked. The NH35 is Japanese, automatic, and known to nearly every watchmaker. It beats 21,600 times an hour on 24 jewels. It can be opened, regulated and restored by people who aren’t us, which strikes us as a virtue.

> **41** hours of reserve, resting on the bedside table

What we didn’t spend on inventing another one went into what you see and touch: 96 flutes set at 25 degrees, a 1.05 mm chamfer, stones sawn to half a millimetre or less, dials that go through a kiln.

## What we’ve learnt

That a stone breaks at the moment it turns beautiful. That white is never white twice. That most people know exactly what they want, provided you show it to them at the right size.`,
  es: `Un catálogo de relojes hace una pregunta cerrada: este o aquel. Te gusta la esfera de uno, la caja de otro, el brazalete de un tercero que ya no se fabrica. Acabas comprando un arreglo, y lo miras cincuenta veces al día.

Pero un reloj mecánico es un montaje. Caja, fondo, esfera, agujas, correa: piezas que se encuentran en cotas exactas y que, por lo demás, se ignoran. Si las cotas coinciden, el relojero puede montar una u otra sin que el reloj se entere. Lo que llamamos modelo suele ser una manera de ordenar.

## Cajones en lugar de modelos

Atelier Valcour nació de esa observación. Fijamos las cotas y ordenamos las piezas por cajones, no por modelos: las cajas juntas, las esferas juntas, las agujas en un mueble aparte, porque hay noventa juegos y se pierden.

> **90** juegos de agujas, en veinte familias

Faltaba dejar que los clientes abrieran los cajones. El configurador es ese mueble, pero pesa menos. Enseña cada pieza en su sitio, dice lo que cuesta y avisa cuando dos no encajan: una cuarta aguja sin movimiento GMT, por ejemplo, solo sirve para estorbar.

## Un calibre, elegido para que se pueda reparar

El movimiento no lo fabricamos nosotros, y lo decimos antes de que nos lo pregunten. El NH35 es japonés, automático, y lo conoce casi cualquier relojero. Late 21 600 veces por hora sobre 24 rubíes. Se puede abrir, ajustar y poner a punto fuera de nuestra casa, y eso nos parece una virtud.

> **41** horas de reserva, en reposo sobre la mesilla

Lo que no gastamos en inventar otro se fue a lo que se ve y se toca: 96 estrías a 25 grados, un chaflán de 1,05 mm, piedras serradas a medio milímetro o menos, esferas que pasan por el horno.

## Lo que hemos aprendido

Que una piedra se rompe justo cuando empieza a ser bonita. Que un blanco nunca es blanco dos veces. Que casi todo el mundo sabe lo que quiere, siempre que se lo enseñes al tamaño adecuado.`,
  jp: `時計のカタログは、二者択一を迫ります。これか、あれか。文字盤はこちら、ケースはあちら、ブレスレットはもう作られていない三本目が好き。結局どこかで妥協して、その妥協を一日に五十回眺めることになります。

けれども機械式時計は、部品の集まりです。ケース、裏蓋、文字盤、針、ストラップ。決まった寸法で出会い、それ以外では互いに関わりません。寸法さえ合えば、どちらの部品を載せても時計は気づきません。「モデル」とは、たいてい片づけ方の習慣のことです。

## モデルではなく、引き出しに

Atelier Valcourは、そこから始まりました。まず寸法を決め、部品をモデル別ではなく引き出し別に分けました。ケースはケース、文字盤は文字盤。針だけは専用の棚です。90組もあり、すぐに行方がわからなくなるからです。

> **90組** 針の数。系統は20

あとは、お客様に引き出しを開けていただくだけでした。コンフィギュレーターは、その棚を軽くしたものです。部品をあるべき場所に置いて見せ、価格を示し、合わない組み合わせはお知らせします。GMTムーブメントのない4本目の針は、時刻を読みにくくするだけですから。

## 直せることで選んだキャリバー

ムーブメントは自社製ではありません。聞かれる前にお伝えしています。NH35は日本製の自動巻きで、ほとんどの時計師が知っています。24石で毎時21,600振動。私たち以外の手でも開けて、調整し、直せます。それは長所だと考えています。

> **41時間** パワーリザーブ。枕元に置いたままで

新しいムーブメントに使わなかった費用は、目に見えるもの、指に触れるものに回しました。25度に傾けた96本の溝、1.05 mmの面取り、0.5 mm以下に切った石、窯で焼く文字盤です。

## わかったこと

石は、美しくなるまさにその時に割れます。白が同じ白になることはありません。そして多くの方は、欲しいものをよくご存じです。正しい大きさでお見せしさえすれば。`,
};

/** The story of an idea, and of twelve days at the bench. */
export const page: SeedPage = {
  slug: "notre-histoire",
  title: {
    fr: "Notre histoire : une montre rangée par tiroirs",
    en: "Our story: a watch kept in drawers",
    es: "Nuestra historia: un reloj ordenado por cajones",
    jp: "私たちの歩み：引き出しから生まれる時計",
  },
  description: {
    fr: "D’où vient l’idée de composer une montre pièce par pièce, et ce qui se passe pendant les douze jours entre la commande et l’expédition.",
    en: "Where the idea of composing a watch part by part came from, and what happens in the twelve days between order and dispatch.",
    es: "De dónde viene la idea de componer un reloj pieza a pieza, y qué pasa en los doce días entre el pedido y el envío.",
    jp: "時計を部品から組むという考えはどこから来たのか。ご注文から発送までの12日間に何が起きるのか。",
  },
  navbar: "over",
  blocks: [
    {
      blockType: "hero",
      scene: "nuit",
      title: {
        fr: "Une idée rangée par tiroirs.",
        en: "An idea kept in drawers.",
        es: "Una idea ordenada por cajones.",
        jp: "引き出しから生まれた考え。",
      },
      text: {
        fr: "Pourquoi choisir entre deux montres, quand le plus simple est de choisir entre deux aiguilles ?",
        en: "Why choose between two watches, when it’s easier to choose between two hands?",
        es: "¿Por qué elegir entre dos relojes, si es más fácil elegir entre dos agujas?",
        jp: "二本の時計で迷うより、二本の針で迷うほうが簡単です。",
      },
      illustration: { scene: "hero-story", watch: "DI03" },
    },
    {
      blockType: "rich-text",
      title: {
        fr: "Tout part d’un catalogue",
        en: "It starts with a catalogue",
        es: "Todo empieza con un catálogo",
        jp: "始まりは一冊のカタログ",
      },
      body: idea,
    },
    {
      blockType: "picture-text",
      side: "right",
      title: {
        fr: "96 cannelures, et un angle.",
        en: "96 flutes, and one angle.",
        es: "96 estrías y un ángulo.",
        jp: "96本の溝と、一つの角度。",
      },
      text: {
        fr: "Le premier essai était incliné à 31 degrés. Plus raide, donc plus brillant : c’est ce que disait le papier. Sur l’établi, la lunette était grise, chaque facette renvoyait le plafond.\n\nÀ 25 degrés, elles ont trouvé la fenêtre. Nous avons refait l’outil, puis la bague de centrage. Le plafond est resté.",
        en: "The first attempt was set at 31 degrees. Steeper, therefore brighter, said the drawing. On the bench the bezel was grey: every facet was showing us the ceiling.\n\nAt 25 degrees they found the window. We remade the cutter, then the centring ring. The ceiling stayed.",
        es: "El primer intento iba a 31 grados. Más inclinado, luego más brillante: eso decía el plano. En el banco el bisel salió gris, cada faceta devolvía el techo.\n\nA 25 grados encontraron la ventana. Rehicimos la fresa y el anillo de centrado. El techo se quedó.",
        jp: "最初の試作は31度でした。急なほど光る、と図面の上では考えていました。作業台に置くと、ベゼルは灰色。どの面も天井を映していたのです。\n\n25度にすると、面は窓を見つけました。刃物を作り直し、芯出しの輪も作り直しました。天井はそのままです。",
      },
      link: {
        label: {
          fr: "Voir la lunette cannelée",
          en: "See the fluted bezel",
          es: "Ver el bisel estriado",
          jp: "フルーテッドベゼルを見る",
        },
        href: "/montres/distinction/DI05",
      },
      illustration: { scene: "macro-bezel", watch: "DI05", stage: "rosee" },
    },
    {
      blockType: "steps",
      title: {
        fr: "Douze jours, dont six d’attente.",
        en: "Twelve days, six of them waiting.",
        es: "Doce días, seis de espera.",
        jp: "12日のうち、6日は順番待ち。",
      },
      text: {
        fr: "Ce qui se passe entre votre commande et le transporteur. La priorité retire les six premiers jours, jamais un contrôle.",
        en: "What happens between your order and the carrier. Priority takes away the first six days, never a check.",
        es: "Qué pasa entre tu pedido y el transportista. La prioridad quita los seis primeros días, nunca un control.",
        jp: "ご注文から運送会社に渡すまで。優先製作で省くのは最初の6日だけで、検査は省きません。",
      },
      steps: [
        {
          title: {
            fr: "Jours 1 à 6 : la file",
            en: "Days 1 to 6: the queue",
            es: "Días 1 a 6: la cola",
            jp: "1〜6日目：順番",
          },
          text: {
            fr: "Votre composition devient une fiche. Elle attend son tour pendant que ses pièces sont sorties des tiroirs et regardées à la loupe.",
            en: "Your design becomes a sheet. It waits its turn while its parts come out of the drawers and go under the loupe.",
            es: "Tu composición se convierte en una ficha. Espera su turno mientras las piezas salen de los cajones y pasan por la lupa.",
            jp: "お選びの内容が一枚の指示書になります。順番を待つあいだに部品を引き出しから出し、ルーペで確かめます。",
          },
        },
        {
          title: {
            fr: "Jour 7 : le cadran",
            en: "Day 7: the dial",
            es: "Día 7: la esfera",
            jp: "7日目：文字盤",
          },
          text: {
            fr: "Le cadran est posé sur le mouvement. Un index décalé de plus d’un dixième de millimètre, et on recommence.",
            en: "The dial goes onto the movement. A marker more than a tenth of a millimetre out, and we start again.",
            es: "La esfera se coloca sobre el movimiento. Un índice desviado más de una décima de milímetro, y se empieza de nuevo.",
            jp: "文字盤をムーブメントに載せます。インデックスのずれが0.1 mmを超えていれば、やり直しです。",
          },
        },
        {
          title: {
            fr: "Jour 8 : les aiguilles",
            en: "Day 8: the hands",
            es: "Día 8: las agujas",
            jp: "8日目：針",
          },
          text: {
            fr: "Heures, minutes, secondes, toutes à midi. Puis un tour complet, pour vérifier qu’elles se croisent sans se toucher.",
            en: "Hours, minutes, seconds, all at twelve. Then a full turn, to see them pass without touching.",
            es: "Horas, minutos, segundos, todas a las doce. Luego una vuelta completa, para ver que se cruzan sin tocarse.",
            jp: "時針、分針、秒針をすべて12時に合わせます。一周させて、触れずにすれ違うことを確かめます。",
          },
        },
        {
          title: {
            fr: "Jour 9 : l’emboîtage",
            en: "Day 9: casing",
            es: "Día 9: el encajado",
            jp: "9日目：ケーシング",
          },
          text: {
            fr: "Le mouvement entre dans son boîtier, la tige de couronne est coupée à la longueur, le fond se visse sur son joint.",
            en: "The movement goes into its case, the crown stem is cut to length, the back is screwed onto its gasket.",
            es: "El movimiento entra en su caja, la tija de la corona se corta a medida, el fondo se enrosca sobre su junta.",
            jp: "ムーブメントをケースに納め、巻真を長さに合わせて切り、裏蓋をパッキンの上にねじ込みます。",
          },
        },
        {
          title: {
            fr: "Jours 9 à 11 : le réglage",
            en: "Days 9 to 11: regulation",
            es: "Días 9 a 11: el ajuste",
            jp: "9〜11日目：調整",
          },
          text: {
            fr: "Entre −5 et +12 secondes par jour, mesurées dans plusieurs positions, puis vérifiées le lendemain. Une montre change d’avis la nuit.",
            en: "Between −5 and +12 seconds a day, measured in several positions, then checked the next day. Watches change their minds overnight.",
            es: "Entre −5 y +12 segundos al día, medidos en varias posiciones y comprobados al día siguiente. Los relojes cambian de opinión por la noche.",
            jp: "日差−5〜+12秒。いくつかの姿勢で測り、翌日もう一度確かめます。時計は、一晩で気が変わることがあります。",
          },
        },
        {
          title: {
            fr: "Jour 12 : l’eau, puis la route",
            en: "Day 12: water, then the road",
            es: "Día 12: el agua y el camino",
            jp: "12日目：水、そして出発",
          },
          text: {
            fr: "Contrôle à 10 ATM, pose du bracelet, étui. Le transporteur prend le colis, vous recevez le lien de suivi.",
            en: "Checked to 10 ATM, strapped, boxed. The carrier takes the parcel, you get the tracking link.",
            es: "Control a 10 ATM, correa, estuche. El transportista recoge el paquete y tú recibes el enlace de seguimiento.",
            jp: "10気圧の検査を行い、ストラップを付けて箱に納めます。発送と同時に、追跡のリンクをお送りします。",
          },
        },
      ],
    },
    {
      blockType: "quote",
      text: {
        fr: "Une montre n’est pas finie quand elle marche. Elle est finie quand elle marche encore le lendemain.",
        en: "A watch isn’t finished when it runs. It’s finished when it still runs the next day.",
        es: "Un reloj no está acabado cuando funciona. Está acabado cuando al día siguiente sigue funcionando.",
        jp: "動いたときが完成ではありません。翌日も動いていて、はじめて完成です。",
      },
      source: {
        fr: "Au-dessus de l’établi",
        en: "Above the bench",
        es: "Encima del banco",
        jp: "作業台の上の貼り紙",
      },
    },
    {
      blockType: "figures",
      title: {
        fr: "Le reste tient en chiffres.",
        en: "The rest is numbers.",
        es: "El resto son cifras.",
        jp: "残りは、数字です。",
      },
      text: {
        fr: "Ils valent pour toutes nos montres, prêtes ou composées.",
        en: "They hold for every watch we make, ready or composed.",
        es: "Valen para todos nuestros relojes, listos o compuestos.",
        jp: "既製も、お客様が組んだ時計も、すべて同じです。",
      },
      figures: [
        {
          value: "12",
          unit: { fr: "jours", en: "days", es: "días", jp: "日" },
          label: {
            fr: "de la commande à l’expédition",
            en: "from order to dispatch",
            es: "del pedido al envío",
            jp: "ご注文から発送まで",
          },
        },
        {
          value: "10",
          unit: { fr: "ATM", en: "ATM", es: "ATM", jp: "気圧" },
          label: {
            fr: "contrôlés avant le départ",
            en: "checked before it leaves",
            es: "comprobadas antes de salir",
            jp: "出荷前に検査",
          },
        },
        {
          value: "17",
          unit: { fr: "s", en: "s", es: "s", jp: "秒" },
          label: {
            fr: "d’écart admis par jour, de −5 à +12",
            en: "of tolerance a day, from −5 to +12",
            es: "de margen al día, de −5 a +12",
            jp: "許容する日差の幅、−5〜+12秒",
          },
        },
      ],
      illustration: { watch: "DI03", view: "back", stage: "givre" },
    },
    {
      blockType: "call-to-action",
      title: {
        fr: "Les tiroirs sont ouverts.",
        en: "The drawers are open.",
        es: "Los cajones están abiertos.",
        jp: "引き出しは開いています。",
      },
      text: {
        fr: "Composez sans rien acheter : la montre reste à votre adresse de partage, le prix aussi.",
        en: "Compose one without buying anything: the watch keeps at its own address, price and all.",
        es: "Compón sin comprar nada: el reloj se queda en su propia dirección, con su precio.",
        jp: "買わずに組むだけでもかまいません。時計は専用のアドレスに、価格とともに残ります。",
      },
      link: {
        label: {
          fr: "Ouvrir le configurateur",
          en: "Open the configurator",
          es: "Abrir el configurador",
          jp: "コンフィギュレーターを開く",
        },
        href: "/configurator",
      },
      second: {
        label: { fr: "Voir les montres", en: "See the watches", es: "Ver los relojes", jp: "時計を見る" },
        href: "/montres",
      },
    },
  ],
};
