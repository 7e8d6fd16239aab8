/** Words of the window that asks to sign in again, by the tags of the admin's languages. */
export const sessionEndedTexts = {
  fr: {
    title: "Votre session est terminée",
    intro:
      "Connectez-vous de nouveau : ce que vous avez saisi est resté dans la page et sera enregistré ensuite.",
    later: "Plus tard",
  },
  en: {
    title: "Your session has ended",
    intro: "Sign in again: what you have typed is still on the page, and the save goes on afterwards.",
    later: "Later",
  },
  es: {
    title: "Su sesión ha terminado",
    intro: "Inicie sesión de nuevo: lo que ha escrito sigue en la página y se guardará después.",
    later: "Más tarde",
  },
  ja: {
    title: "セッションが終了しました",
    intro: "もう一度ログインしてください。入力した内容はページに残っており、ログイン後に保存が続行されます。",
    later: "あとで",
  },
};
