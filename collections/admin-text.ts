/** Sections of the admin's menu. */
export const groups = {
  watches: { fr: "Montres", en: "Watches", es: "Relojes", ja: "時計" },
  configurator: { fr: "Configurateur", en: "Configurator", es: "Configurador", ja: "コンフィギュレーター" },
  artwork: { fr: "Images", en: "Pictures", es: "Imágenes", ja: "画像" },
  content: { fr: "Contenu", en: "Content", es: "Contenido", ja: "コンテンツ" },
  sales: { fr: "Ventes", en: "Sales", es: "Ventas", ja: "販売" },
  people: { fr: "Personnes", en: "People", es: "Personas", ja: "アカウント" },
  settings: { fr: "Réglages", en: "Settings", es: "Ajustes", ja: "設定" },
};
