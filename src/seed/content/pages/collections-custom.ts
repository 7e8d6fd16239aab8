import type { SeedPage } from "@/src/seed/content/seed-page";

/** What can be varied, in numbers; how an order goes stands at /montres/sur-mesure. */
export const page: SeedPage = {
  slug: "collections/custom",
  title: {
    fr: "Sur mesure, la collection à composer",
    en: "Bespoke, the collection you design",
    es: "A medida, la colección por componer",
    jp: "オーダーメイド、自分で組むコレクション",
  },
  description: {
    fr: "Boîtiers, cadrans, aiguilles, bracelets, rotors : ce qui se choisit, combien il y en a, et ce qui ne va pas ensemble.",
    en: "Cases, dials, hands, straps, rotors: what can be chosen, how many there are, and what doesn’t go together.",
    es: "Cajas, esferas, agujas, correas, rotores: qué se elige, cuánto hay de cada cosa y qué no encaja.",
    jp: "ケース、文字盤、針、ストラップ、ローター。選べるもの、その数、合わない組み合わせ。",
  },
  blocks: [
    {
      blockType: "hero",
      title: {
        fr: "Une collection d’un seul exemplaire.",
        en: "A collection of one.",
        es: "Una colección de un solo ejemplar.",
        jp: "一本だけのコレクション。",
      },
      text: {
        fr: "Elle n’existe pas encore. Il lui manque vingt décisions, dont la plupart sont agréables.",
        en: "It doesn’t exist yet. It’s twenty decisions away, most of them pleasant.",
        es: "Todavía no existe. Le faltan veinte decisiones, la mayoría agradables.",
        jp: "まだ、存在しません。あと20の決断が必要ですが、ほとんどは楽しいものです。",
      },
      link: {
        label: {
          fr: "Prendre la première",
          en: "Take the first",
          es: "Tomar la primera",
          jp: "最初の一つを決める",
        },
        href: "/configurator",
      },
      illustration: { watch: "DI01", stage: "craie" },
    },
    {
      blockType: "figures",
      title: { fr: "Le compte.", en: "The count.", es: "El recuento.", jp: "数えてみると。" },
      text: {
        fr: "Toutes ces pièces sont dans le configurateur, avec leur image et leur prix. Aucune n’y figure « sur demande ».",
        en: "All these parts are in the configurator, with a picture and a price. None of them is “on request”.",
        es: "Todas estas piezas están en el configurador, con imagen y precio. Ninguna figura «a consultar».",
        jp: "すべて、画像と価格つきでコンフィギュレーターにあります。「応相談」はありません。",
      },
      figures: [
        { value: "3", label: { fr: "Boîtiers", en: "Cases", es: "Cajas", jp: "ケース" } },
        { value: "7", label: { fr: "Finitions", en: "Finishes", es: "Acabados", jp: "仕上げ" } },
        { value: "10", label: { fr: "Cadrans", en: "Dials", es: "Esferas", jp: "文字盤" } },
        {
          value: "90",
          label: { fr: "Jeux d’aiguilles", en: "Sets of hands", es: "Juegos de agujas", jp: "針" },
        },
        { value: "80", label: { fr: "Bracelets", en: "Straps", es: "Correas", jp: "ストラップ" } },
        { value: "17", label: { fr: "Rotors", en: "Rotors", es: "Rotores", jp: "ローター" } },
      ],
      illustration: { scene: "flat-straps", watch: "DI03", stage: "sable" },
    },
    {
      blockType: "picture-text",
      title: {
        fr: "Commencez par ce que vous n’aimez pas.",
        en: "Begin with what you don’t like.",
        es: "Empieza por lo que no te gusta.",
        jp: "好きではないものから始める。",
      },
      text: {
        fr: "On sait rarement ce que l’on veut. On sait très vite ce que l’on ne veut pas : une date, un bracelet qui tire les poils, du doré.\n\nÉcartez d’abord. Quand il ne reste que trois jeux d’aiguilles en lice, le bon se désigne tout seul.",
        en: "People rarely know what they want. They know at once what they don’t: a date, a bracelet that pulls hairs, anything gold.\n\nRule things out first. When only three sets of hands are left, the right one puts itself forward.",
        es: "Rara vez se sabe lo que se quiere. Enseguida se sabe lo que no: una fecha, un brazalete que tira del vello, el dorado.\n\nDescarta primero. Cuando solo quedan tres juegos de agujas, el bueno salta a la vista.",
        jp: "欲しいものは、なかなかわかりません。要らないものは、すぐにわかります。日付、毛を挟むブレスレット、金色。\n\nまず外していきます。針が3組まで絞れれば、正解は自ら名乗り出ます。",
      },
      illustration: { scene: "macro-hands", watch: "RE1070", stage: "sable" },
      side: "left",
    },
    {
      blockType: "rich-text",
      title: {
        fr: "Ce qui ne va pas ensemble",
        en: "What doesn’t go together",
        es: "Lo que no encaja",
        jp: "合わない組み合わせ",
      },
      body: {
        fr: "Une montre n’est pas un dessin : certaines pièces se gênent. Le configurateur le sait, répare votre choix et dit pourquoi. Voici les règles, pour les lecteurs de notices.\n\n- La lunette tournante n’existe qu’en **40 mm**, et elle seule porte un insert.\n- L’aiguille GMT vient avec la complication GMT, jamais sans.\n- Les embouts ajustés vont au cuir, au caoutchouc et à la maille ; les bracelets à maillons ont les leurs.\n- Les cadrans d’atelier n’ont pas de guichet : ni date, ni loupe.\n\nTout le reste est permis, y compris ce que nous n’aurions pas fait.",
        en: "A watch isn’t a drawing: some parts get in each other’s way. The configurator knows, adjusts your choice and says why. Here are the rules, for people who read manuals.\n\n- The rotating bezel exists in **40 mm** only, and it alone takes an insert.\n- The GMT hand comes with the GMT complication, never without.\n- Fitted end links go with leather, rubber and mesh; link bracelets have their own.\n- Workshop dials have no window: no date, no magnifier.\n\nEverything else is allowed, including what we wouldn’t have done.",
        es: "Un reloj no es un dibujo: algunas piezas se estorban. El configurador lo sabe, corrige tu elección y te dice por qué. Estas son las reglas, para quienes leen los manuales.\n\n- El bisel giratorio solo existe en **40 mm**, y solo él lleva inserto.\n- La aguja GMT viene con la complicación GMT, nunca sin ella.\n- Los terminales ajustados van con cuero, caucho y malla; los brazaletes de eslabones tienen los suyos.\n- Las esferas de taller no tienen ventana de fecha: ni fecha ni lupa.\n\nTodo lo demás está permitido, incluso lo que nosotros no habríamos hecho.",
        jp: "時計は絵ではありません。部品どうしがぶつかることもあります。コンフィギュレーターは自動で直し、理由をお伝えします。説明書を読む方のために、規則を記します。\n\n- 回転ベゼルは**40 mm**のみ。インサートが付くのもこれだけです。\n- GMT針はGMT機能とともに付きます。単独では付きません。\n- エンドリンクはレザー、ラバー、メッシュに付けられます。コマを連ねたブレスレットには専用のものがあります。\n- 工房製作の文字盤に日付窓はありません。日付も拡大レンズも付きません。\n\nそのほかは自由です。私たちなら選ばない組み合わせも。",
      },
    },
    {
      blockType: "rail",
      title: {
        fr: "Trois points de départ.",
        en: "Three places to start.",
        es: "Tres puntos de partida.",
        jp: "三つの出発点。",
      },
      watches: ["DI01", "RE1070", "DIHO"],
      link: {
        label: {
          fr: "Toutes les pièces et leurs prix",
          en: "All parts and their prices",
          es: "Todas las piezas y sus precios",
          jp: "すべての部品と価格",
        },
        href: "/configurator/catalogue",
      },
    },
    {
      blockType: "call-to-action",
      title: { fr: "Vingt décisions.", en: "Twenty decisions.", es: "Veinte decisiones.", jp: "20の決断。" },
      text: {
        fr: "Comptez dix minutes, ou une soirée. Le lien garde tout : envoyez-le à quelqu’un qui a du goût.",
        en: "Allow ten minutes, or an evening. The link keeps it all: send it to somebody with taste.",
        es: "Calcula diez minutos, o una tarde. El enlace lo guarda todo: envíaselo a alguien con buen gusto.",
        jp: "10分、あるいは一晩。リンクがすべてを覚えています。趣味のよい方に送ってみてください。",
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
        label: {
          fr: "Comment se passe une commande",
          en: "How ordering works",
          es: "Cómo funciona un pedido",
          jp: "ご注文の流れ",
        },
        href: "/montres/sur-mesure",
      },
    },
  ],
};
