import type { SeedPage } from "@/src/seed/content/seed-page";

const body = {
  fr: `Un mouvement mécanique fait 189 millions d’alternances par an. Il le fait sur des points d’huile gros comme un grain de poussière, et ne s’en plaint pas. C’est justement l’ennui : rien ne prévient. Une huile fatiguée use sans bruit.

D’où un rendez-vous tous les cinq ans, même quand tout va bien.

> **189 millions** d’alternances par an

## Ce que nous réparons

Toutes les montres Atelier Valcour, avec ou sans garantie, avec ou sans reçu. Les pièces sont rangées par tiroirs ; c’est l’avantage d’avoir peu de cotes.

Nous regardons aussi les montres d’autres maisons lorsqu’elles portent un NH35 ou un mouvement proche. Si ce n’est pas de notre compétence, nous le disons avant que vous ne payiez un envoi.

## Sous garantie

Pendant 24 mois, la garantie légale de conformité couvre ce qui n’aurait pas dû arriver : un mouvement qui s’arrête, une étanchéité qui lâche, une aiguille qui se promène. La réparation et les deux trajets sont à notre charge. Les extensions à 36 ou 48 mois continuent de couvrir le mouvement et l’étanchéité.

Le choc contre le cadre de porte reste une affaire entre vous et le cadre de porte. Nous le réparons, sur devis.

## Comment se fait le prix

Il n’y a pas de forfait affiché, parce qu’on ne sait pas ce que contient une montre fermée. Il y a un devis écrit, une fois le fond ouvert : ce qui est nécessaire, ce qui est conseillé, ce qui peut attendre, chacun avec son prix et son délai. Vous choisissez. Si vous refusez tout, la montre est refermée et vous revient comme elle était.`,
  en: `A mechanical movement makes 189 million vibrations a year. It does so on spots of oil the size of a speck of dust, and never complains. That’s the trouble: nothing warns you. Tired oil wears things down without a sound.

Hence an appointment every five years, even when all is well.

> **189 million** vibrations a year

## What we repair

Every Atelier Valcour watch, in or out of guarantee, with or without its receipt. The parts are kept in drawers; that’s the good side of keeping to a few dimensions.

We’ll also look at watches from other makers when they carry an NH35 or something close to it. If it’s beyond us, we say so before you pay to send it.

## Under guarantee

For 24 months the legal guarantee of conformity covers what shouldn’t have happened: a movement that stops, a gasket that fails, a hand that wanders. The repair and both journeys are on us. The 36- and 48-month extensions prolong cover for the movement and the water resistance.

A meeting with a door frame remains between you and the door frame. We’ll repair it, once you’ve accepted a quote.

## How the price is worked out

There’s no flat fee on show, because nobody knows what’s inside a closed watch. There’s a written quote once the back is off: what’s needed, what’s advisable, what can wait, each with its price and its time. You choose. If you say no to everything, the watch is closed and comes back as it was.`,
  es: `Un movimiento mecánico da 189 millones de alternancias al año. Lo hace sobre puntos de aceite del tamaño de una mota de polvo, y no se queja. Ese es el problema: nada avisa. Un aceite agotado desgasta sin ruido.

De ahí una cita cada cinco años, aunque todo vaya bien.

> **189 millones** de alternancias al año

## Qué reparamos

Todos los relojes Atelier Valcour, con garantía o sin ella, con recibo o sin él. Las piezas están en cajones; es lo bueno de tener pocas cotas.

También miramos relojes de otras casas si llevan un NH35 o un movimiento parecido. Si no es lo nuestro, lo decimos antes de que pagues un envío.

## En garantía

Durante 24 meses, la garantía legal de conformidad cubre lo que no debería haber pasado: un movimiento que se para, una junta que cede, una aguja que se pasea. La reparación y los dos viajes corren de nuestra cuenta. Las ampliaciones a 36 o 48 meses prolongan la cobertura del movimiento y la estanqueidad.

El golpe contra el marco de la puerta queda entre tú y el marco. Lo reparamos, con presupuesto.

## Cómo se calcula el precio

No hay tarifa fija, porque nadie sabe qué hay dentro de un reloj cerrado. Hay un presupuesto por escrito cuando el fondo está abierto: lo necesario, lo recomendable y lo que puede esperar, cada cosa con su precio y su plazo. Tú eliges. Si dices que no a todo, el reloj se cierra y vuelve como estaba.`,
  jp: `機械式ムーブメントは、一年に1億8900万回振動します。埃の粒ほどの油の上で、文句も言わずに。困るのは、そこです。何の前触れもありません。劣化した油は、音もなく部品をすり減らしていきます。

だから、調子がよくても5年に一度はお預けください。

> **1億8900万回** 一年間の振動数

## お受けする時計

Atelier Valcourの時計はすべて。保証の内外も、領収書の有無も問いません。部品は引き出しに分けてあります。寸法の種類を絞ってあることの利点です。

他社の時計でも、NH35やそれに近いムーブメントであれば拝見します。手に負えないときは、送料をお支払いいただく前に、そうお伝えします。

## 保証期間内の場合

24か月の法定保証は、起きるはずのないことが対象です。止まるムーブメント、効かなくなった防水、ずれていく針。修理費と往復の送料は私たちが負担します。36か月と48か月の延長保証では、ムーブメントと防水の保証が続きます。

ドア枠にぶつけた傷は、残念ながら保証の対象外です。お見積もりのうえ、お直しします。

## 料金の決め方

閉じた時計の中は、誰にもわかりません。そのため、一律の料金はありません。裏蓋を開けてから、書面でお見積もりします。必要なこと、おすすめすること、まだ先でよいこと。それぞれに価格と納期を記します。お選びください。すべて見送られる場合は、蓋を閉めて、お預かりしたときのままお返しします。`,
};

/** Servicing and repairs, asked for in a form. */
export const page: SeedPage = {
  slug: "services/maintenance-et-reparation",
  title: {
    fr: "Maintenance et réparation de montres",
    en: "Watch maintenance and repair",
    es: "Mantenimiento y reparación de relojes",
    jp: "時計のメンテナンスと修理",
  },
  description: {
    fr: "Révision tous les cinq ans, joints, réglage, panne : décrivez votre montre, recevez un devis écrit, décidez. Rien n’est fait sans votre accord.",
    en: "A service every five years, gaskets, regulation, faults: describe your watch, get a written quote, decide. Nothing without your say-so.",
    es: "Revisión cada cinco años, juntas, ajuste, averías: describe tu reloj, recibe un presupuesto por escrito y decide. Nada sin tu visto bueno.",
    jp: "5年ごとのオーバーホール、パッキン、調整、故障。時計の状態を伺い、書面でお見積もりします。ご了承なしに作業はしません。",
  },
  blocks: [
    {
      blockType: "hero",
      scene: "nuit",
      title: {
        fr: "Tous les cinq ans,\non ouvre.",
        en: "Every five years,\nwe open it.",
        es: "Cada cinco años,\nse abre.",
        jp: "5年に一度、\n開けます。",
      },
      text: {
        fr: "Huile, joints, réglage. Une montre mécanique se répare ; il faut seulement s’y prendre à temps.",
        en: "Oil, gaskets, regulation. A mechanical watch can be repaired; it’s best done before it has to be.",
        es: "Aceite, juntas, ajuste. Un reloj mecánico se repara; solo hay que adelantarse.",
        jp: "油、パッキン、調整。機械式時計は直せます。ただし、手遅れになる前に。",
      },
      link: {
        label: {
          fr: "Décrire ma montre",
          en: "Describe my watch",
          es: "Describir mi reloj",
          jp: "時計の状態を伝える",
        },
        href: "/services/maintenance-et-reparation#maintenance-request",
      },
      illustration: { scene: "hero-maintenance", watch: "DI01", view: "back" },
    },
    {
      blockType: "rich-text",
      title: {
        fr: "Rien ne prévient",
        en: "Nothing warns you",
        es: "Nada avisa",
        jp: "前触れは、ありません",
      },
      body,
    },
    {
      blockType: "drawing",
      drawing: "wear",
      title: {
        fr: "Ce qui s’use, et quand.",
        en: "What wears out, and when.",
        es: "Qué se gasta, y cuándo.",
        jp: "傷むものと、その時期。",
      },
      text: {
        fr: "Des ordres de grandeur, pour une montre portée tous les jours.",
        en: "Rough figures, for a watch worn every day.",
        es: "Órdenes de magnitud, para un reloj de uso diario.",
        jp: "毎日お使いの場合の目安です。",
      },
      notes: [
        {
          title: { fr: "Étanchéité", en: "Water resistance", es: "Estanqueidad", jp: "防水" },
          text: {
            fr: "À contrôler tous les deux ans si elle nage.",
            en: "Check every two years if it swims.",
            es: "Revisar cada dos años si va al agua.",
            jp: "泳ぐ方は2年ごとに検査。",
          },
        },
        {
          title: { fr: "Joints", en: "Gaskets", es: "Juntas", jp: "パッキン" },
          text: {
            fr: "Changés à chaque ouverture.",
            en: "Replaced at every opening.",
            es: "Se cambian en cada apertura.",
            jp: "開けるたびに交換。",
          },
        },
        {
          title: { fr: "Huile et réglage", en: "Oil and regulation", es: "Aceite y ajuste", jp: "油と調整" },
          text: { fr: "Cinq ans.", en: "Five years.", es: "Cinco años.", jp: "5年。" },
        },
        {
          title: { fr: "Cuir", en: "Leather", es: "Cuero", jp: "革" },
          text: { fr: "Un à deux ans.", en: "One to two years.", es: "De uno a dos años.", jp: "1〜2年。" },
        },
        {
          title: {
            fr: "Bracelet d’acier",
            en: "Steel bracelet",
            es: "Brazalete de acero",
            jp: "スティールブレスレット",
          },
          text: {
            fr: "Les barrettes avant les maillons.",
            en: "Spring bars before links.",
            es: "Los pasadores antes que los eslabones.",
            jp: "コマより先に、バネ棒。",
          },
        },
        {
          title: { fr: "Saphir", en: "Sapphire", es: "Zafiro", jp: "サファイア" },
          text: {
            fr: "Ne se raye presque pas, peut casser.",
            en: "Hardly scratches, can break.",
            es: "Apenas se raya, puede romperse.",
            jp: "ほとんど傷つきませんが、割れることはあります。",
          },
        },
      ],
    },
    {
      blockType: "steps",
      title: {
        fr: "Du tiroir à l’établi, et retour.",
        en: "From drawer to workbench, and back.",
        es: "Del cajón al banco de trabajo, y de vuelta.",
        jp: "お預かりからお返しまで。",
      },
      steps: [
        {
          title: { fr: "Vous décrivez", en: "You describe", es: "Tú describes", jp: "お知らせいただく" },
          text: {
            fr: "Le modèle, ce qui arrive, depuis quand. « Elle s’arrête la nuit » est déjà un diagnostic.",
            en: "The model, what happens, since when. “It stops at night” is half a diagnosis.",
            es: "El modelo, qué le pasa, desde cuándo. «Se para por la noche» ya es medio diagnóstico.",
            jp: "モデルと症状と、いつからか。「夜に止まる」だけでも、診断の半分です。",
          },
        },
        {
          title: { fr: "Vous envoyez", en: "You send", es: "Envías", jp: "お送りいただく" },
          text: {
            fr: "Nous vous écrivons où l’envoyer et comment l’emballer. Attendez notre réponse : un colis sans fiche s’ennuie longtemps.",
            en: "We write to say where, and how to pack it. Wait for our answer: a parcel without a sheet gets bored.",
            es: "Te escribimos adónde enviarlo y cómo embalarlo. Espera nuestra respuesta: un paquete sin ficha se aburre mucho.",
            jp: "送り先と梱包の仕方をご案内します。お返事をお待ちください。受付票のない荷物は、長く待つことになります。",
          },
        },
        {
          title: { fr: "Nous ouvrons", en: "We open", es: "Abrimos", jp: "開けて調べる" },
          text: {
            fr: "Mesure, ouverture, photo, devis écrit.",
            en: "Measure, open, photograph, then a written quote.",
            es: "Medición, apertura, foto, presupuesto por escrito.",
            jp: "測定し、開け、写真を撮り、書面でお見積もりします。",
          },
        },
        {
          title: { fr: "Vous décidez", en: "You decide", es: "Decides", jp: "お決めいただく" },
          text: {
            fr: "Tout, une partie, ou rien. Aucune pièce ne bouge avant.",
            en: "All of it, some of it, or none. No part moves before that.",
            es: "Todo, una parte o nada. Antes no se mueve ninguna pieza.",
            jp: "すべて、一部、あるいは見送り。それまで、部品は一つも動かしません。",
          },
        },
        {
          title: { fr: "Elle revient", en: "It comes back", es: "Vuelve", jp: "お返しする" },
          text: {
            fr: "Réglée entre −5 et +12 secondes par jour, contrôlée à 10 ATM, avec la liste de ce qui a été changé.",
            en: "Regulated to between −5 and +12 seconds a day, tested to 10 ATM, with a list of what was replaced.",
            es: "Ajustado entre −5 y +12 segundos al día, probado a 10 ATM, con la lista de lo que se ha cambiado.",
            jp: "日差−5〜+12秒に調整し、10気圧の防水検査をし、交換した部品の一覧を添えてお返しします。",
          },
        },
      ],
    },
    {
      blockType: "form",
      title: {
        fr: "Décrivez votre montre",
        en: "Describe your watch",
        es: "Describe tu reloj",
        jp: "時計の状態",
      },
      text: {
        fr: "Plus c’est précis, plus la réponse est courte.",
        en: "The more precise you are, the shorter our answer.",
        es: "Cuanto más preciso, más corta la respuesta.",
        jp: "詳しく書いていただくほど、お返事は早く短くなります。",
      },
      form: "maintenance-request",
    },
    {
      blockType: "faq",
      title: {
        fr: "Retours et garantie",
        en: "Returns and guarantee",
        es: "Devoluciones y garantía",
        jp: "返品と保証",
      },
      group: "returns",
    },
  ],
};
