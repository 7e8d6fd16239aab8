import type { SeedPage } from "@/src/seed/content/seed-page";

/** The rose collection before it opens, told by its material. */
export const page: SeedPage = {
  slug: "precommande-collection-rose",
  navbar: "over",
  title: {
    fr: "Précommande : la ligne Rose",
    en: "Pre-order: the Rose line",
    es: "Reserva: la línea Rose",
    jp: "先行予約：ローズのライン",
  },
  description: {
    fr: "Or rose PVD et pierres sciées à un demi-millimètre ou moins. Inscrivez-vous à la prochaine série : rien à payer, rien à promettre.",
    en: "Rose gold PVD and stones sawn to half a millimetre or less. Register for the next run: nothing to pay, nothing to promise.",
    es: "Oro rosa PVD y piedras cortadas a medio milímetro o menos. Inscríbete en la próxima serie: nada que pagar, nada que prometer.",
    jp: "ローズゴールドPVDと、0.5 mm以下に切った石。次のシリーズにご登録いただけます。お支払いも、ご購入のお約束も要りません。",
  },
  blocks: [
    {
      blockType: "hero",
      scene: "nuit",
      title: {
        fr: "La pierre décide de la série.",
        en: "The stone decides the run.",
        es: "La piedra decide la serie.",
        jp: "数を決めるのは、石です。",
      },
      text: {
        fr: "Un bloc donne quelques cadrans, pas un de plus. Inscrivez-vous pour choisir le vôtre avant les autres.",
        en: "A block yields a few dials and not one more. Register to choose yours before anyone else.",
        es: "Un bloque da unas pocas esferas, ni una más. Inscríbete para elegir la tuya antes que los demás.",
        jp: "一つの原石から取れる文字盤は、数枚だけ。ご登録の方から先にお選びいただけます。",
      },
      link: {
        label: { fr: "S’inscrire", en: "Register", es: "Inscribirme", jp: "登録する" },
        href: "/precommande-collection-rose#preorder-register",
      },
      illustration: { watch: "DIPIME", stage: "rosee" },
    },
    {
      blockType: "figures",
      title: {
        fr: "Un demi-millimètre de géologie.",
        en: "Half a millimetre of geology.",
        es: "Medio milímetro de geología.",
        jp: "0.5 mmの地質学。",
      },
      text: {
        fr: "Le cadran est la pierre, sans impression ni résine. Le reste de la montre s’arrange autour.",
        en: "The dial is the stone, with no print and no resin. The rest of the watch fits around it.",
        es: "La esfera es la piedra, sin impresión ni resina. El resto del reloj se acomoda a ella.",
        jp: "文字盤は石そのもの。印刷も樹脂もありません。ほかの部品が石に合わせます。",
      },
      figures: [
        { value: "5", label: { fr: "pierres", en: "stones", es: "piedras", jp: "種類の石" } },
        {
          value: "½",
          unit: { fr: "mm", en: "mm", es: "mm", jp: "mm" },
          label: {
            fr: "d’épaisseur au plus",
            en: "thick at most",
            es: "de grosor como máximo",
            jp: "厚さ（最大）",
          },
        },
        {
          value: "96",
          label: {
            fr: "cannelures, ou une lunette lisse",
            en: "flutes, or a smooth bezel",
            es: "estrías, o un bisel liso",
            jp: "本の溝、またはスムースベゼル",
          },
        },
        {
          value: "10",
          unit: { fr: "ATM", en: "ATM", es: "ATM", jp: "気圧" },
          label: { fr: "malgré tout", en: "all the same", es: "a pesar de todo", jp: "それでも防水" },
        },
      ],
      illustration: { scene: "hero-rose", watch: "DIPILI", stage: "rosee" },
    },
    {
      blockType: "rich-text",
      title: {
        fr: "Pourquoi une précommande",
        en: "Why a pre-order",
        es: "Por qué una reserva",
        jp: "なぜ先行予約なのか",
      },
      body: {
        fr: `Un cadran peint se refait. Un cadran de pierre, non. Nous achetons un bloc, nous le scions, et une partie des tranches se fend avant d’avoir la bonne épaisseur. Ce qui reste fait la série. Personne ne connaît le nombre avant la dernière coupe, nous compris.

Ouvrir la vente sans connaître ce nombre obligerait à annuler des commandes. Nous préférons demander qui en veut, couper, puis écrire.

Les montres de pierre que vous voyez en boutique viennent de blocs déjà entamés : elles se commandent dès aujourd’hui, et leur cadran est scié à la commande. L’inscription est pour les blocs suivants.

> **1** pierre, jamais deux fois la même

## Ce que vous choisissez

La météorite porte des lignes droites que l’on n’obtient qu’en refroidissant du fer pendant des millions d’années. La malachite a des bandes, le lapis des éclats de pyrite, l’aventurine des points de cuivre, le rubis du caractère. Les images du site montrent une tranche ; la vôtre aura un autre dessin, dans la même pierre.

## Ce que vous n’avez pas à faire

Payer, donner une adresse, vous décider. L’inscription note un nom et un e-mail. Si la série ne vous plaît plus le jour venu, ne répondez pas : la place passe au suivant.`,
        en: `A painted dial can be done again. A stone dial can’t. We buy a block, saw it, and some of the slices crack before they reach the right thickness. What is left makes the run. Nobody knows the number before the last cut, and that includes us.

Opening the sale without that number would mean cancelling orders. We’d rather ask who wants one, cut, then write.

The stone watches in the shop come from blocks already cut into: you can order those today, and their dial is sawn once you do. Registering is for the blocks to come.

> **1** stone, never the same twice

## What you choose

Meteorite has straight lines you only get by letting iron cool for millions of years. Malachite has bands, lapis has flecks of pyrite, aventurine has points of copper, ruby has character. The pictures on this site show one slice; yours will have another pattern, in the same stone.

## What you needn’t do

Pay, give an address, make up your mind. Registering takes a name and an email. If you’ve gone off the idea when the day comes, don’t answer: the place goes to the next person.`,
        es: `Una esfera pintada se repite. Una de piedra, no. Compramos un bloque, lo cortamos, y parte de las láminas se raja antes de llegar al grosor justo. Lo que queda es la serie. Nadie sabe el número antes del último corte, nosotros tampoco.

Abrir la venta sin ese número obligaría a anular pedidos. Preferimos preguntar quién quiere una, cortar y después escribir.

Los relojes de piedra de la tienda salen de bloques ya empezados: se piden hoy, y su esfera se corta entonces. La inscripción es para los bloques siguientes.

> **1** piedra, nunca dos veces la misma

## Lo que tú eliges

El meteorito lleva líneas rectas que solo aparecen cuando el hierro se enfría durante millones de años. La malaquita tiene bandas; el lapislázuli, motas de pirita; la aventurina, puntos de cobre; el rubí, carácter. Las imágenes enseñan una lámina; la tuya tendrá otro dibujo, en la misma piedra.

## Lo que no tienes que hacer

Pagar, dar una dirección, decidirte. La inscripción pide un nombre y un correo. Si llegado el día la serie ya no te gusta, no contestes: la plaza pasa al siguiente.`,
        jp: `塗った文字盤はやり直せますが、石の文字盤はやり直せません。原石を求めて切り出すと、薄くする途中で何枚かは割れます。残った枚数が、その回の数です。最後の一枚を切るまで、私たちにもわかりません。

数がわからないまま販売を始めれば、ご注文を取り消すことになります。先にご希望を伺い、切り、それからご連絡します。

いまショップにある石の文字盤の時計は、すでに切り始めた原石のもので、すぐにご注文いただけます。文字盤は、ご注文のあとに切り出します。ご登録は、次の原石の分です。

> **1** 同じ模様は二つとない石

## お選びいただくもの

メテオライト（隕石）には、鉄が何百万年もかけて冷えるときにだけ現れる直線があります。マラカイトには縞、ラピスラズリには黄鉄鉱の粒、アベンチュリンには銅の点、ルビーには個性があります。サイトの画像は一枚の例です。お手元の石は、同じ種類の、別の模様になります。

## しなくてよいこと

お支払い、住所の入力、決心。ご登録に必要なのは、お名前とメールアドレスだけです。当日お気が変わっていたら、返信は不要です。順番が次の方に移ります。`,
      },
    },
    {
      blockType: "rail",
      title: { fr: "Les cinq pierres.", en: "The five stones.", es: "Las cinco piedras.", jp: "五つの石。" },
      watches: ["DIPIME", "DIPIMM", "DIPILI", "DIPIAL", "DIPIRU"],
      link: {
        label: {
          fr: "Voir la ligne Rose",
          en: "See the Rose line",
          es: "Ver la línea Rose",
          jp: "ローズのラインを見る",
        },
        href: "/montres/distinction-rose",
      },
    },
    {
      blockType: "form",
      form: "preorder-register",
      title: {
        fr: "Une place dans la file.",
        en: "A place in the queue.",
        es: "Una plaza en la lista.",
        jp: "順番を取る。",
      },
      text: {
        fr: "Nous écrivons dans l’ordre des inscriptions, une fois les pierres coupées.",
        en: "We write in the order of registration, once the stones are cut.",
        es: "Escribimos por orden de inscripción, una vez cortadas las piedras.",
        jp: "石を切り終えたら、ご登録順にご連絡します。",
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
