import type { SeedQuestion } from "./seed-question";

export const delivery: readonly SeedQuestion[] = [
  {
    key: "delivery",
    group: "delivery",
    question: {
      fr: "Quand ma montre arrive-t-elle ?",
      en: "When will my watch arrive?",
      es: "¿Cuándo llega mi reloj?",
      jp: "時計はいつ届きますか。",
    },
    answer: {
      fr: "Elle est assemblée, réglée et expédiée en {{leadDays}} jours. Un cadran d’atelier en demande 20 de plus ; l’option prioritaire en retire six. La date estimée s’affiche avant le paiement.",
      en: "It’s assembled, regulated and shipped in {{leadDays}} days. A workshop dial takes 20 more; the priority option takes six off. The estimated date is shown before you pay.",
      es: "Se monta, ajusta y envía en {{leadDays}} días. Una esfera de taller requiere 20 más; la opción prioritaria resta seis. La fecha estimada aparece antes de pagar.",
      jp: "組み立て、調整して{{leadDays}}日で発送します。工房製作の文字盤は20日長く、優先製作は6日短くなります。予定日はお支払い前に表示されます。",
    },
  },
  {
    key: "shipping-cost",
    group: "delivery",
    question: {
      fr: "Combien coûte la livraison ?",
      en: "What does delivery cost?",
      es: "¿Cuánto cuesta el envío?",
      jp: "送料はいくらですか。",
    },
    answer: {
      fr: "Rien : elle est suivie et comprise dans le prix. Hors de l’Union européenne, la douane peut réclamer des droits et des taxes d’importation ; ils dépendent de votre pays et restent à votre charge.",
      en: "Nothing: it’s tracked and included in the price. Outside the European Union customs may ask for import check and tax; they depend on your country and are yours to pay.",
      es: "Nada: lleva seguimiento y está incluido en el precio. Fuera de la Unión Europea, la aduana puede reclamar aranceles e impuestos de importación; dependen de tu país y corren de tu cuenta.",
      jp: "無料です。追跡付きの配送が価格に含まれています。欧州連合外では、国によって関税や輸入時の税がかかることがあり、お客様のご負担となります。",
    },
  },
  {
    key: "countries",
    group: "delivery",
    question: {
      fr: "Livrez-vous dans mon pays ?",
      en: "Do you deliver to my country?",
      es: "¿Envían a mi país?",
      jp: "私の住む国にも届けてもらえますか。",
    },
    answer: {
      fr: "Nous livrons dans une grande partie de l’Europe, au Royaume-Uni, en Suisse, aux États-Unis, au Japon, à Singapour, en Inde, en Arabie saoudite et au Qatar. La page de paiement donne la liste à jour : un pays qui n’y figure pas ne peut pas être choisi par erreur.",
      en: "We deliver to much of Europe, the United Kingdom, Switzerland, the United States, Japan, Singapore, India, Saudi Arabia and Qatar. The payment page has the current list: a country that isn’t on it can’t be picked by mistake.",
      es: "Enviamos a gran parte de Europa, Reino Unido, Suiza, Estados Unidos, Japón, Singapur, India, Arabia Saudí y Catar. La página de pago tiene la lista al día: un país que no figura no puede elegirse por error.",
      jp: "ヨーロッパの多くの国、イギリス、スイス、アメリカ、日本、シンガポール、インド、サウジアラビア、カタールにお届けします。最新の一覧は決済ページにあり、対象外の国は選べません。",
    },
  },
  {
    key: "tracking",
    group: "delivery",
    question: {
      fr: "Comment suivre ma commande ?",
      en: "How do I track my order?",
      es: "¿Cómo sigo mi pedido?",
      jp: "注文の状況はどこで見られますか。",
    },
    answer: {
      fr: "« Suivre une commande » demande le numéro et l’adresse e-mail, rien d’autre. Vous y lisez où en est la montre : payée, à l’atelier, au contrôle, expédiée.",
      en: "“Track an order” asks for the number and the email address, nothing else. It says where the watch is: paid, in the workshop, in quality control, shipped.",
      es: "«Seguir un pedido» pide el número y el correo electrónico, nada más. Ahí lees en qué punto está el reloj: pagado, en el taller, en control, enviado.",
      jp: "「ご注文の確認」に、注文番号とメールアドレスを入力してください。お支払い済み、組み立て中、検品中、発送済みのどの段階かがわかります。",
    },
  },
];
