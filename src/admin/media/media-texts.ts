export interface MediaTexts {
  readonly uses: string;
  readonly unused: string;
  readonly draft: string;
  readonly folders: string;
  readonly all: string;
  readonly loose: string;
  readonly alt: string;
  readonly missing: string;
  readonly focus: string;
}

export const mediaTexts: Readonly<Record<"fr" | "en" | "es" | "ja", MediaTexts>> = {
  fr: {
    uses: "Où on la voit",
    unused: "Nulle part : elle peut être supprimée.",
    draft: "brouillon",
    folders: "Dossiers",
    all: "Tous",
    loose: "Sans dossier",
    alt: "Texte pour qui ne voit pas l’image",
    missing: "manque",
    focus: "Montrez d’un clic ce qui doit rester visible quand une page coupe l’image : sur un téléphone, dans un bandeau.",
  },
  en: {
    uses: "Where it is shown",
    unused: "Nowhere: it can be deleted.",
    draft: "draft",
    folders: "Folders",
    all: "All",
    loose: "Without a folder",
    alt: "Text for those who cannot see the picture",
    missing: "missing",
    focus: "Click what must stay visible where a page cuts the picture: on a phone, in a band.",
  },
  es: {
    uses: "Dónde se ve",
    unused: "En ninguna parte: se puede borrar.",
    draft: "borrador",
    folders: "Carpetas",
    all: "Todas",
    loose: "Sin carpeta",
    alt: "Texto para quien no ve la imagen",
    missing: "falta",
    focus: "Señale con un clic lo que debe seguir a la vista cuando una página corta la imagen: en un teléfono, en una franja.",
  },
  ja: {
    uses: "使用箇所",
    unused: "どこにも使われていません。削除できます。",
    draft: "下書き",
    folders: "フォルダー",
    all: "すべて",
    loose: "フォルダーなし",
    alt: "画像を見られない方向けの説明",
    missing: "未入力",
    focus: "スマートフォンや横長の枠で画像が切り取られるとき、残したい位置をクリックしてください。",
  },
};
