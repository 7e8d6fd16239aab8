import type { FullText } from "@/src/seed/catalogue/seed-option";
import type { SeedPage } from "@/src/seed/content/seed-page";

const body = {
  fr: `Un cadeau d’entreprise a d’ordinaire deux défauts : il porte un logo trop grand, et il est le même pour tous. Une montre composée peut éviter les deux.

## Une base commune, un choix laissé à chacun

Vous fixez ce qui doit être identique : le cadran, par exemple, et la gravure du fond. Chacun choisit le reste, le diamètre et le bracelet surtout, parce que les poignets d’une équipe ne se ressemblent pas. Vous pouvez aussi tout décider ; on ouvre alors l’étui sans ouvrir le débat.

## Votre marque, à sa place

Sur le fond, gravée, contre la peau. Pas sur le cadran : une montre que l’on porte tous les jours n’est pas un panneau. Nous avons remarqué que celles où le logo se cache sont celles que l’on revoit au poignet un an plus tard.

> **1** logo, au dos

## Les cartes cadeaux, si vous préférez ne rien choisir

De 50 à 500 €, valables deux ans, utilisables en plusieurs fois. Chaque carte a son code. La personne compose sa montre, ajoute ce qu’elle veut, et vous n’avez jamais eu à connaître le tour de son poignet.

## Les papiers

Devis détaillé, facture au nom de votre société, TVA au taux en vigueur et sur sa propre ligne. Une livraison groupée ou une adresse par personne, dans les pays où nous livrons. Chaque montre garde sa garantie légale.`,
  en: `Corporate gifts usually have two faults: the logo is too big, and everyone gets the same one. A bespoke watch can avoid both.

## A common base, and a choice for each

You settle what must be identical: the dial, say, and the engraving on the back. Everyone chooses the rest, the diameter and the strap above all, since the wrists in a team don’t match. You can also decide everything yourself; then the box gets opened, and the debate doesn’t.

## Your brand, in its place

On the back, engraved, against the skin. Not on the dial: a watch worn every day isn’t a billboard. We’ve noticed that the ones with a hidden logo are the ones you still see on wrists a year later.

> **1** logo, on the back

## Gift cards, if you’d rather not choose

From €50 to €500, valid for two years, to spend all at once or bit by bit. Each card has its own code. Whoever receives it designs a watch and adds what they like, and you never need to know the size of their wrist.

## Paperwork

An itemised quote, an invoice in your company’s name, VAT at the current rate on a line of its own. One delivery for all or one address each, in the countries we deliver to. Every watch keeps its own legal guarantee.`,
  es: `Los regalos de empresa suelen tener dos defectos: el logotipo es demasiado grande y todos reciben lo mismo. Un reloj compuesto puede evitar los dos.

## Una base común y una elección para cada cual

Tú fijas lo que debe ser idéntico: la esfera, por ejemplo, y el grabado del fondo. Cada persona elige el resto, sobre todo el diámetro y la correa, porque las muñecas de un equipo no se parecen. También puedes decidirlo todo; entonces se abre el estuche sin abrir el debate.

## Tu marca, en su sitio

En el fondo, grabada, contra la piel. No en la esfera: un reloj que se lleva a diario no es una valla publicitaria. Hemos notado que los que esconden el logotipo son los que se siguen viendo en la muñeca un año después.

> **1** logotipo, en el dorso

## Tarjetas regalo, si prefieres no elegir

De 50 a 500 €, válidas dos años, para usar en varias compras. Cada tarjeta tiene su código. La persona compone su reloj, añade lo que quiera, y tú nunca has tenido que saber cuánto mide su muñeca.

## Los papeles

Presupuesto detallado, factura a nombre de tu empresa, IVA al tipo vigente y en su propia línea. Una sola entrega o una dirección por persona, en los países a los que enviamos. Cada reloj conserva su garantía legal.`,
  jp: `企業の記念品には、たいてい二つの難点があります。ロゴが大きすぎること、そして全員に同じ物が渡ること。組み立てる時計なら、どちらも避けられます。

## 共通の土台と、それぞれの選択

文字盤と裏蓋の彫りなど、そろえたい部分を決めていただきます。残りは一人ひとりが選びます。とくに大きさとストラップは、手首が人によって違いますから。すべてお決めいただくこともできます。そのときは、議論を始めずにトラベルケースを開けられます。

## ロゴは、あるべき場所に

裏蓋に彫り、肌の側へ。文字盤には入れません。毎日着ける時計は看板ではないからです。ロゴが隠れている時計ほど、一年後も手首で見かけます。

> **1個** ロゴの数。裏側に

## 選ばずに済ませたいなら、ギフトカードを

50〜500ユーロ、有効期間2年、分けて使えます。カードごとにコードがあり、受け取った方がご自分の時計を組みます。足りない分は足していただけます。手首まわりを聞いて回る必要はありません。

## 書類について

明細付きのお見積もり、貴社名義の請求書、付加価値税の税率と税額の記載。お届けは一括でも、お一人ずつのご住所でも、配送対象国であれば承ります。法定保証は一本ごとに付きます。`,
};

const row = (label: FullText, ...values: FullText[]) => ({ label, values });

/** Watches and gift cards for companies. */
export const page: SeedPage = {
  slug: "services/entreprise",
  title: {
    fr: "Entreprise : des montres pour une équipe",
    en: "Business: watches for a team",
    es: "Empresas: relojes para un equipo",
    jp: "法人のお客様：チームのための時計",
  },
  description: {
    fr: "Cadeaux d’équipe, départs, anniversaires : une base commune, un choix pour chacun, votre marque au dos. Devis écrit, facture, livraison groupée.",
    en: "Team gifts, farewells, anniversaries: a common base, a choice for each, your brand on the back. Written quote, invoice, single delivery.",
    es: "Regalos de equipo, despedidas, aniversarios: una base común, una elección para cada cual, tu marca en el dorso. Presupuesto y factura.",
    jp: "記念品、退職、周年に。共通の土台にそれぞれの選択を、ロゴは裏側に。書面のお見積もり、請求書、一括配送。",
  },
  blocks: [
    {
      blockType: "hero",
      title: {
        fr: "Vingt poignets, vingt montres.",
        en: "Twenty wrists, twenty watches.",
        es: "Veinte muñecas, veinte relojes.",
        jp: "20人に、20本の時計。",
      },
      text: {
        fr: "Une base commune, un choix laissé à chacun, et votre marque là où elle ne gêne personne : au dos.",
        en: "A common base, a choice for each, and your brand where it bothers nobody: on the back.",
        es: "Una base común, una elección para cada cual, y tu marca donde no molesta a nadie: en el dorso.",
        jp: "共通の土台に、それぞれの選択を。ロゴは、誰の邪魔にもならない裏側に。",
      },
      link: {
        label: {
          fr: "Demander un devis",
          en: "Ask for a quote",
          es: "Pedir presupuesto",
          jp: "見積もりを依頼する",
        },
        href: "/services/entreprise#business-request",
      },
      illustration: { scene: "sizes-on-wrist", watch: "DI02", stage: "craie" },
    },
    {
      blockType: "rich-text",
      title: {
        fr: "Un cadeau que l’on porte",
        en: "A gift that gets worn",
        es: "Un regalo que se lleva puesto",
        jp: "身に着けてもらえる贈り物",
      },
      body,
    },
    {
      blockType: "comparison",
      title: {
        fr: "Trois façons de faire.",
        en: "Three ways to go about it.",
        es: "Tres maneras de hacerlo.",
        jp: "三つの方法。",
      },
      columns: [
        { fr: "Toutes pareilles", en: "All alike", es: "Todos iguales", jp: "すべて同じ" },
        { fr: "Base commune", en: "Common base", es: "Base común", jp: "共通の土台" },
        { fr: "Cartes cadeaux", en: "Gift cards", es: "Tarjetas regalo", jp: "ギフトカード" },
      ],
      rows: [
        row(
          { fr: "Vous choisissez", en: "You choose", es: "Tú eliges", jp: "お客様が決めること" },
          { fr: "tout", en: "everything", es: "todo", jp: "すべて" },
          { fr: "cadran et gravure", en: "dial and engraving", es: "esfera y grabado", jp: "文字盤と彫り" },
          { fr: "le montant", en: "the amount", es: "el importe", jp: "金額" },
        ),
        row(
          {
            fr: "Chacun choisit",
            en: "Each person chooses",
            es: "Cada persona elige",
            jp: "受け取る方が選ぶもの",
          },
          { fr: "rien", en: "nothing", es: "nada", jp: "なし" },
          { fr: "taille et bracelet", en: "size and strap", es: "tamaño y correa", jp: "大きさとストラップ" },
          { fr: "toute la montre", en: "the whole watch", es: "todo el reloj", jp: "時計のすべて" },
        ),
        row(
          { fr: "Gravure au dos", en: "Engraving on the back", es: "Grabado en el dorso", jp: "裏蓋の彫り" },
          { fr: "oui", en: "yes", es: "sí", jp: "可" },
          { fr: "oui", en: "yes", es: "sí", jp: "可" },
          { fr: "non", en: "no", es: "no", jp: "不可" },
        ),
        row(
          { fr: "Délai", en: "Lead time", es: "Plazo", jp: "納期" },
          {
            fr: "écrit au devis",
            en: "stated in the quote",
            es: "en el presupuesto",
            jp: "お見積もりに記載",
          },
          {
            fr: "écrit au devis",
            en: "stated in the quote",
            es: "en el presupuesto",
            jp: "お見積もりに記載",
          },
          {
            fr: "immédiat, par e-mail",
            en: "immediate, by email",
            es: "inmediato, por correo electrónico",
            jp: "すぐにメールでお届け",
          },
        ),
      ],
    },
    {
      blockType: "picture-text",
      side: "left",
      title: {
        fr: "L’étui compte aussi.",
        en: "The box counts too.",
        es: "El estuche también cuenta.",
        jp: "ボックスも、贈り物のうち。",
      },
      text: {
        fr: "L’étui de voyage est compris et tient dans une poche de veste. Le coffret premium, en bois massif et en option, a une place pour un second bracelet.\n\nNi l’un ni l’autre ne porte le logo de votre société : le couvercle du coffret dit notre nom, rien de plus. Un mot de votre main peut y entrer, sur une carte ; c’est encore ce qui se garde le mieux.",
        en: "The travel case is included and fits in a jacket pocket. The premium box, an option in solid wood, has room for a second strap.\n\nNeither carries your company’s logo: the lid of the box has our name inside, and that’s all. A note in your own hand can go in, on a card; that’s still what people keep longest.",
        es: "El estuche de viaje va incluido y cabe en el bolsillo de la chaqueta. El estuche premium, de madera maciza y opcional, tiene sitio para una segunda correa.\n\nNinguno lleva el logotipo de tu empresa: el interior de la tapa dice nuestro nombre y nada más. Dentro caben unas palabras de tu puño y letra, en una tarjeta; es lo que más tiempo se guarda.",
        jp: "トラベルケースは標準で付き、上着のポケットに収まります。無垢材のプレミアムボックスはオプションで、替えストラップも入ります。\n\nどちらにも貴社のロゴは入れません。ボックスのふたの内側にあるのは、当工房の名だけです。添えるなら、手書きのカードをどうぞ。いちばん長く取っておかれるのは、それです。",
      },
      illustration: { scene: "box-premium", watch: "DI01", stage: "sable" },
    },
    {
      blockType: "form",
      title: { fr: "Votre projet", en: "Your project", es: "Tu proyecto", jp: "ご計画" },
      text: {
        fr: "Combien, pour quand, et ce qui doit être commun. Le devis vient par écrit.",
        en: "How many, by when, and what they should share. The quote comes in writing.",
        es: "Cuántos, para cuándo y qué deben tener en común. El presupuesto llega por escrito.",
        jp: "本数、ご希望の日、そろえたい仕様をお知らせください。お見積もりは書面でお送りします。",
      },
      form: "business-request",
    },
  ],
};
