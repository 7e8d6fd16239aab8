import { inFour } from "@/src/seed/catalogue/seed-option";
import type { SeedPage } from "@/src/seed/content/seed-page";

/** The door of a first look: a word from an invitation opens it. */
export const page: SeedPage = {
  slug: "avant-premiere",
  title: inFour(
    "Avant-première sur invitation",
    "First look, by invitation",
    "Preestreno con invitación",
    "ご招待による先行公開",
  ),
  description: inFour(
    "Les pièces que nous montrons avant de les publier. L’entrée se fait avec le mot de passe de votre invitation.",
    "The pieces we show before we publish them. You enter with the password in your invitation.",
    "Las piezas que enseñamos antes de publicarlas. Se entra con la contraseña de tu invitación.",
    "公開前にご覧いただく作品です。ご招待状のパスワードでお入りください。",
  ),
  blocks: [
    {
      blockType: "hero",
      scene: "nuit",
      title: inFour(
        "La porte a un mot de passe.",
        "The door has a password.",
        "La puerta tiene contraseña.",
        "扉には、合言葉があります。",
      ),
      text: inFour(
        "Il est dans l’invitation que nous vous avons envoyée. Derrière, quelques montres que personne n’a encore vues, et du temps pour les regarder.",
        "It’s in the invitation we sent you. Behind it are a few watches nobody has seen yet, and time to look at them.",
        "Está en la invitación que te enviamos. Detrás hay unos relojes que nadie ha visto todavía, y tiempo para mirarlos.",
        "お送りしたご招待状にあります。扉の向こうには、まだ誰も見ていない時計と、眺める時間があります。",
      ),
      link: {
        label: inFour("Entrer", "Enter", "Entrar", "入る"),
        href: "/avant-premiere#avant-premiere-password",
      },
      illustration: { watch: "DIPIRU" },
    },
    {
      blockType: "form",
      form: "avant-premiere-password",
      title: inFour("Votre mot de passe", "Your password", "Tu contraseña", "パスワード"),
      text: inFour(
        "Le même pour tous les invités d’une avant-première. Il change à la suivante.",
        "The same for all guests of one first look. It changes for the next.",
        "La misma para todos los invitados de un preestreno. Cambia en el siguiente.",
        "一回の先行公開につき共通で、次の回には変わります。",
      ),
    },
    {
      blockType: "steps",
      title: inFour(
        "Comment être invité",
        "How to be invited",
        "Cómo recibir una invitación",
        "ご招待を受けるには",
      ),
      text: inFour(
        "Il n’y a pas de comité. Il y a une lettre et une liste.",
        "There’s no committee. There’s a newsletter and a list.",
        "No hay comité. Hay un boletín y una lista.",
        "審査はありません。あるのはニュースレターと名簿です。",
      ),
      steps: [
        {
          title: inFour("Lire la lettre", "Read the newsletter", "Leer el boletín", "ニュースレターを読む"),
          text: inFour(
            "Une par mois. Les invitations partent avec elle.",
            "One a month. Invitations leave with it.",
            "Uno al mes. Las invitaciones salen con él.",
            "月に一通。ご招待も一緒にお送りします。",
          ),
        },
        {
          title: inFour(
            "Être dans le cercle",
            "Be in the circle",
            "Estar en el círculo",
            "サークルに登録する",
          ),
          text: inFour(
            "Les inscrits de Premium reçoivent le mot de passe avec l’annonce.",
            "Premium members get the password with the announcement.",
            "Quienes están en Premium reciben la contraseña con el anuncio.",
            "プレミアムにご登録の方には、お知らせと一緒にお届けします。",
          ),
        },
      ],
    },
    {
      blockType: "call-to-action",
      title: inFour(
        "Pas encore invité ?",
        "Not invited yet?",
        "¿Aún sin invitación?",
        "ご招待がまだの方は。",
      ),
      link: {
        label: inFour(
          "Recevoir la lettre",
          "Get the newsletter",
          "Recibir el boletín",
          "ニュースレターを受け取る",
        ),
        href: "/newsletter",
      },
      second: {
        label: inFour("Le cercle Premium", "The Premium circle", "El círculo Premium", "プレミアム"),
        href: "/premium",
      },
    },
  ],
};
