import type { SeedPage } from "@/src/seed/content/seed-page";

/** The lines beside each other: what they share, what tells them apart. */
export const page: SeedPage = {
  slug: "collection",
  title: { fr: "La collection", en: "The collection", es: "La colección", jp: "コレクション" },
  description: {
    fr: "Quatre lignes, douze montres, un seul calibre : ce qui les distingue, mesuré en millimètres et en grammes.",
    en: "Four lines, twelve watches, one calibre: what tells them apart, in millimetres and grams.",
    es: "Cuatro líneas, doce relojes, un solo calibre: lo que los distingue, en milímetros y en gramos.",
    jp: "四つのライン、12本の時計、一つのキャリバー。違いをミリとグラムでご覧ください。",
  },
  blocks: [
    {
      blockType: "hero",
      title: {
        fr: "Douze montres, quatre idées.",
        en: "Twelve watches, four ideas.",
        es: "Doce relojes, cuatro ideas.",
        jp: "12本の時計、四つの考え。",
      },
      text: {
        fr: "Une par ligne : lire d’un coup d’œil, tenir la lumière, scier une pierre, couper un cadran en deux. Le reste est commun.",
        en: "One to a line: read at a glance, hold the light, saw a stone, cut a dial in two. The rest they share.",
        es: "Una por línea: leer de un vistazo, retener la luz, cortar una piedra, partir una esfera en dos. Lo demás es común.",
        jp: "一目で読むこと。光をとらえること。石を切ること。水平線で分けること。ラインごとに一つ、あとは共通です。",
      },
      link: {
        label: { fr: "Voir les douze", en: "See all twelve", es: "Ver los doce", jp: "12本すべてを見る" },
        href: "/montres",
      },
      illustration: { scene: "flat-three-watches", watch: "RE1070", stage: "sable" },
    },
    {
      blockType: "lines",
      title: { fr: "Les lignes", en: "The lines", es: "Las líneas", jp: "ライン" },
      text: {
        fr: "Chacune part d’un défaut que nous voulions corriger chez nous.",
        en: "Each began with a fault of our own that we wanted to put right.",
        es: "Cada una parte de un defecto nuestro que queríamos corregir.",
        jp: "どのラインも、私たち自身の至らない点を直すことから始まりました。",
      },
      lines: [
        {
          line: "reminiscence",
          title: { fr: "Réminiscence", en: "Réminiscence", es: "Réminiscence", jp: "レミニセンス" },
          text: {
            fr: "Nos cadrans se lisaient trop lentement. Celui-ci se lit d’un coup d’œil, même de travers.",
            en: "Our dials took too long to read. This one reads at a glance, even sideways.",
            es: "Nuestras esferas se leían despacio. Esta se lee de un vistazo, incluso de reojo.",
            jp: "読みにくいと言われた文字盤を、斜めからでも一目で読めるものに。",
          },
          href: "/montres/reminiscence",
          watch: "RE1070",
        },
        {
          line: "distinction",
          title: { fr: "Distinction", en: "Distinction", es: "Distinction", jp: "ディスティンクション" },
          text: {
            fr: "Nos boîtiers s’éteignaient le soir. Un chanfrein de 1,05 mm les rallume.",
            en: "Our cases went dull at dusk. A 1.05 mm chamfer lights them again.",
            es: "Nuestras cajas se apagaban al anochecer. Un chaflán de 1,05 mm las enciende de nuevo.",
            jp: "夕方には暗く見えたケースへ、1.05 mmの面取りで光を戻しました。",
          },
          href: "/collections/distinction",
          watch: "DI03",
        },
        {
          line: "distinction-rose",
          title: {
            fr: "Distinction Rose",
            en: "Distinction Rose",
            es: "Distinction Rose",
            jp: "ディスティンクション ローズ",
          },
          text: {
            fr: "Nos couleurs étaient peintes. Celles-ci étaient là avant nous.",
            en: "Our colours were painted. These were here before us.",
            es: "Nuestros colores estaban pintados. Estos estaban antes que nosotros.",
            jp: "塗った色ではなく、私たちより先にあった色です。",
          },
          href: "/collections/distinction/rose",
          watch: "DIPIRU",
        },
        {
          line: "distinction-horizon",
          title: { fr: "Horizon", en: "Horizon", es: "Horizon", jp: "ホライゾン" },
          text: {
            fr: "Nos cadrans n’avaient qu’une idée. Celui-ci en a deux, l’une sur l’autre.",
            en: "Our dials had one idea each. This one has two, stacked.",
            es: "Nuestras esferas tenían una sola idea. Esta tiene dos, una sobre otra.",
            jp: "一つの文字盤に、二つの考えを重ねました。",
          },
          href: "/montres/distinction-horizon",
          watch: "DIHO",
        },
      ],
    },
    {
      blockType: "comparison",
      title: { fr: "Côte à côte", en: "Side by side", es: "Lado a lado", jp: "並べてみると" },
      text: {
        fr: "Ce qui change d’une ligne à l’autre. Ce qui ne change pas : NH35, 21 600 alternances par heure, 41 h de réserve, 10 ATM, saphir.",
        en: "What changes from line to line. What doesn’t: NH35, 21,600 vibrations an hour, 41 h of power reserve, 10 ATM, sapphire crystal.",
        es: "Lo que cambia de una línea a otra. Lo que no: NH35, 21 600 alternancias por hora, 41 h de reserva de marcha, 10 ATM, zafiro.",
        jp: "ラインごとに変わるところです。変わらないのは、NH35、毎時21,600振動、パワーリザーブ41時間、10気圧防水、サファイア風防。",
      },
      columns: [
        { fr: "Réminiscence", en: "Réminiscence", es: "Réminiscence", jp: "レミニセンス" },
        { fr: "Distinction", en: "Distinction", es: "Distinction", jp: "ディスティンクション" },
        { fr: "Distinction Rose", en: "Distinction Rose", es: "Distinction Rose", jp: "ローズ" },
        { fr: "Horizon", en: "Horizon", es: "Horizon", jp: "ホライゾン" },
      ],
      rows: [
        {
          label: { fr: "Diamètre", en: "Diameter", es: "Diámetro", jp: "直径" },
          values: [
            { fr: "36 mm", en: "36 mm", es: "36 mm", jp: "36 mm" },
            { fr: "36 ou 40 mm", en: "36 or 40 mm", es: "36 o 40 mm", jp: "36 mm、40 mm" },
            {
              fr: "36 mm ; la 05 en 40",
              en: "36 mm; the 05 in 40",
              es: "36 mm; el 05 en 40",
              jp: "36 mm（05は40 mm）",
            },
            { fr: "40 mm", en: "40 mm", es: "40 mm", jp: "40 mm" },
          ],
        },
        {
          label: { fr: "Cadran", en: "Dial", es: "Esfera", jp: "文字盤" },
          values: [
            {
              fr: "Crème, chemin de fer",
              en: "Cream, railway track",
              es: "Crema, minutería de ferrocarril",
              jp: "クリーム、レイルウェイ目盛り",
            },
            {
              fr: "Soleillé ou brossé",
              en: "Sunburst or brushed",
              es: "Efecto sol o cepillada",
              jp: "サンレイまたはブラッシュド",
            },
            {
              fr: "Pierre, ou bordeaux",
              en: "Stone, or burgundy",
              es: "Piedra, o burdeos",
              jp: "石、またはバーガンディ",
            },
            {
              fr: "Ciel peint, mer gravée",
              en: "Painted sky, engraved sea",
              es: "Cielo pintado, mar grabado",
              jp: "空は塗り、海は彫り",
            },
          ],
        },
        {
          label: { fr: "Boîtier", en: "Case", es: "Caja", jp: "ケース" },
          values: [
            { fr: "Acier", en: "Steel", es: "Acero", jp: "スティール" },
            {
              fr: "Acier, ou acier et or jaune PVD",
              en: "Steel, or steel and yellow gold PVD",
              es: "Acero, o acero y oro amarillo PVD",
              jp: "スティール、またはイエローゴールドPVDとのコンビ",
            },
            { fr: "Or rose PVD", en: "Rose gold PVD", es: "Oro rosa PVD", jp: "ローズゴールドPVD" },
            { fr: "Acier", en: "Steel", es: "Acero", jp: "スティール" },
          ],
        },
        {
          label: { fr: "Bracelet", en: "Strap", es: "Correa", jp: "ストラップ" },
          values: [
            { fr: "Cuir brun", en: "Brown leather", es: "Cuero marrón", jp: "ブラウンレザー" },
            {
              fr: "Acier ; la Bu01 en cuir",
              en: "Steel; leather on the Bu01",
              es: "Acero; cuero en el Bu01",
              jp: "スティール（Bu01はレザー）",
            },
            { fr: "Cuir", en: "Leather", es: "Cuero", jp: "レザー" },
            { fr: "Cuir noir", en: "Black leather", es: "Cuero negro", jp: "ブラックレザー" },
          ],
        },
        {
          label: { fr: "Poids", en: "Weight", es: "Peso", jp: "重さ" },
          values: [
            { fr: "62 g", en: "62 g", es: "62 g", jp: "62 g" },
            { fr: "63 à 134 g", en: "63 to 134 g", es: "De 63 a 134 g", jp: "63〜134 g" },
            { fr: "68 à 74 g", en: "68 to 74 g", es: "De 68 a 74 g", jp: "68〜74 g" },
            { fr: "73 g", en: "73 g", es: "73 g", jp: "73 g" },
          ],
        },
      ],
    },
    {
      blockType: "figures",
      title: {
        fr: "Ce qu’elles ont toutes.",
        en: "What they all have.",
        es: "Lo que tienen todos.",
        jp: "すべてに共通すること。",
      },
      figures: [
        { value: "12", label: { fr: "Montres", en: "Watches", es: "Relojes", jp: "モデル" } },
        {
          value: "41",
          unit: { fr: "h", en: "h", es: "h", jp: "時間" },
          label: { fr: "Réserve de marche", en: "Power reserve", es: "Reserva", jp: "パワーリザーブ" },
        },
        {
          value: "10",
          unit: { fr: "ATM", en: "ATM", es: "ATM", jp: "気圧" },
          label: { fr: "Étanchéité", en: "Water resistance", es: "Estanqueidad", jp: "防水" },
        },
        {
          value: "{{leadDays}}",
          unit: { fr: "jours", en: "days", es: "días", jp: "日" },
          label: {
            fr: "De la commande au colis",
            en: "From order to parcel",
            es: "Del pedido al paquete",
            jp: "ご注文から発送まで",
          },
        },
      ],
      illustration: { scene: "macro-movement", watch: "DI03", view: "back", stage: "givre" },
    },
    {
      blockType: "rail",
      title: { fr: "Une de chaque.", en: "One of each.", es: "Uno de cada línea.", jp: "それぞれから一本。" },
      watches: ["RE1070", "DI03", "DIPIRU", "DIHO"],
      link: {
        label: { fr: "Toutes les montres", en: "All watches", es: "Todos los relojes", jp: "すべての時計" },
        href: "/montres",
      },
    },
    {
      blockType: "call-to-action",
      title: {
        fr: "Ou aucune des douze.",
        en: "Or none of the twelve.",
        es: "O ninguno de los doce.",
        jp: "12本のどれでもない一本を。",
      },
      text: {
        fr: "Trois boîtiers, dix cadrans, quatre-vingt-dix jeux d’aiguilles : la treizième est à vous.",
        en: "Three cases, ten dials, ninety sets of hands: the thirteenth is yours.",
        es: "Tres cajas, diez esferas, noventa juegos de agujas: el decimotercero es tuyo.",
        jp: "ケース3種、文字盤10種、針90組。13本目は、お客様ご自身の一本です。",
      },
      link: {
        label: {
          fr: "Composer la mienne",
          en: "Design mine",
          es: "Componer el mío",
          jp: "自分の一本を組む",
        },
        href: "/configurator",
      },
      second: {
        label: {
          fr: "Répondre au questionnaire",
          en: "Take the quiz",
          es: "Hacer el cuestionario",
          jp: "診断で選ぶ",
        },
        href: "/trouver-votre-montre",
      },
    },
  ],
};
