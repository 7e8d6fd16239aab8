/** Buttons of a two-step confirmation, by the tags of the admin's languages. */
export const decisionAnswers = {
  fr: { review: "Relire", back: "Modifier", cancel: "Annuler" },
  en: { review: "Review", back: "Change", cancel: "Cancel" },
  es: { review: "Revisar", back: "Cambiar", cancel: "Cancelar" },
  ja: { review: "内容を確認", back: "修正する", cancel: "キャンセル" },
} as const;
