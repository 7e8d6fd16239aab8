import { inFour } from "@/src/seed/catalogue/seed-option";
import type { SeedPage } from "@/src/seed/content/seed-page";

/** What can be varied, in numbers; how an order goes stands at /montres/sur-mesure. */
export const page: SeedPage = {
  slug: "collections/custom",
  title: inFour(
    "Sur mesure, la collection sans catalogue",
    "Custom, the collection without a catalogue",
    "A medida, la colección sin catálogo",
    "カスタム、カタログのないコレクション",
  ),
  description: inFour(
    "Boîtiers, cadrans, aiguilles, bracelets, rotors : ce qui se choisit, combien il y en a, et ce qui ne va pas ensemble.",
    "Cases, dials, hands, straps, rotors: what can be chosen, how many there are, and what doesn’t go together.",
    "Cajas, esferas, agujas, correas, rotores: qué se elige, cuántos hay y qué no encaja.",
    "ケース、文字盤、針、ストラップ、ローター。選べるもの、その数、合わない組み合わせ。",
  ),
  blocks: [
    {
      blockType: "hero",
      title: inFour(
        "Une collection d’un seul exemplaire.",
        "A collection of one.",
        "Una colección de un solo ejemplar.",
        "一点だけのコレクション。",
      ),
      text: inFour(
        "Elle n’existe pas encore. Il lui manque vingt décisions, dont la plupart sont agréables.",
        "It doesn’t exist yet. It is twenty decisions away, most of them pleasant.",
        "Todavía no existe. Le faltan veinte decisiones, la mayoría agradables.",
        "まだありません。あと20の決断が必要ですが、ほとんどは楽しいものです。",
      ),
      link: {
        label: inFour("Prendre la première", "Take the first", "Tomar la primera", "最初の一つを決める"),
        href: "/configurator",
      },
      illustration: { scene: "flat-parts", watch: "DI01", stage: "craie" },
    },
    {
      blockType: "figures",
      title: inFour("Le compte.", "The count.", "El recuento.", "数えてみると。"),
      text: inFour(
        "Toutes ces pièces sont dans le configurateur, avec leur image et leur prix. Aucune n’y figure « sur demande ».",
        "All these parts are in the configurator, with a picture and a price. None of them is “on request”.",
        "Todas estas piezas están en el configurador, con imagen y precio. Ninguna figura «a consultar».",
        "すべて、画像と価格つきでコンフィギュレーターにあります。「応相談」はありません。",
      ),
      figures: [
        { value: "3", label: inFour("Boîtiers", "Cases", "Cajas", "ケース") },
        { value: "7", label: inFour("Métaux", "Metals", "Metales", "メタル") },
        { value: "10", label: inFour("Cadrans", "Dials", "Esferas", "文字盤") },
        { value: "90", label: inFour("Jeux d’aiguilles", "Sets of hands", "Juegos de agujas", "針") },
        { value: "80", label: inFour("Bracelets", "Straps", "Correas", "ストラップ") },
        { value: "17", label: inFour("Rotors", "Rotors", "Rotores", "ローター") },
      ],
      illustration: { scene: "flat-straps", watch: "DI03", stage: "sable" },
    },
    {
      blockType: "picture-text",
      title: inFour(
        "Commencez par ce que vous n’aimez pas.",
        "Begin with what you don’t like.",
        "Empieza por lo que no te gusta.",
        "好きではないものから始める。",
      ),
      text: inFour(
        "On sait rarement ce que l’on veut. On sait très vite ce que l’on ne veut pas : une date, un bracelet qui tire les poils, du doré.\n\nÉcartez d’abord. Quand il ne reste que trois aiguilles en lice, la bonne se désigne toute seule.",
        "People rarely know what they want. They know at once what they don’t: a date, a bracelet that pulls hairs, anything gold.\n\nRule things out first. When only three sets of hands are left, the right one puts itself forward.",
        "Rara vez se sabe lo que se quiere. Enseguida se sabe lo que no: una fecha, un brazalete que tira del vello, el dorado.\n\nDescarta primero. Cuando solo quedan tres agujas, la buena se señala sola.",
        "欲しいものは、なかなかわかりません。要らないものは、すぐにわかります。日付、毛を挟むブレスレット、金色。\n\nまず外していきます。針が三つまで残れば、正解は自分から名乗り出ます。",
      ),
      illustration: { scene: "macro-hands", watch: "RE1070", stage: "sable" },
      side: "left",
    },
    {
      blockType: "rich-text",
      title: inFour(
        "Ce qui ne va pas ensemble",
        "What doesn’t go together",
        "Lo que no encaja",
        "合わない組み合わせ",
      ),
      body: inFour(
        "Une montre n’est pas un dessin : certaines pièces se gênent. Le configurateur le sait, répare votre choix et dit pourquoi. Voici les règles, pour les lecteurs de notices.\n\n- La lunette tournante n’existe qu’en **40 mm**, et elle seule porte un insert.\n- L’aiguille GMT vient avec la complication GMT, jamais sans.\n- Les embouts ajustés vont au cuir, au caoutchouc et à la maille ; l’acier a les siens.\n- Les cadrans d’atelier n’ont pas de guichet : ni date, ni loupe.\n\nTout le reste est permis, y compris ce que nous n’aurions pas fait.",
        "A watch isn’t a drawing: some parts get in each other’s way. The configurator knows, mends your choice and says why. Here are the rules, for people who read manuals.\n\n- The diver’s bezel exists in **40 mm** only, and it alone takes an insert.\n- The GMT hand comes with the GMT complication, never without.\n- Fitted end links go with leather, rubber and mesh; steel has its own.\n- Workshop dials have no window: no date, no magnifier.\n\nEverything else is allowed, including what we wouldn’t have done.",
        "Un reloj no es un dibujo: algunas piezas se estorban. El configurador lo sabe, repara tu elección y te dice por qué. Estas son las reglas, para quienes leen los manuales.\n\n- El bisel de buceo solo existe en **40 mm**, y solo él lleva inserto.\n- La aguja GMT viene con la complicación GMT, nunca sin ella.\n- Los terminales ajustados van con cuero, caucho y malla; el acero tiene los suyos.\n- Las esferas de taller no tienen ventanilla: ni fecha ni lupa.\n\nTodo lo demás está permitido, incluso lo que nosotros no habríamos hecho.",
        "時計は絵ではありません。部品どうしがぶつかることもあります。コンフィギュレーターは自動で直し、理由をお伝えします。説明書を読む方のために、規則を記します。\n\n- ダイバーズベゼルは**40 mm**のみ。インサートが付くのもこれだけです。\n- GMT針はGMT機能とともに付きます。単独では付きません。\n- エンドリンクはレザー、ラバー、メッシュに付けられます。スティールには専用のものがあります。\n- 工房製作の文字盤に窓はありません。日付もルーペも付きません。\n\nそのほかは自由です。私たちなら選ばない組み合わせも。",
      ),
    },
    {
      blockType: "rail",
      title: inFour(
        "Trois points de départ.",
        "Three places to start.",
        "Tres puntos de partida.",
        "三つの出発点。",
      ),
      watches: ["DI01", "RE1070", "DIHO"],
      link: {
        label: inFour(
          "Toutes les pièces et leurs prix",
          "All parts and their prices",
          "Todas las piezas y sus precios",
          "すべての部品と価格",
        ),
        href: "/configurator/catalogue",
      },
    },
    {
      blockType: "call-to-action",
      title: inFour("Vingt décisions.", "Twenty decisions.", "Veinte decisiones.", "20の決断。"),
      text: inFour(
        "Comptez dix minutes, ou une soirée. Le lien garde tout : envoyez-le à quelqu’un qui a du goût.",
        "Allow ten minutes, or an evening. The link keeps it all: send it to somebody with taste.",
        "Calcula diez minutos, o una tarde. El enlace lo guarda todo: envíaselo a alguien con gusto.",
        "10分、あるいは一晩。リンクがすべてを覚えています。趣味のよい方に送ってみてください。",
      ),
      link: {
        label: inFour(
          "Ouvrir le configurateur",
          "Open the configurator",
          "Abrir el configurador",
          "コンフィギュレーターを開く",
        ),
        href: "/configurator",
      },
      second: {
        label: inFour(
          "Comment se passe une commande",
          "How an order goes",
          "Cómo va un pedido",
          "ご注文の流れ",
        ),
        href: "/montres/sur-mesure",
      },
    },
  ],
};
