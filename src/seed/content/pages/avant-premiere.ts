import type { SeedPage } from "@/src/seed/content/seed-page";

/** The door of a first look: a word from an invitation opens it. */
export const page: SeedPage = {
  slug: "avant-premiere",
  title: {
    fr: "Avant-première sur invitation",
    en: "First look, by invitation",
    es: "Preestreno con invitación",
    jp: "ご招待による先行公開",
  },
  description: {
    fr: "Les pièces que nous montrons avant de les publier. L’entrée se fait avec le mot de passe de votre invitation.",
    en: "The pieces we show before we publish them. You enter with the password in your invitation.",
    es: "Las piezas que enseñamos antes de publicarlas. Se entra con la contraseña de tu invitación.",
    jp: "公開前にご覧いただく作品です。ご招待状のパスワードでお入りください。",
  },
  blocks: [
    {
      blockType: "hero",
      scene: "nuit",
      title: {
        fr: "La porte a un mot de passe.",
        en: "The door has a password.",
        es: "La puerta tiene contraseña.",
        jp: "扉には、合言葉があります。",
      },
      text: {
        fr: "Il est dans l’invitation que nous vous avons envoyée. Derrière, des pièces qui ne se vendent pas encore ailleurs, et du temps pour les regarder.",
        en: "It’s in the invitation we sent you. Behind it are pieces not yet sold anywhere else, and time to look at them.",
        es: "Está en la invitación que te enviamos. Detrás hay piezas que todavía no se venden en otra parte, y tiempo para mirarlas.",
        jp: "お送りしたご招待状にあります。扉の向こうには、まだほかでは販売していない作品と、眺める時間があります。",
      },
      link: {
        label: { fr: "Entrer", en: "Enter", es: "Entrar", jp: "入る" },
        href: "/avant-premiere#avant-premiere-password",
      },
      illustration: { watch: "DIPIRU" },
    },
    {
      blockType: "form",
      form: "avant-premiere-password",
      title: { fr: "Votre mot de passe", en: "Your password", es: "Tu contraseña", jp: "パスワード" },
      text: {
        fr: "Le même pour tous les invités d’une avant-première. Il change à la suivante.",
        en: "The same for all guests of one first look. It changes for the next.",
        es: "La misma para todos los invitados de un preestreno. Cambia en el siguiente.",
        jp: "パスワードは同じ回のご招待の方に共通で、次の回には変わります。",
      },
    },
    {
      blockType: "steps",
      title: {
        fr: "Comment recevoir une invitation",
        en: "How to be invited",
        es: "Cómo recibir una invitación",
        jp: "ご招待を受けるには",
      },
      text: {
        fr: "Il n’y a pas de comité. Il y a une lettre et une liste.",
        en: "There’s no committee. There’s a newsletter and a list.",
        es: "No hay comité. Hay un boletín y una lista.",
        jp: "審査はありません。あるのはニュースレターと名簿です。",
      },
      steps: [
        {
          title: {
            fr: "Lire la lettre",
            en: "Read the newsletter",
            es: "Leer el boletín",
            jp: "ニュースレターを読む",
          },
          text: {
            fr: "Une par mois. Les invitations partent avec elle.",
            en: "One a month. Invitations go out with it.",
            es: "Uno al mes. Las invitaciones salen con él.",
            jp: "月に一通。ご招待も一緒にお送りします。",
          },
        },
        {
          title: {
            fr: "Être dans le cercle",
            en: "Join the circle",
            es: "Estar en el círculo",
            jp: "プレミアムに登録する",
          },
          text: {
            fr: "Les inscrits de Premium reçoivent le mot de passe avec l’annonce.",
            en: "Premium members get the password with the announcement.",
            es: "Quienes están en Premium reciben la contraseña con el anuncio.",
            jp: "プレミアムにご登録の方には、お知らせと一緒にお届けします。",
          },
        },
      ],
    },
    {
      blockType: "call-to-action",
      title: {
        fr: "Pas encore d’invitation ?",
        en: "Not invited yet?",
        es: "¿Aún sin invitación?",
        jp: "ご招待がまだの方は。",
      },
      link: {
        label: {
          fr: "Recevoir la lettre",
          en: "Get the newsletter",
          es: "Recibir el boletín",
          jp: "ニュースレターを受け取る",
        },
        href: "/newsletter",
      },
      second: {
        label: {
          fr: "Le cercle Premium",
          en: "The Premium circle",
          es: "El círculo Premium",
          jp: "プレミアム",
        },
        href: "/premium",
      },
    },
  ],
};
