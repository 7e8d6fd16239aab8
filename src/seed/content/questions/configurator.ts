import type { SeedQuestion } from "./seed-question";

export const configurator: readonly SeedQuestion[] = [
  {
    key: "repair",
    group: "configurator",
    question: {
      fr: "Pourquoi un autre choix a-t-il changé tout seul ?",
      en: "Why did another choice change by itself?",
      es: "¿Por qué cambió sola otra opción?",
      jp: "選んでいない部品が変わったのはなぜですか。",
    },
    answer: {
      fr: "Parce que deux pièces ne vont pas ensemble : la lunette tournante n’existe qu’en 40 mm, une quatrième aiguille demande la complication GMT. Le configurateur garde votre dernier choix, ajuste l’autre et dit lequel, et pourquoi. « Revenir en arrière » défait les deux.",
      en: "Because two parts don’t go together: the rotating bezel only exists in 40 mm, a fourth hand needs the GMT complication. The configurator keeps your latest choice, adjusts the other and says which one and why. “Go back” undoes both.",
      es: "Porque dos piezas no encajan: el bisel giratorio solo existe en 40 mm, una cuarta aguja exige la complicación GMT. El configurador conserva tu última elección, ajusta la otra y dice cuál y por qué. «Volver atrás» deshace las dos.",
      jp: "部品の組み合わせに決まりがあるためです。回転ベゼルは40 mmのみ、4本目の針にはGMT機能が要ります。最後に選んだものを残し、合わなくなった部品とその理由をお知らせします。「元に戻す」を押すと、両方とも戻ります。",
    },
  },
  {
    key: "workshop",
    group: "configurator",
    question: {
      fr: "Que veut dire « Pièce d’atelier » ?",
      en: "What does “Workshop piece” mean?",
      es: "¿Qué significa «Pieza de taller»?",
      jp: "「工房製作」の印は何ですか。",
    },
    answer: {
      fr: "Un cadran fait à la main : émail, laque, grès, guilloché. Il diffère un peu de l’image et demande 20 jours de plus, parce qu’il n’existe pas encore quand vous le commandez.",
      en: "A dial made by hand: enamel, lacquer, stoneware, guilloché. It differs a little from the picture and takes 20 more days, because it doesn’t exist yet when you order it.",
      es: "Una esfera hecha a mano: esmalte, laca, gres, guilloché. Difiere un poco de la imagen y requiere 20 días más, porque cuando la encargas todavía no existe.",
      jp: "エナメル、漆、炻器、ギヨシェなど、手仕事の文字盤です。画像とは少し異なり、納期は20日長くなります。ご注文の時点では、まだ存在しないからです。",
    },
  },
  {
    key: "share",
    group: "configurator",
    question: {
      fr: "Puis-je garder ou partager la montre composée ?",
      en: "Can I keep or send my design?",
      es: "¿Puedo guardar o compartir el reloj que he compuesto?",
      jp: "組み立てた時計を保存したり、人に送ったりできますか。",
    },
    answer: {
      fr: "Oui. « Partager » donne une adresse qui montre votre montre, de face et de dos. Elle reste telle qu’elle était le jour du partage ; si un prix a changé depuis, celui du jour est affiché à côté.",
      en: "Yes. “Share” gives you an address that shows your watch, front and back. It stays as it was on the day; if a price has moved since, today’s is shown beside it.",
      es: "Sí. «Compartir» da una dirección que muestra tu reloj, por delante y por detrás. Se queda como estaba ese día; si el precio ha cambiado, el de hoy aparece al lado.",
      jp: "はい。「共有」を押すと、表と裏の姿が見られるアドレスができます。その日の仕様のまま残り、価格が変わった場合は現在の価格も並べて表示します。",
    },
  },
  {
    key: "missing-option",
    group: "configurator",
    question: {
      fr: "Et si la pièce que je cherche n’y est pas ?",
      en: "What if the part I want isn’t there?",
      es: "¿Y si no está la pieza que busco?",
      jp: "欲しい部品が見つかりません。",
    },
    answer: {
      fr: "Écrivez-nous depuis la page Création sur mesure. Une couleur de laque ou une gravure sur le fond, c’est souvent possible. Un tourbillon, non.",
      en: "Write to us from the Custom work page. A lacquer colour or an engraving on the back is often possible. A tourbillon isn’t.",
      es: "Escríbenos desde la página Creación a medida. Un color de laca o un grabado en el fondo suele ser posible. Un tourbillon, no.",
      jp: "「特注製作」のページからご相談ください。漆の色や裏蓋の彫りなら、お受けできることが多いです。トゥールビヨンは、できません。",
    },
  },
];
