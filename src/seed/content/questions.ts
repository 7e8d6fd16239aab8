import { inFour, type FullText } from "../catalogue/seed-option";
import type { QuestionGroup } from "./question-groups";

interface SeedQuestion {
  readonly key: string;
  readonly group: QuestionGroup;
  readonly question: FullText;
  readonly answer: FullText;
}

export const questions: readonly SeedQuestion[] = [
  {
    key: "delivery",
    group: "delivery",
    question: inFour(
      "Quand ma montre arrive-t-elle ?",
      "When will my watch arrive?",
      "¿Cuándo llega mi reloj?",
      "時計はいつ届きますか。",
    ),
    answer: inFour(
      "Elle est assemblée, réglée et expédiée en 12 jours. Un cadran d’atelier en demande 20 de plus ; l’option prioritaire en retire six. La date estimée s’affiche avant le paiement.",
      "It’s assembled, regulated and shipped in 12 days. A workshop dial takes 20 more; the priority option takes six off. The estimated date is shown before you pay.",
      "Se monta, ajusta y envía en 12 días. Una esfera de taller pide 20 más; la opción prioritaria resta seis. La fecha estimada aparece antes de pagar.",
      "組み立て、調整して12日で発送します。工房作品の文字盤は20日長く、優先製作は6日短くなります。予定日はお支払い前に表示されます。",
    ),
  },
  {
    key: "movement",
    group: "watch",
    question: inFour(
      "Quel mouvement l’anime ?",
      "What movement is inside?",
      "¿Qué movimiento lleva?",
      "ムーブメントは何ですか。",
    ),
    answer: inFour(
      "Le NH35 : automatique, 24 rubis, 21 600 alternances par heure, 41 heures de réserve. Nous le réglons entre −5 et +12 secondes par jour. Une montre GMT reçoit sa version à 24 heures.",
      "The NH35: automatic, 24 jewels, 21,600 vibrations an hour, 41 hours of reserve. We regulate it to between −5 and +12 seconds a day. A GMT watch gets its 24-hour version.",
      "El NH35: automático, 24 rubíes, 21 600 alternancias por hora, 41 horas de reserva. Lo ajustamos entre −5 y +12 segundos al día. Un reloj GMT lleva su versión de 24 horas.",
      "自動巻きのNH35です。24石、毎時21,600振動、パワーリザーブ41時間。日差−5～+12秒に調整します。GMTには24時間表示の派生機を使います。",
    ),
  },
  {
    key: "size",
    group: "watch",
    question: inFour("36 ou 40 mm ?", "36 or 40 mm?", "¿36 o 40 mm?", "36 mmと40 mm、どちらが合いますか。"),
    answer: inFour(
      "Mesurez votre poignet avec une bande de papier. Jusqu’à 16,5 cm, prenez 36 ; au-delà de 17, prenez 40 ; entre les deux, les deux vont. La 36 disparaît sous une manchette, la 40 s’annonce.",
      "Measure your wrist with a strip of paper. Up to 16.5 cm, take 36; beyond 17, take 40; in between, either works. The 36 slips under a cuff, the 40 announces itself.",
      "Mide tu muñeca con una tira de papel. Hasta 16,5 cm, elige 36; a partir de 17, elige 40; en medio, cualquiera. El de 36 desaparece bajo el puño, el de 40 se anuncia.",
      "紙の帯で手首を測ってください。16.5 cmまでは36 mm、17 cmを超えたら40 mm、そのあいだならどちらも合います。36 mmは袖口に隠れ、40 mmは存在を示します。",
    ),
  },
  {
    key: "returns",
    group: "warranty",
    question: inFour("Puis-je la rendre ?", "Can I return it?", "¿Puedo devolverlo?", "返品できますか。"),
    answer: inFour(
      "Oui, dans les 14 jours, sans raison à donner, les montres composées comprises. Le remboursement part sous 14 jours après votre décision.",
      "Yes, within 14 days and without giving a reason, composed watches included. We refund you within 14 days of your decision.",
      "Sí, en 14 días y sin dar motivos, también los relojes compuestos. El reembolso sale en los 14 días siguientes a tu decisión.",
      "はい。14日以内であれば理由を問いません。オーダーメイドの時計も対象です。ご連絡から14日以内に返金します。",
    ),
  },
  {
    key: "warranty",
    group: "warranty",
    question: inFour(
      "Que couvre la garantie ?",
      "What does the guarantee cover?",
      "¿Qué cubre la garantía?",
      "保証の内容を教えてください。",
    ),
    answer: inFour(
      "24 mois : c’est la garantie légale de conformité, comprise dans le prix. Les extensions à 36 ou 48 mois sont des garanties commerciales : elles couvrent le mouvement et l’étanchéité, pas les chocs ni le cuir.",
      "24 months: that is the legal guarantee of conformity, included in the price. The 36 and 48 month extensions are commercial warranties: they cover the movement and water resistance, not knocks or leather.",
      "24 meses: es la garantía legal de conformidad, incluida en el precio. Las ampliaciones a 36 o 48 meses son garantías comerciales: cubren el movimiento y la estanqueidad, no los golpes ni el cuero.",
      "24か月は法律で定められた適合性の保証で、価格に含まれます。36か月と48か月は任意の延長保証で、ムーブメントと防水性が対象です。衝撃と革は対象外です。",
    ),
  },
  {
    key: "currency",
    group: "payment",
    question: inFour(
      "Dans quelle devise suis-je débité ?",
      "Which currency am I charged in?",
      "¿En qué moneda se me cobra?",
      "どの通貨で請求されますか。",
    ),
    answer: inFour(
      "Vous voyez les prix dans la devise que vous choisissez ; le débit se fait en euros. Le montant exact en euros figure au panier, à côté du total, avant le paiement.",
      "You see prices in the currency you choose; you are charged in euros. The exact euro amount stands in the cart next to the total, before you pay.",
      "Ves los precios en la moneda que elijas; el cobro se hace en euros. El importe exacto en euros aparece en el carrito junto al total, antes de pagar.",
      "価格はお選びの通貨で表示され、請求はユーロで行います。正確なユーロの金額は、お支払い前にカートの合計の横に表示されます。",
    ),
  },
];
