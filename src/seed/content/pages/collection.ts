import { inFour } from "@/src/seed/catalogue/seed-option";
import type { SeedPage } from "@/src/seed/content/seed-page";

/** The lines beside each other: what they share, what tells them apart. */
export const page: SeedPage = {
  slug: "collection",
  title: inFour("La collection", "The collection", "La colección", "コレクション"),
  description: inFour(
    "Quatre lignes, douze montres, un seul calibre : ce qui les distingue, mesuré en millimètres et en grammes.",
    "Four lines, twelve watches, one calibre: what tells them apart, in millimetres and grams.",
    "Cuatro líneas, doce relojes, un solo calibre: lo que los distingue, en milímetros y en gramos.",
    "四つのライン、12本の時計、一つのキャリバー。違いをミリとグラムでご覧ください。",
  ),
  blocks: [
    {
      blockType: "hero",
      title: inFour(
        "Douze montres, quatre idées.",
        "Twelve watches, four ideas.",
        "Doce relojes, cuatro ideas.",
        "12本の時計、四つの考え。",
      ),
      text: inFour(
        "Une par ligne : lire d’un coup d’œil, tenir la lumière, scier une pierre, couper l’horizon en deux. Le reste est commun.",
        "One to a line: read at a glance, hold the light, saw a stone, cut a horizon in two. The rest they share.",
        "Una por línea: leer de un vistazo, retener la luz, serrar una piedra, partir un horizonte en dos. Lo demás es común.",
        "一目で読むこと。光をとらえること。石を切ること。水平線で分けること。ラインごとに一つ、あとは共通です。",
      ),
      link: {
        label: inFour("Voir les douze", "See all twelve", "Ver los doce", "12本すべてを見る"),
        href: "/montres",
      },
      illustration: { scene: "flat-three-watches", watch: "RE1070", stage: "sable" },
    },
    {
      blockType: "lines",
      title: inFour("Les lignes", "The lines", "Las líneas", "ライン"),
      text: inFour(
        "Chacune part d’un défaut que nous voulions corriger chez nous.",
        "Each began with a fault of our own that we wanted to mend.",
        "Cada una parte de un defecto nuestro que queríamos corregir.",
        "どのラインも、私たち自身の至らない点を直すことから始まりました。",
      ),
      lines: [
        {
          line: "reminiscence",
          title: inFour("Réminiscence", "Réminiscence", "Réminiscence", "レミニセンス"),
          text: inFour(
            "Nos cadrans se lisaient trop lentement. Celui-ci se lit de travers, sans lunettes.",
            "Our dials took too long to read. This one reads sideways, without glasses.",
            "Nuestras esferas se leían despacio. Esta se lee de reojo, sin gafas.",
            "読みにくいと言われた文字盤を、斜めからでも読めるものに。",
          ),
          href: "/montres/reminiscence",
          watch: "RE1070",
        },
        {
          line: "distinction",
          title: inFour("Distinction", "Distinction", "Distinction", "ディスティンクション"),
          text: inFour(
            "Nos boîtiers s’éteignaient le soir. Un chanfrein de 1,05 mm les rallume.",
            "Our cases went dull at dusk. A 1.05 mm chamfer lights them again.",
            "Nuestras cajas se apagaban al anochecer. Un chaflán de 1,05 mm las enciende de nuevo.",
            "夕方に沈むケースへ、1.05 mmの面取りで光を戻しました。",
          ),
          href: "/collections/distinction",
          watch: "DI03",
        },
        {
          line: "distinction-rose",
          title: inFour(
            "Distinction Rose",
            "Distinction Rose",
            "Distinction Rose",
            "ディスティンクション ローズ",
          ),
          text: inFour(
            "Nos couleurs étaient peintes. Celles-ci étaient là avant nous.",
            "Our colours were painted. These were here before us.",
            "Nuestros colores estaban pintados. Estos estaban antes que nosotros.",
            "塗った色ではなく、私たちより先にあった色です。",
          ),
          href: "/collections/distinction/rose",
          watch: "DIPIRU",
        },
        {
          line: "distinction-horizon",
          title: inFour("Horizon", "Horizon", "Horizon", "ホライゾン"),
          text: inFour(
            "Nos cadrans n’avaient qu’une idée. Celui-ci en a deux, l’une sur l’autre.",
            "Our dials had one idea each. This one has two, stacked.",
            "Nuestras esferas tenían una idea. Esta tiene dos, una sobre otra.",
            "一つの文字盤に、二つの考えを重ねました。",
          ),
          href: "/montres/distinction-horizon",
          watch: "DIHO",
        },
      ],
    },
    {
      blockType: "comparison",
      title: inFour("Côte à côte", "Side by side", "Lado a lado", "並べてみると"),
      text: inFour(
        "Ce qui change d’une ligne à l’autre. Ce qui ne change pas : NH35, 21 600 alternances par heure, 41 h de réserve, 10 ATM, saphir.",
        "What changes from line to line. What doesn’t: NH35, 21,600 vibrations an hour, 41 h of reserve, 10 ATM, sapphire.",
        "Lo que cambia de una línea a otra. Lo que no: NH35, 21 600 alternancias por hora, 41 h de reserva, 10 ATM, zafiro.",
        "ラインごとに変わるところです。変わらないのは、NH35、毎時21,600振動、パワーリザーブ41時間、10気圧防水、サファイア風防。",
      ),
      columns: [
        inFour("Réminiscence", "Réminiscence", "Réminiscence", "レミニセンス"),
        inFour("Distinction", "Distinction", "Distinction", "ディスティンクション"),
        inFour("Distinction Rose", "Distinction Rose", "Distinction Rose", "ローズ"),
        inFour("Horizon", "Horizon", "Horizon", "ホライゾン"),
      ],
      rows: [
        {
          label: inFour("Diamètre", "Diameter", "Diámetro", "直径"),
          values: [
            inFour("36 mm", "36 mm", "36 mm", "36 mm"),
            inFour("36 ou 40 mm", "36 or 40 mm", "36 o 40 mm", "36 mm、40 mm"),
            inFour("36 mm ; la 05 en 40", "36 mm; the 05 in 40", "36 mm; el 05 en 40", "36 mm（05は40 mm）"),
            inFour("40 mm", "40 mm", "40 mm", "40 mm"),
          ],
        },
        {
          label: inFour("Cadran", "Dial", "Esfera", "文字盤"),
          values: [
            inFour(
              "Crème, chemin de fer",
              "Cream, railway track",
              "Crema, vía de tren",
              "クリーム、レイルウェイ目盛り",
            ),
            inFour(
              "Soleillé ou brossé",
              "Sunburst or brushed",
              "Soleado o cepillado",
              "サンレイまたはヘアライン",
            ),
            inFour(
              "Pierre, ou bordeaux",
              "Stone, or burgundy",
              "Piedra, o burdeos",
              "天然石、またはバーガンディ",
            ),
            inFour("Deux teintes, gravées", "Two tones, engraved", "Dos tonos, grabados", "二色、彫り"),
          ],
        },
        {
          label: inFour("Boîtier", "Case", "Caja", "ケース"),
          values: [
            inFour("Acier", "Steel", "Acero", "スティール"),
            inFour(
              "Acier, ou acier et or jaune",
              "Steel, or steel and yellow gold",
              "Acero, o acero y oro amarillo",
              "スティール、またはイエローゴールドとのコンビ",
            ),
            inFour("Or rose PVD", "Rose gold PVD", "Oro rosa PVD", "ローズゴールドPVD"),
            inFour("Acier", "Steel", "Acero", "スティール"),
          ],
        },
        {
          label: inFour("Bracelet", "Strap", "Correa", "ストラップ"),
          values: [
            inFour("Cuir brun", "Brown leather", "Cuero marrón", "ブラウンレザー"),
            inFour(
              "Acier ; la Bu01 en cuir",
              "Steel; leather on the Bu01",
              "Acero; cuero en el Bu01",
              "スティール（Bu01はレザー）",
            ),
            inFour("Cuir", "Leather", "Cuero", "レザー"),
            inFour("Cuir noir", "Black leather", "Cuero negro", "ブラックレザー"),
          ],
        },
        {
          label: inFour("Poids", "Weight", "Peso", "重さ"),
          values: [
            inFour("62 g", "62 g", "62 g", "62 g"),
            inFour("63 à 134 g", "63 to 134 g", "63 a 134 g", "63〜134 g"),
            inFour("68 à 74 g", "68 to 74 g", "68 a 74 g", "68〜74 g"),
            inFour("73 g", "73 g", "73 g", "73 g"),
          ],
        },
      ],
    },
    {
      blockType: "figures",
      title: inFour(
        "Ce qu’elles ont toutes.",
        "What they all have.",
        "Lo que tienen todos.",
        "すべてに共通すること。",
      ),
      figures: [
        { value: "12", label: inFour("Montres", "Watches", "Relojes", "モデル") },
        {
          value: "41",
          unit: inFour("h", "h", "h", "時間"),
          label: inFour("Réserve", "Reserve", "Reserva", "パワーリザーブ"),
        },
        {
          value: "10",
          unit: inFour("ATM", "ATM", "ATM", "気圧"),
          label: inFour("Étanchéité", "Water resistance", "Resistencia al agua", "防水"),
        },
        {
          value: "12",
          unit: inFour("jours", "days", "días", "日"),
          label: inFour(
            "De la commande au colis",
            "From order to parcel",
            "Del pedido al paquete",
            "ご注文から発送まで",
          ),
        },
      ],
      illustration: { scene: "macro-movement", watch: "DI03", view: "back", stage: "givre" },
    },
    {
      blockType: "rail",
      title: inFour("Une de chaque.", "One of each.", "Uno de cada.", "それぞれから一本。"),
      watches: ["RE1070", "DI03", "DIPIRU", "DIHO"],
      link: {
        label: inFour("Toutes les montres", "All watches", "Todos los relojes", "すべての時計"),
        href: "/montres",
      },
    },
    {
      blockType: "call-to-action",
      title: inFour(
        "Ou aucune des douze.",
        "Or none of the twelve.",
        "O ninguno de los doce.",
        "12本のどれでもない一本を。",
      ),
      text: inFour(
        "Trois boîtiers, dix cadrans, quatre-vingt-dix jeux d’aiguilles : la treizième est à vous.",
        "Three cases, ten dials, ninety sets of hands: the thirteenth is yours.",
        "Tres cajas, diez esferas, noventa juegos de agujas: el decimotercero es tuyo.",
        "ケース3種、文字盤10種、針90種。13本目は、あなたの時計です。",
      ),
      link: {
        label: inFour("Composer la mienne", "Compose mine", "Componer el mío", "自分の一本を組む"),
        href: "/configurator",
      },
      second: {
        label: inFour("Répondre au quiz", "Take the quiz", "Hacer el test", "診断で選ぶ"),
        href: "/trouver-votre-montre",
      },
    },
  ],
};
