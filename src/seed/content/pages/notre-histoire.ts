import type { SeedPage } from "@/src/seed/content/seed-page";
import { idea } from "./notre-histoire-idea";

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
    en: "Where the idea of designing a watch part by part came from, and what happens in the twelve days between order and shipping.",
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
        en: "Why choose between two watches, when it’s easier to choose between two sets of hands?",
        es: "¿Por qué elegir entre dos relojes, si es más fácil elegir entre dos agujas?",
        jp: "二本の時計で迷うより、二組の針で迷うほうが簡単です。",
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
      blockType: "drawers",
      title: { fr: "Le meuble.", en: "The cabinet.", es: "La cajonera.", jp: "引き出しの棚。" },
      text: {
        fr: "Six tiroirs parmi d’autres, avec ce qu’ils contiennent aujourd’hui. Chacun s’ouvre.",
        en: "Six of the drawers, with what’s in them today. Each of them opens.",
        es: "Seis de sus cajones, con lo que contienen hoy. Todos se abren.",
        jp: "数ある引き出しのうちの六つと、今日の中身。どれも開けられます。",
      },
      link: {
        label: { fr: "Toutes les pièces", en: "All the parts", es: "Todas las piezas", jp: "すべての部品" },
        href: "/configurator/catalogue",
      },
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
        fr: "Le premier essai était incliné à 31 degrés. Plus raide, donc plus brillant : c’est ce que disait le papier. Sur l’établi, la lunette était grise, chaque facette renvoyait le plafond.\n\nÀ 25 degrés, elles ont trouvé la fenêtre. Nous avons refait l’outil, puis la bague de centrage. Le plafond, nous l’avons laissé.",
        en: "The first attempt was set at 31 degrees. Steeper, therefore brighter, said the drawing. On the workbench the bezel was grey: every facet was showing us the ceiling.\n\nAt 25 degrees they found the window. We remade the cutter, then the centring ring. The ceiling we left alone.",
        es: "El primer intento iba a 31 grados. Más inclinado, luego más brillante: eso decía el plano. Sobre el banco de trabajo el bisel salió gris, cada faceta reflejaba el techo.\n\nA 25 grados encontraron la ventana. Rehicimos la fresa y el anillo de centrado. El techo lo dejamos como estaba.",
        jp: "最初の試作は31度でした。急なほど光る、と図面の上では考えていました。作業台に置くと、ベゼルは灰色。どの面も天井を映していたのです。\n\n25度にすると、面は窓の光をとらえました。刃物を作り直し、芯出しの輪も作り直しました。天井はそのままです。",
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
      blockType: "schedule",
      title: {
        fr: "Douze jours, dont six d’attente.",
        en: "Twelve days, six of them waiting.",
        es: "Doce días, seis de espera.",
        jp: "12日のうち、6日は順番待ち。",
      },
      text: {
        fr: "Ce qui se passe entre votre commande et le transporteur. L’option prioritaire retire l’attente, jamais un contrôle.",
        en: "What happens between your order and the carrier. The priority option takes away the waiting, never a check.",
        es: "Qué pasa entre tu pedido y el transportista. La prioridad quita la espera, nunca un control.",
        jp: "ご注文から配送会社に渡すまで。優先製作で省くのは待ち時間だけで、検品は省きません。",
      },
      unit: { fr: "jour", en: "day", es: "día", jp: "日" },
      stages: [
        {
          from: 1,
          to: 6,
          title: {
            fr: "Jours 1 à 6 : la file",
            en: "Days 1 to 6: the queue",
            es: "Días 1 a 6: la cola",
            jp: "1〜6日目：順番",
          },
          text: {
            fr: "Votre montre devient une fiche. Elle attend son tour pendant que ses pièces sont sorties des tiroirs et regardées à la loupe.",
            en: "Your design becomes a build sheet. It waits its turn while its parts come out of the drawers and go under the loupe.",
            es: "Tu reloj se convierte en una ficha. Espera su turno mientras las piezas salen de los cajones y pasan por la lupa.",
            jp: "お選びの内容が一枚の組立指示書になります。順番を待つあいだに部品を引き出しから出し、ルーペで確かめます。",
          },
        },
        {
          from: 7,
          to: 7,
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
          from: 8,
          to: 8,
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
          from: 9,
          to: 9,
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
          from: 9,
          to: 11,
          title: {
            fr: "Jours 9 à 11 : le réglage",
            en: "Days 9 to 11: regulation",
            es: "Días 9 a 11: el ajuste",
            jp: "9〜11日目：調整",
          },
          text: {
            fr: "Entre −5 et +12 secondes par jour, mesurées dans plusieurs positions, puis vérifiées le lendemain. Une montre change d’avis la nuit.",
            en: "Between −5 and +12 seconds a day, measured in several positions, then checked the next day. A watch changes its mind overnight.",
            es: "Entre −5 y +12 segundos al día, medidos en varias posiciones y comprobados al día siguiente. Los relojes cambian de idea por la noche.",
            jp: "日差−5〜+12秒。いくつかの姿勢で測り、翌日もう一度確かめます。時計は、一晩で気が変わることがあります。",
          },
        },
        {
          from: 12,
          to: 12,
          title: {
            fr: "Jour 12 : l’eau, puis la route",
            en: "Day 12: water, then the road",
            es: "Día 12: el agua y el camino",
            jp: "12日目：水、そして出発",
          },
          text: {
            fr: "Contrôle à 10 ATM, pose du bracelet, étui. Le transporteur prend le colis, vous recevez le lien de suivi.",
            en: "Tested to 10 ATM, strapped, boxed. The carrier takes the parcel, you get the tracking link.",
            es: "Control a 10 ATM, correa, estuche. El transportista recoge el paquete y tú recibes el enlace de seguimiento.",
            jp: "10気圧の検査を行い、ストラップを付けてトラベルケースに納めます。発送と同時に、追跡のリンクをお送りします。",
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
        en: "Above the workbench",
        es: "Encima del banco de trabajo",
        jp: "作業台の上の貼り紙",
      },
    },
    {
      blockType: "figures",
      title: {
        fr: "Le reste tient en chiffres.",
        en: "The rest is numbers.",
        es: "El resto son cifras.",
        jp: "あとは、数字でお伝えします。",
      },
      text: {
        fr: "Ils valent pour nos montres, prêtes ou composées ; un cadran d’atelier demande 20 jours de plus, un GMT deux.",
        en: "They hold for ready-made and bespoke watches; a workshop dial takes 20 days more, a GMT two.",
        es: "Valen para los relojes listos y los compuestos; una esfera de taller requiere 20 días más, un GMT dos.",
        jp: "既製の時計にも、お客様が組んだ時計にも当てはまります。工房製作の文字盤は20日、GMTは2日長くかかります。",
      },
      figures: [
        {
          value: "{{leadDays}}",
          unit: { fr: "jours", en: "days", es: "días", jp: "日" },
          label: {
            fr: "de la commande à l’expédition",
            en: "from order to shipping",
            es: "del pedido al envío",
            jp: "ご注文から発送まで",
          },
        },
        {
          value: "10",
          unit: { fr: "ATM", en: "ATM", es: "ATM", jp: "気圧" },
          label: {
            fr: "contrôlés avant l’expédition",
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
        fr: "Composez sans rien acheter : la montre reste à son adresse de partage, avec son prix du jour.",
        en: "Design one without buying anything: the watch stays at its own address, with that day’s price.",
        es: "Compón sin comprar nada: el reloj se queda en su propia dirección, con su precio del día.",
        jp: "買わずに組むだけでもかまいません。時計は専用のアドレスに残り、その日の価格が表示されます。",
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
