import { inFour } from "@/src/seed/catalogue/seed-option";
import type { SeedPage } from "@/src/seed/content/seed-page";

/** What leads to the steps of the Horizon pre-order. */
export const page: SeedPage = {
  slug: "montres/precommande/distinction-horizon",
  navbar: "over",
  title: inFour(
    "Précommander la Distinction Horizon",
    "Pre-order the Distinction Horizon",
    "Reservar la Distinction Horizon",
    "ディスティンクション ホライゾンの先行予約",
  ),
  description: inFour(
    "Un ciel en cinq couches, une mer gravée, un trait à 2,6 mm sous le centre. La série se réserve en trois étapes.",
    "A sky in five coats, an engraved sea, a line 2.6 mm below the centre. Reserve from the run in three steps.",
    "Un cielo en cinco capas, un mar grabado, una línea a 2,6 mm bajo el centro. La serie se reserva en tres pasos.",
    "5層の空、彫りの海、中心から2.6 mm下の線。三つの手順でご予約いただけます。",
  ),
  blocks: [
    {
      blockType: "hero",
      scene: "nuit",
      title: inFour(
        "L’horizon, en trois étapes.",
        "The horizon, in three steps.",
        "El horizonte, en tres pasos.",
        "水平線まで、三つの手順。",
      ),
      text: inFour(
        "Le ciel est peint, la mer est gravée : chaque cadran prend son temps, et le temps se réserve.",
        "The sky is painted, the sea engraved: each dial takes its time, and time can be reserved.",
        "El cielo se pinta, el mar se graba: cada esfera se toma su tiempo, y el tiempo se reserva.",
        "空は塗り、海は彫る。一枚ごとに時間がかかります。その時間を、予約していただけます。",
      ),
      link: {
        label: inFour("Choisir ma pièce", "Choose my piece", "Elegir mi pieza", "仕様を選ぶ"),
        href: "/montres/precommande/distinction-horizon/1",
      },
      illustration: { scene: "hero-horizon", watch: "DIHO", stage: "brume" },
    },
    {
      blockType: "steps",
      title: inFour("Ce qui vous attend", "What to expect", "Qué te espera", "手順"),
      steps: [
        {
          title: inFour("Choisir", "Choose", "Elegir", "選ぶ"),
          text: inFour(
            "Le bracelet et l’étui. Le cadran, lui, est décidé depuis le début.",
            "The strap and the box. The dial was decided from the start.",
            "La correa y el estuche. La esfera está decidida desde el principio.",
            "ストラップとケース。文字盤は、初めから決まっています。",
          ),
        },
        {
          title: inFour("Vos coordonnées", "Your details", "Tus datos", "ご連絡先"),
          text: inFour(
            "Un nom, un e-mail, un pays de livraison. Rien n’est débité ici.",
            "A name, an e-mail, a country of delivery. Nothing is charged here.",
            "Un nombre, un correo, un país de entrega. Aquí no se cobra nada.",
            "お名前、メール、お届け先の国。ここでは請求しません。",
          ),
        },
        {
          title: inFour("Confirmer", "Confirm", "Confirmar", "確定する"),
          text: inFour(
            "Le prix, ce qui se paie maintenant et la date d’expédition s’affichent avant le bouton. Annulable jusqu’à l’expédition.",
            "The price, what is paid now and the shipping date are shown before the button. You can cancel until it ships.",
            "El precio, lo que se paga ahora y la fecha de envío aparecen antes del botón. Se puede anular hasta el envío.",
            "価格、今お支払いいただく額、発送日をボタンの前に表示します。発送までは取り消せます。",
          ),
        },
      ],
    },
    {
      blockType: "figures",
      title: inFour("Une mer de 40 mm.", "A sea 40 mm across.", "Un mar de 40 mm.", "直径40 mmの海。"),
      figures: [
        {
          value: "40",
          unit: inFour("mm", "mm", "mm", "mm"),
          label: inFour("de rivage à rivage", "from shore to shore", "de orilla a orilla", "岸から岸まで"),
        },
        { value: "5", label: inFour("couches de ciel", "coats of sky", "capas de cielo", "層の空") },
        {
          value: "41",
          unit: inFour("h", "h", "h", "時間"),
          label: inFour("de réserve", "of reserve", "de reserva", "パワーリザーブ"),
        },
      ],
      illustration: { watch: "DIHO", stage: "brume" },
    },
    {
      blockType: "call-to-action",
      title: inFour(
        "La regarder d’abord de près.",
        "Look at it closely first.",
        "Míralo antes de cerca.",
        "まずは、近くで。",
      ),
      link: {
        label: inFour(
          "La fiche de l’Horizon",
          "The Horizon’s page",
          "La ficha del Horizon",
          "ホライゾンの詳細",
        ),
        href: "/montres/distinction-horizon",
      },
      second: {
        label: inFour(
          "Conditions des précommandes",
          "Pre-order terms",
          "Condiciones de las reservas",
          "先行予約の条件",
        ),
        href: "/conditions-generales",
      },
    },
  ],
};
