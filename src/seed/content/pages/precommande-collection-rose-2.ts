import { inFour } from "@/src/seed/catalogue/seed-option";
import type { SeedPage } from "@/src/seed/content/seed-page";

/** The rose collection before it opens, told by its terms. */
export const page: SeedPage = {
  slug: "precommande-collection-rose-2",
  navbar: "over",
  title: inFour(
    "Collection Rose : comment se passe la précommande",
    "Rose collection: how the pre-order works",
    "Colección Rose: cómo funciona la reserva",
    "ローズコレクション：先行予約の流れ",
  ),
  description: inFour(
    "Quatre étapes, aucun paiement avant de connaître le prix et la date. Ce que nous promettons, et ce que nous ne savons pas encore.",
    "Four steps, and no payment before you know the price and the date. What we promise, and what we don’t know yet.",
    "Cuatro pasos y ningún pago antes de saber el precio y la fecha. Lo que prometemos y lo que aún no sabemos.",
    "四つの手順。価格と時期が決まるまで、お支払いはありません。お約束と、まだ分からないことを記します。",
  ),
  blocks: [
    {
      blockType: "hero",
      scene: "nuit",
      title: inFour(
        "D’abord la liste, ensuite la scie.",
        "First the list, then the saw.",
        "Primero la lista, después la sierra.",
        "まず名簿、それから鋸。",
      ),
      text: inFour(
        "La collection Rose se fait sur demande réelle. Vous vous inscrivez ; nous coupons ; vous décidez.",
        "The Rose collection is made to real demand. You register; we cut; you decide.",
        "La colección Rose se hace según la demanda real. Te apuntas; cortamos; decides.",
        "ローズは、ご希望の数から作ります。ご登録いただき、私たちが切り、お決めいただきます。",
      ),
      link: {
        label: inFour("M’inscrire", "Register me", "Apuntarme", "登録する"),
        href: "/precommande-collection-rose-2#preorder-register",
      },
      illustration: { watch: "DIPIAL", stage: "rosee" },
    },
    {
      blockType: "steps",
      title: inFour("Quatre étapes", "Four steps", "Cuatro pasos", "四つの手順"),
      steps: [
        {
          title: inFour("Vous vous inscrivez", "You register", "Te apuntas", "ご登録"),
          text: inFour(
            "Un nom, un e-mail. Votre rang est celui de l’heure d’inscription.",
            "A name, an e-mail. Your rank is the time you registered.",
            "Un nombre, un correo. Tu puesto es la hora de inscripción.",
            "お名前とメールのみ。順番は登録した時刻で決まります。",
          ),
        },
        {
          title: inFour("Nous coupons", "We cut", "Cortamos", "切り出し"),
          text: inFour(
            "Les blocs sont sciés, les tranches triées à la lumière du jour. On connaît alors le nombre exact de chaque pierre.",
            "The blocks are sawn, the slices sorted in daylight. Then the exact number of each stone is known.",
            "Los bloques se sierran y las láminas se eligen a la luz del día. Entonces se sabe el número exacto de cada piedra.",
            "原石を切り、自然光の下で選別します。ここで石ごとの正確な枚数が決まります。",
          ),
        },
        {
          title: inFour("Vous recevez l’offre", "You get the offer", "Recibes la oferta", "ご案内"),
          text: inFour(
            "Par e-mail, dans l’ordre : le prix, la date d’expédition, les pierres qui restent. Une réponse suffit, dans un sens ou dans l’autre.",
            "By e-mail, in order: the price, the shipping date, the stones still free. One answer is enough, either way.",
            "Por correo y por orden: el precio, la fecha de envío, las piedras que quedan. Basta una respuesta, en un sentido u otro.",
            "価格、発送日、残りの石を、順番にメールでお知らせします。お返事は、どちらでも一言で結構です。",
          ),
        },
        {
          title: inFour("Vous commandez", "You order", "Haces el pedido", "ご注文"),
          text: inFour(
            "Le montant à payer et la date prévue s’affichent avant le bouton. Jusqu’à l’expédition, vous pouvez annuler ; après, il reste 14 jours.",
            "The amount due and the expected date are shown before the button. Until it ships you can cancel; after that you still have 14 days.",
            "El importe y la fecha prevista aparecen antes del botón. Hasta el envío puedes anular; después quedan 14 días.",
            "お支払い額と予定日を、ボタンの前に表示します。発送までは取り消しでき、お受け取り後も14日あります。",
          ),
        },
      ],
    },
    {
      blockType: "comparison",
      title: inFour(
        "Ce que nous savons, ce que nous ignorons.",
        "What we know, what we don’t.",
        "Lo que sabemos y lo que no.",
        "分かっていること、いないこと。",
      ),
      columns: [
        inFour("Aujourd’hui", "Today", "Hoy", "いま"),
        inFour("Dans l’offre", "In the offer", "En la oferta", "ご案内の時点"),
      ],
      rows: [
        {
          label: inFour(
            "Boîtier et mouvement",
            "Case and movement",
            "Caja y movimiento",
            "ケースとムーブメント",
          ),
          values: [
            inFour(
              "Acier 316L, or rose PVD, NH35",
              "316L steel, rose gold PVD, NH35",
              "Acero 316L, oro rosa PVD, NH35",
              "316Lスティール、ローズゴールドPVD、NH35",
            ),
            inFour("Inchangé", "Unchanged", "Igual", "変更なし"),
          ],
        },
        {
          label: inFour("Nombre de pièces", "Number of pieces", "Número de piezas", "本数"),
          values: [
            inFour("Inconnu", "Unknown", "Desconocido", "未定"),
            inFour("Exact, par pierre", "Exact, per stone", "Exacto, por piedra", "石ごとに確定"),
          ],
        },
        {
          label: inFour("Prix", "Price", "Precio", "価格"),
          values: [
            inFour(
              "Celui de la ligne Rose pour repère",
              "The Rose line’s, as a guide",
              "El de la línea Rose, como referencia",
              "ローズの現行価格が目安",
            ),
            inFour("Ferme, TVA comprise", "Firm, VAT included", "Firme, IVA incluido", "税込で確定"),
          ],
        },
        {
          label: inFour("Expédition", "Shipping", "Envío", "発送"),
          values: [
            inFour("Après la coupe", "After the cut", "Después del corte", "切り出しの後"),
            inFour("Une date", "A date", "Una fecha", "日付を提示"),
          ],
        },
        {
          label: inFour("Votre engagement", "Your commitment", "Tu compromiso", "ご負担"),
          values: [
            inFour("Aucun", "None", "Ninguno", "なし"),
            inFour(
              "Aucun avant le paiement",
              "None before you pay",
              "Ninguno antes de pagar",
              "お支払いまでなし",
            ),
          ],
        },
      ],
    },
    {
      blockType: "picture-text",
      title: inFour(
        "Le rose n’est pas une couleur de peinture.",
        "The rose is not a paint.",
        "El rosa no es una pintura.",
        "ローズは、塗料ではありません。",
      ),
      text: inFour(
        "Le boîtier est en acier, revêtu sous vide d’une couche d’or rose de quelques micromètres. Elle est dure, mince, et finit par se patiner aux arêtes, là où la main passe. Nous trouvons cela plutôt bien.",
        "The case is steel, coated in a vacuum with a few micrometres of rose gold. It is hard, thin, and wears in at the edges where a hand passes. We rather like that.",
        "La caja es de acero, recubierta al vacío con unos micrómetros de oro rosa. Es dura, fina, y acaba tomando pátina en las aristas, por donde pasa la mano. Nos parece bien.",
        "ケースはスティール。真空中で数マイクロメートルのローズゴールドをまとわせます。硬く、薄く、手の触れる角から少しずつ味が出ます。それも悪くありません。",
      ),
      link: {
        label: inFour(
          "Voir DI05 en bordeaux",
          "See DI05 in burgundy",
          "Ver DI05 en burdeos",
          "バーガンディのDI05を見る",
        ),
        href: "/montres/distinction/DI05",
      },
      illustration: { scene: "hero-rose", watch: "DI05", stage: "rosee" },
      side: "right",
    },
    {
      blockType: "form",
      form: "preorder-register",
      title: inFour(
        "La liste est ouverte.",
        "The list is open.",
        "La lista está abierta.",
        "名簿を開いています。",
      ),
      text: inFour(
        "Inscription gratuite. Pour en sortir, répondez « non merci » au premier message.",
        "Free to join. To leave, answer “no thanks” to the first message.",
        "Inscripción gratuita. Para salir, responde «no, gracias» al primer mensaje.",
        "登録は無料です。やめるときは、最初のメールにその旨をご返信ください。",
      ),
    },
    {
      blockType: "call-to-action",
      title: inFour(
        "Certaines pièces se montrent d’abord aux invités.",
        "Some pieces are shown to guests first.",
        "Algunas piezas se enseñan antes a los invitados.",
        "先にご招待の方へお見せする作品もあります。",
      ),
      link: {
        label: inFour("L’avant-première", "The first look", "El preestreno", "先行公開"),
        href: "/avant-premiere",
      },
    },
  ],
};
