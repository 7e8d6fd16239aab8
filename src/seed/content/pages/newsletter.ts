import type { SeedPage } from "@/src/seed/content/seed-page";

/** The monthly letter. */
export const page: SeedPage = {
  slug: "newsletter",
  title: {
    fr: "La lettre : une par mois",
    en: "The newsletter: one a month",
    es: "Boletín del taller: uno al mes",
    jp: "ニュースレター：月に一通",
  },
  description: {
    fr: "Une lettre par mois, écrite à l’atelier : un cadran, un échec, une date. Inscription confirmée par e-mail, désinscription en un clic.",
    en: "One newsletter a month, written in the workshop: a dial, a failure, a date. Confirm by email, unsubscribe in one click.",
    es: "Un boletín al mes, escrito en el taller: una esfera, un fracaso, una fecha. Alta confirmada por correo, baja con un clic.",
    jp: "月に一通、工房からのお便り。文字盤のこと、失敗のこと、これからの予定。登録はメールで確定、配信停止はワンクリックです。",
  },
  blocks: [
    {
      blockType: "hero",
      title: {
        fr: "Une lettre par mois.",
        en: "One newsletter a month.",
        es: "Un boletín al mes.",
        jp: "月に一通。",
      },
      text: {
        fr: "Écrite à l’atelier, lue en quatre minutes. S’il n’y a rien à raconter, elle est plus courte.",
        en: "Written in the workshop, read in four minutes. If there’s nothing to tell, it’s shorter.",
        es: "Se escribe en el taller y se lee en cuatro minutos. Si no hay nada que contar, es más corto.",
        jp: "工房で書き、4分で読めるお便りです。書くことがない月は、短くなります。",
      },
      illustration: { scene: "macro-enamel", watch: "RE1070", stage: "sable" },
    },
    {
      blockType: "newsletter",
      title: { fr: "La recevoir", en: "Get it", es: "Recibirlo", jp: "受け取る" },
      text: {
        fr: "Votre e-mail ici, puis un lien de confirmation dans votre boîte. Sans confirmation, rien n’est envoyé.",
        en: "Your email here, then a link in your inbox to confirm. Until you do, nothing is sent.",
        es: "Tu correo aquí, y luego un enlace de confirmación en tu buzón. Sin confirmación no se envía nada.",
        jp: "メールアドレスを入力し、届いたリンクで確認してください。確認がなければ、何もお送りしません。",
      },
    },
    {
      blockType: "steps",
      title: {
        fr: "Ce qu’il y a dedans.",
        en: "What’s in it.",
        es: "Qué lleva dentro.",
        jp: "中に書いてあること。",
      },
      text: {
        fr: "Toujours les quatre mêmes rubriques, dans le même ordre.",
        en: "Always the same four sections, in the same order.",
        es: "Siempre las mismas cuatro secciones, en el mismo orden.",
        jp: "いつも同じ四つの欄を、同じ順番で。",
      },
      steps: [
        {
          title: { fr: "Un cadran", en: "A dial", es: "Una esfera", jp: "文字盤" },
          text: {
            fr: "Ce qui est sorti du four, de la scie ou du tour à guillocher.",
            en: "Whatever came out of the kiln, off the saw or the rose engine.",
            es: "Lo que ha salido del horno, de la sierra o del torno de guilloché.",
            jp: "窯、鋸、ギヨシェ旋盤から出てきたものについて。",
          },
        },
        {
          title: { fr: "Un échec", en: "A failure", es: "Un fracaso", jp: "失敗" },
          text: {
            fr: "Ce qui n’en est pas sorti, et pourquoi. C’est la rubrique la plus longue.",
            en: "Whatever didn’t, and why. It’s the longest section.",
            es: "Lo que no ha salido, y por qué. Es la sección más larga.",
            jp: "出てこなかったものと、その理由。いちばん長い欄です。",
          },
        },
        {
          title: { fr: "Un geste", en: "A habit", es: "Un gesto", jp: "お手入れ" },
          text: {
            fr: "Un point d’entretien à la fois : laver une maille, changer un cuir.",
            en: "One point of care at a time: washing a mesh, changing a leather strap.",
            es: "Un cuidado cada vez: lavar una malla, cambiar una correa de cuero.",
            jp: "お手入れを一つずつ。メッシュを洗う、革を替える。",
          },
        },
        {
          title: { fr: "Une date", en: "A date", es: "Una fecha", jp: "これからの予定" },
          text: {
            fr: "La prochaine précommande ou avant-première, s’il y en a une.",
            en: "The next pre-order or first look, if there is one.",
            es: "La próxima reserva o preestreno, si los hay.",
            jp: "次の先行予約や先行公開があれば、その日を。",
          },
        },
      ],
    },
    {
      blockType: "rich-text",
      title: {
        fr: "Les règles de la lettre",
        en: "The rules of the newsletter",
        es: "Las reglas del boletín",
        jp: "お便りの決まり",
      },
      body: {
        fr: `Une lettre par mois, jamais deux. Pas de remise qui expire à minuit, pas d’objet en majuscules, pas de « vous nous manquez ».

Votre adresse sert à envoyer la lettre et à rien d’autre. Elle n’est ni vendue, ni prêtée, ni rapprochée de vos visites. Nous gardons la date et le texte de votre accord, parce que la loi nous demande de pouvoir le prouver.

> **1** clic pour partir, sans questionnaire

Chaque lettre porte le lien de désinscription, en bas, en taille lisible. Si vous partez, nous effaçons l’adresse de la liste ; il ne reste que la trace de votre départ, pour ne pas vous réécrire par erreur.

La lettre existe en français, en anglais, en espagnol et en japonais. Vous recevez celle de la langue dans laquelle vous vous inscrivez. Pour les pièces en très petit nombre, il y a aussi [une liste](/premium).`,
        en: `One newsletter a month, never two. No discount that ends at midnight, no subject line in capitals, no “we miss you”.

Your address is used to send the newsletter and for nothing else. It isn’t sold, lent, or matched with your visits. We keep the date and wording of your consent, because the law requires us to be able to prove it.

> **1** click to leave, and no questionnaire

Every newsletter has an unsubscribe link at the bottom, in a size you can read. If you go, we erase the address from the list; we keep only a note that you left, so that we don’t write again by mistake.

The newsletter comes in French, English, Spanish and Japanese. You get it in the language you sign up in. For pieces in very small numbers there’s also [a list](/premium).`,
        es: `Un boletín al mes, nunca dos. Ni descuentos que caducan a medianoche, ni asuntos en mayúsculas, ni «te echamos de menos».

Tu dirección sirve para enviar el boletín y para nada más. No se vende, ni se presta, ni se cruza con tus visitas. Guardamos la fecha y el texto de tu consentimiento, porque la ley nos pide poder demostrarlo.

> **1** clic para irte, sin cuestionario

Cada boletín lleva el enlace de baja, abajo, en un tamaño legible. Si te vas, borramos la dirección de la lista; solo queda constancia de tu baja, para no escribirte por error.

El boletín existe en francés, inglés, español y japonés. Recibirás el del idioma en que te suscribas. Para las piezas más escasas hay además [una lista](/premium).`,
        jp: `月に一通、二通はお送りしません。今夜までの割引も、大げさな件名も、「お久しぶりです」もありません。

メールアドレスは、お便りを送るためだけに使います。売ることも、貸すことも、閲覧の記録と照らし合わせることもありません。ご同意の日時と文面は、法律で証明を求められるため保管します。

> **1** クリックで配信停止。アンケートはありません

どのお便りにも、末尾に読める大きさで配信停止のリンクがあります。停止されたアドレスは名簿から消し、誤ってお送りしないよう、停止の記録だけを残します。

フランス語、英語、スペイン語、日本語があり、登録したときの言語でお届けします。ごく少数の時計については、[別の名簿](/premium)もあります。`,
      },
    },
    {
      blockType: "call-to-action",
      title: {
        fr: "Une invitation en main ?",
        en: "Holding an invitation?",
        es: "¿Tienes una invitación?",
        jp: "ご招待状をお持ちの方へ。",
      },
      text: {
        fr: "Avant d’être en vente, certaines pièces se montrent à quelques-uns. L’invitation porte un mot de passe, la liste d’attente est gratuite.",
        en: "Some pieces are shown to a few before they go on sale. The invitation holds a password; the list is free to join.",
        es: "Antes de salir a la venta, algunas piezas se enseñan a unos pocos. La invitación lleva una contraseña; la lista es gratuita.",
        jp: "発売前に、一部の方へご覧いただく作品があります。ご招待状にはパスワードがあり、名簿へのご登録は無料です。",
      },
      link: {
        label: {
          fr: "Entrer à l’avant-première",
          en: "Go to the first look",
          es: "Entrar en el preestreno",
          jp: "先行公開を見る",
        },
        href: "/avant-premiere",
      },
      second: {
        label: {
          fr: "Rejoindre la liste",
          en: "Join the list",
          es: "Entrar en la lista",
          jp: "名簿に登録する",
        },
        href: "/premium",
      },
    },
  ],
};
