/** Texts around the picture of a watch in its form. */
export interface WatchTexts {
  readonly front: string;
  readonly back: string;
  readonly note: string;
  readonly unseen: string;
}

export const watchTexts: Readonly<Record<"fr" | "en" | "es" | "ja", WatchTexts>> = {
  fr: {
    front: "La montre de face",
    back: "La montre de dos",
    note: "Composée des pièces choisies plus bas, même avant d’enregistrer.",
    unseen:
      "Une des pièces n’est pas publiée, ou ne va pas avec les autres : la montre ne peut pas être montrée.",
  },
  en: {
    front: "The watch from the front",
    back: "The watch from behind",
    note: "Composed from the parts chosen below, even before you save.",
    unseen: "One of the parts is not published, or does not go with the others: the watch cannot be shown.",
  },
  es: {
    front: "El reloj de frente",
    back: "El reloj por detrás",
    note: "Compuesto con las piezas elegidas más abajo, incluso antes de guardar.",
    unseen: "Una de las piezas no está publicada o no combina con las demás: el reloj no se puede mostrar.",
  },
  ja: {
    front: "時計の正面",
    back: "時計の裏面",
    note: "下で選んだ部品から合成しています。保存前でも反映されます。",
    unseen: "未公開の部品があるか、部品の組み合わせが合わないため、時計を表示できません。",
  },
};
