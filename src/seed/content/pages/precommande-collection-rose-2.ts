import type { SeedPage } from "@/src/seed/content/seed-page";

/** The rose collection before it opens, told by its terms. */
export const page: SeedPage = {
  slug: "precommande-collection-rose-2",
  navbar: "over",
  title: {
    fr: "Ligne Rose : comment se passe la précommande",
    en: "The Rose line: how the pre-order works",
    es: "Línea Rose: cómo funciona la reserva",
    jp: "ローズのライン：先行予約の流れ",
  },
  description: {
    fr: "Quatre étapes, aucun paiement avant de connaître le prix et la date. Ce que nous promettons, et ce que nous ne savons pas encore.",
    en: "Four steps, and no payment before you know the price and the date. What we promise, and what we don’t know yet.",
    es: "Cuatro pasos y ningún pago antes de saber el precio y la fecha. Lo que prometemos y lo que aún no sabemos.",
    jp: "四つの手順。価格と時期が決まるまで、お支払いはありません。お約束と、まだわからないことを記します。",
  },
  blocks: [
    {
      blockType: "hero",
      scene: "nuit",
      title: {
        fr: "D’abord la liste, ensuite la scie.",
        en: "First the list, then the saw.",
        es: "Primero la lista, después la sierra.",
        jp: "まず名簿、それから鋸。",
      },
      text: {
        fr: "Les pierres des blocs déjà entamés se commandent en boutique. Pour les blocs suivants, vous vous inscrivez ; nous coupons ; vous décidez.",
        en: "Stones from blocks already cut into can be ordered in the shop. For the blocks to come you register; we cut; you decide.",
        es: "Las piedras de los bloques ya empezados se piden en la tienda. Para los bloques siguientes te inscribes; nosotros cortamos; tú decides.",
        jp: "切り始めた原石の分は、ショップでご注文いただけます。次の原石の分は、まずご登録を。私たちが切り、そのあとでお決めください。",
      },
      link: {
        label: { fr: "M’inscrire", en: "Register", es: "Inscribirme", jp: "登録する" },
        href: "/precommande-collection-rose-2#preorder-register",
      },
      illustration: { watch: "DIPIAL", stage: "rosee" },
    },
    {
      blockType: "steps",
      title: { fr: "Quatre étapes", en: "Four steps", es: "Cuatro pasos", jp: "四つの手順" },
      steps: [
        {
          title: { fr: "Vous vous inscrivez", en: "You register", es: "Te inscribes", jp: "ご登録" },
          text: {
            fr: "Un nom, un e-mail. Votre rang dépend de l’heure d’inscription.",
            en: "A name, an email. Your place is set by the time you registered.",
            es: "Un nombre, un correo. La hora de inscripción decide tu puesto.",
            jp: "お名前とメールアドレスのみ。順番は登録した時刻で決まります。",
          },
        },
        {
          title: { fr: "Nous coupons", en: "We cut", es: "Cortamos", jp: "切り出し" },
          text: {
            fr: "Les blocs sont sciés, les tranches triées à la lumière du jour. On connaît alors le nombre exact de chaque pierre.",
            en: "The blocks are sawn, the slices sorted in daylight. Then the exact number of each stone is known.",
            es: "Se cortan los bloques y las láminas se eligen a la luz del día. Entonces se sabe el número exacto de cada piedra.",
            jp: "原石を切り、自然光の下で選別します。ここで石ごとの正確な枚数が決まります。",
          },
        },
        {
          title: {
            fr: "Vous recevez l’offre",
            en: "You get the offer",
            es: "Recibes la oferta",
            jp: "ご案内",
          },
          text: {
            fr: "Par e-mail, dans l’ordre : le prix, la date d’expédition, les pierres qui restent. Une réponse suffit, dans un sens ou dans l’autre.",
            en: "By email, in order: the price, the shipping date, the stones still available. One answer is enough, either way.",
            es: "Por correo y por orden: el precio, la fecha de envío, las piedras que quedan. Basta una respuesta, sea sí o no.",
            jp: "価格、発送日、残りの石を、順番にメールでお知らせします。お返事は、どちらでも一言で結構です。",
          },
        },
        {
          title: { fr: "Vous commandez", en: "You order", es: "Haces el pedido", jp: "ご注文" },
          text: {
            fr: "Le montant à payer et la date prévue s’affichent avant le bouton. Jusqu’à l’expédition, vous pouvez annuler ; après, il reste 14 jours.",
            en: "The amount due and the expected date are shown before the button. Until it ships you can cancel; after that you still have 14 days.",
            es: "El importe y la fecha prevista aparecen antes del botón. Hasta el envío puedes anular; después quedan 14 días.",
            jp: "お支払い額と予定日を、ボタンを押す前に表示します。発送までは取り消しでき、お受け取り後も14日あります。",
          },
        },
      ],
    },
    {
      blockType: "comparison",
      title: {
        fr: "Ce que nous savons, ce que nous ignorons.",
        en: "What we know, what we don’t.",
        es: "Lo que sabemos y lo que no.",
        jp: "わかっていること、いないこと。",
      },
      columns: [
        { fr: "Aujourd’hui", en: "Today", es: "Hoy", jp: "いま" },
        { fr: "Dans l’offre", en: "In the offer", es: "En la oferta", jp: "ご案内の時点" },
      ],
      rows: [
        {
          label: {
            fr: "Boîtier et mouvement",
            en: "Case and movement",
            es: "Caja y movimiento",
            jp: "ケースとムーブメント",
          },
          values: [
            {
              fr: "Acier 316L, or rose PVD, NH35",
              en: "316L steel, rose gold PVD, NH35",
              es: "Acero 316L, oro rosa PVD, NH35",
              jp: "316Lスティール、ローズゴールドPVD、NH35",
            },
            { fr: "Inchangé", en: "Unchanged", es: "Igual", jp: "変更なし" },
          ],
        },
        {
          label: { fr: "Nombre de pièces", en: "Number of pieces", es: "Número de piezas", jp: "本数" },
          values: [
            { fr: "Inconnu", en: "Unknown", es: "Desconocido", jp: "未定" },
            { fr: "Exact, par pierre", en: "Exact, per stone", es: "Exacto, por piedra", jp: "石ごとに確定" },
          ],
        },
        {
          label: { fr: "Prix", en: "Price", es: "Precio", jp: "価格" },
          values: [
            {
              fr: "Celui de la ligne Rose, pour repère",
              en: "The Rose line’s, as a guide",
              es: "El de la línea Rose, como referencia",
              jp: "ローズの現行価格が目安",
            },
            {
              fr: "Ferme, TVA comprise",
              en: "Firm, VAT included",
              es: "Firme, IVA incluido",
              jp: "税込で確定",
            },
          ],
        },
        {
          label: { fr: "Expédition", en: "Shipping", es: "Envío", jp: "発送" },
          values: [
            { fr: "Après la coupe", en: "After the cut", es: "Después del corte", jp: "切り出しの後" },
            { fr: "Une date", en: "A date", es: "Una fecha", jp: "日付を提示" },
          ],
        },
        {
          label: { fr: "Votre engagement", en: "Your commitment", es: "Tu compromiso", jp: "ご購入の義務" },
          values: [
            { fr: "Aucun", en: "None", es: "Ninguno", jp: "なし" },
            {
              fr: "Aucun avant le paiement",
              en: "None before you pay",
              es: "Ninguno antes de pagar",
              jp: "お支払いまでは、なし",
            },
          ],
        },
      ],
    },
    {
      blockType: "picture-text",
      title: {
        fr: "Le rose n’est pas une couleur de peinture.",
        en: "Rose isn’t a paint colour.",
        es: "El rosa no es un color de pintura.",
        jp: "ローズは、塗った色ではありません。",
      },
      text: {
        fr: "Le boîtier est en acier, revêtu sous vide d’une couche d’or rose de moins d’un micromètre. Elle est dure, mince, et finit par se patiner aux arêtes, là où la main passe. Nous trouvons cela plutôt bien.",
        en: "The case is steel, coated in a vacuum with less than a micrometre of rose gold. It is hard, thin, and in time takes on a patina along the edges, where hands pass. We rather like that.",
        es: "La caja es de acero, recubierta al vacío con una capa de oro rosa de menos de una micra. Es dura, fina, y acaba tomando pátina en las aristas, por donde pasa la mano. Nos parece bien.",
        jp: "ケースはスティール。真空中で、1マイクロメートルに満たないローズゴールドをまとわせます。硬く、薄く、手の触れる角から少しずつ味が出ます。それも悪くありません。",
      },
      link: {
        label: {
          fr: "Voir la 05 en bordeaux",
          en: "See the 05 in burgundy",
          es: "Ver el 05 en burdeos",
          jp: "バーガンディの05を見る",
        },
        href: "/montres/distinction/DI05",
      },
      illustration: { scene: "hero-rose", watch: "DI05", stage: "rosee" },
      side: "right",
    },
    {
      blockType: "form",
      form: "preorder-register",
      title: {
        fr: "La liste est ouverte.",
        en: "The list is open.",
        es: "La lista está abierta.",
        jp: "登録を受け付けています。",
      },
      text: {
        fr: "Inscription gratuite. Pour quitter la liste, répondez « non merci » au premier message.",
        en: "Free to join. To leave, reply “no thanks” to the first message.",
        es: "Inscripción gratuita. Para salir, responde «no, gracias» al primer mensaje.",
        jp: "登録は無料です。やめるときは、最初のメールにその旨をご返信ください。",
      },
    },
    {
      blockType: "call-to-action",
      title: {
        fr: "Certaines pièces se montrent d’abord aux invités.",
        en: "Some pieces are shown to guests first.",
        es: "Algunas piezas se enseñan antes a los invitados.",
        jp: "先にご招待の方へお見せする作品もあります。",
      },
      link: {
        label: { fr: "L’avant-première", en: "The first look", es: "El preestreno", jp: "先行公開" },
        href: "/avant-premiere",
      },
    },
  ],
};
