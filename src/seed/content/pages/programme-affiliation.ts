import type { SeedPage } from "@/src/seed/content/seed-page";

const body = {
  fr: `Vous parlez de montres, vous écrivez, vous filmez, ou vous les vantez à vos collègues depuis des années. Le programme met un code et un accord écrit sur ce que vous faites déjà.

## Le code

Vous recevez une adresse courte de la forme /p/votre-code. Qui l’ouvre arrive dans la boutique avec le code déjà au panier : il est visible, nommé, et se retire d’un clic. Il réduit toujours le prix : un code qui ne servirait qu’à compter n’aurait rien à faire dans un panier. Personne n’est suivi à son insu ; si le code est effacé, la vente n’est pas comptée, et c’est la règle du jeu. Un relevé, ouvert par un lien personnel, montre les ventes une par une.

## La commission

Elle est fixée avec vous, par écrit, avant le premier lien : sur quoi elle porte, quel taux, quand elle est versée, ce qui se passe pour une montre rendue dans les 14 jours. Nous n’affichons pas de taux ici, parce qu’un site de niche et une chaîne de deux cent mille abonnés ne rendent pas le même service.

> **14 jours** de délai de retour ; une vente compte ensuite

## Ce que nous demandons

- Dire que c’est un lien d’affiliation. La loi l’exige, vos lecteurs aussi.
- Ne pas promettre ce que nous ne promettons pas : ni prix barrés inventés, ni délais plus courts, ni « pièce unique » pour une série.
- Ne pas acheter notre nom en publicité de recherche, ni envoyer de messages non sollicités.
- Donner votre avis, y compris quand il est mauvais. Une critique sur l’épaisseur vaut mieux qu’un compliment sur l’âme.

## Ce que nous fournissons

Des images en haute définition de chaque pièce, les fiches techniques, les cotes, et des réponses précises de l’atelier. Nous ne relisons pas vos textes avant publication. Nous corrigeons une erreur de chiffre si vous nous le demandez.`,
  en: `You talk about watches, write about them, film them, or have been praising them to colleagues for years without being asked. The programme adds a code and a written agreement to what you already do.

## The code

You get a short address of the form /p/your-code. Whoever opens it arrives in the shop with the code already in the cart: visible, named, and removed with a click. It always takes something off the price: a code that only kept count would have no business in a cart. Nobody is tracked without knowing it; if the code is cleared, the sale isn’t counted, and those are the rules. A report, opened by a link of your own, lists the sales one by one.

## The commission

It’s settled with you, in writing, before the first link: what it applies to, the rate, when it’s paid, what happens when a watch comes back within 14 days. We don’t post a rate here, because a niche site and a channel with two hundred thousand subscribers don’t do the same job.

> **14 days** to return a watch; after that the sale counts

## What we ask

- Say that it’s an affiliate link. The law requires it, and so do your readers.
- Don’t promise what we don’t: no invented crossed-out prices, no shorter lead times, no “one of a kind” for a run.
- Don’t buy our name in search advertising, and don’t send unsolicited messages.
- Say what you think, even when it’s bad. A complaint about thickness beats a compliment about soul.

## What we provide

High-resolution pictures of every part, specification sheets, dimensions, and exact answers from the workshop. We don’t review your texts before you publish. We’ll correct a wrong number if you ask.`,
  es: `Hablas de relojes, escribes, grabas, o llevas años vendiéndoselos a tus compañeros sin que nadie te lo pida. El programa le pone un código y un acuerdo por escrito a lo que ya haces.

## El código

Recibes una dirección corta con la forma /p/tu-código. Quien la abre llega a la tienda con el código ya puesto en el carrito: se ve, tiene nombre y se quita con un clic. Siempre descuenta algo: un código que solo contara no pintaría nada en un carrito. No se sigue a nadie sin que lo sepa; si el código se borra, la venta no cuenta, y esas son las reglas. Un informe, que se abre con un enlace tuyo, cuenta las ventas una a una.

## La comisión

Se fija contigo, por escrito, antes del primer enlace: sobre qué se aplica, qué porcentaje, cuándo se paga, qué ocurre con un reloj devuelto en 14 días. Aquí no ponemos porcentaje, porque una web especializada y un canal de doscientos mil suscriptores no prestan el mismo servicio.

> **14 días** para devolver un reloj; después, la venta cuenta

## Lo que pedimos

- Decir que es un enlace de afiliado. Lo exige la ley, y tus lectores también.
- No prometer lo que nosotros no prometemos: ni precios tachados inventados, ni plazos más cortos, ni «pieza única» para una serie.
- No comprar nuestro nombre en anuncios de buscadores, ni enviar mensajes no solicitados.
- Dar tu opinión, también la mala. Una crítica del grosor vale más que un elogio del alma.

## Lo que ofrecemos

Imágenes en alta definición de cada pieza, fichas técnicas, cotas y respuestas exactas del taller. No revisamos tus textos antes de publicarlos. Corregimos una cifra equivocada si nos lo pides.`,
  jp: `時計について話し、書き、撮る方。あるいは、頼まれもしないのに長年同僚にすすめてきた方。このプログラムは、すでになさっていることに、コードと書面の取り決めを添えるものです。

## コード

/p/コード という短いアドレスをお渡しします。開いた方は、コードが入った状態でショップに着きます。コードはカートに名前で表示され、ワンクリックで外せます。価格は必ず下がります。数えるためだけのコードを、カートに入れたりはしません。知らないうちに追跡されることはありません。コードが消されれば、その販売は数えません。それが決まりです。販売の明細は、専用のリンクからいつでもご覧になれます。

## 報酬

最初のリンクの前に、書面で取り決めます。何に対して、何パーセントで、いつお支払いするか。14日以内に返品された時計はどう扱うか。専門の小さなサイトと、登録者20万人のチャンネルでは、果たしてくださる役割が違います。そのため、ここに報酬率は記しません。

> **14日** 返品の期限。過ぎると、販売として数えます

## お願いすること

- アフィリエイトのリンクであると明記してください。法律の定めであり、読者の望みでもあります。
- 私たちがお約束していないことは書かないでください。架空の割引前価格、短い納期、シリーズの時計への「一点もの」など。
- 当工房の名での検索広告や、一方的なメッセージの送信はなさらないでください。
- 率直なご意見を。よくない点も含めて。魂への賛辞より、厚さへの不満のほうが役に立ちます。

## ご用意するもの

部品ごとの高解像度の画像、仕様書、寸法、そして工房からの正確なお返事です。公開前の原稿の確認はしません。数字の誤りは、ご依頼があればお直しします。`,
};

/** How the affiliate programme works, and the application. */
export const page: SeedPage = {
  slug: "programme-affiliation",
  title: {
    fr: "Programme d’affiliation",
    en: "Affiliate programme",
    es: "Programa de afiliación",
    jp: "アフィリエイトプログラム",
  },
  description: {
    fr: "Un code visible, une commission écrite avant le premier lien, quatre règles simples. Présentez votre site, votre chaîne ou votre lettre.",
    en: "A visible code, a commission in writing before the first link, four simple rules. Tell us about your site, channel or newsletter.",
    es: "Un código visible, una comisión por escrito antes del primer enlace, cuatro reglas sencillas. Preséntanos tu web, canal o boletín.",
    jp: "見えるコード、最初のリンクの前に書面で決める報酬、四つの決まり。サイト、チャンネル、ニュースレターについてお聞かせください。",
  },
  blocks: [
    {
      blockType: "hero",
      title: {
        fr: "Recommander, noir sur blanc.",
        en: "Recommending, in black and white.",
        es: "Recomendar, negro sobre blanco.",
        jp: "すすめてくださる方と、書面で。",
      },
      text: {
        fr: "Un code à votre nom, une commission écrite, et la liberté de dire ce qui ne vous plaît pas.",
        en: "A code in your name, a commission in writing, and the freedom to say what you don’t like.",
        es: "Un código a tu nombre, una comisión por escrito y la libertad de decir lo que no te gusta.",
        jp: "お名前の入ったコードと、書面で決める報酬。気に入らない点を言う自由もあります。",
      },
      link: {
        label: {
          fr: "Présenter ma candidature",
          en: "Apply",
          es: "Presentar mi candidatura",
          jp: "申し込む",
        },
        href: "/programme-affiliation#affiliation",
      },
      illustration: { scene: "macro-buckle", watch: "DIBU01", stage: "sable" },
    },
    {
      blockType: "rich-text",
      title: {
        fr: "Ce que vous faites déjà, avec un code",
        en: "What you already do, with a code",
        es: "Lo que ya haces, con un código",
        jp: "いつもの活動に、コードを",
      },
      body,
    },
    {
      blockType: "steps",
      title: {
        fr: "De la candidature au premier lien.",
        en: "From application to first link.",
        es: "De la candidatura al primer enlace.",
        jp: "お申し込みから最初のリンクまで。",
      },
      steps: [
        {
          title: { fr: "Candidature", en: "Application", es: "Candidatura", jp: "お申し込み" },
          text: {
            fr: "Votre site, votre public, ce que vous aimeriez montrer.",
            en: "Your site, your audience, what you’d like to show.",
            es: "Tu web, tu público, lo que te gustaría enseñar.",
            jp: "サイト、読者や視聴者、紹介したいものをお知らせください。",
          },
        },
        {
          title: { fr: "Lecture", en: "Reading", es: "Lectura", jp: "内容の確認" },
          text: {
            fr: "Nous lisons ce que vous avez publié. C’est la partie agréable.",
            en: "We read what you’ve published. It’s the pleasant part.",
            es: "Leemos lo que has publicado. Es la parte agradable.",
            jp: "これまでの発信を拝見します。楽しみな仕事です。",
          },
        },
        {
          title: { fr: "Accord", en: "Agreement", es: "Acuerdo", jp: "取り決め" },
          text: {
            fr: "Le taux, le versement, les règles : une page, signée des deux côtés.",
            en: "Rate, payment, rules: one page, signed on both sides.",
            es: "Porcentaje, pago, reglas: una página, firmada por ambas partes.",
            jp: "報酬率、お支払い、決まり。一枚の書面に、双方が署名します。",
          },
        },
        {
          title: { fr: "Code", en: "Code", es: "Código", jp: "コード" },
          text: {
            fr: "Votre adresse /p/ est ouverte, les ventes se comptent à partir de là.",
            en: "Your /p/ address opens, and sales count from there.",
            es: "Se abre tu dirección /p/, y las ventas cuentan desde ahí.",
            jp: "/p/ のアドレスが使えるようになり、そこから販売を数えます。",
          },
        },
      ],
    },
    {
      blockType: "form",
      title: { fr: "Votre candidature", en: "Your application", es: "Tu candidatura", jp: "お申し込み" },
      text: {
        fr: "Un refus est motivé, en une phrase. Un oui aussi.",
        en: "If it’s no, we give the reason in one sentence. If it’s yes, likewise.",
        es: "Si es que no, damos la razón en una frase. Si es que sí, también.",
        jp: "お断りする場合は、理由を一文で。お受けする場合も同じです。",
      },
      form: "affiliation",
    },
  ],
};
