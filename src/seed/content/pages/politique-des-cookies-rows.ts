import type { FullText } from "@/src/seed/catalogue/seed-option";

const asked = {
  fr: "Vous, en l’utilisant",
  en: "You, by using it",
  es: "Tú, al usarlo",
  jp: "ご利用に応じて",
};
const afterAccept = {
  fr: "« Accepter » seulement",
  en: "“Accept” only",
  es: "Solo «Aceptar»",
  jp: "「同意する」の後のみ",
};

const stored = (
  label: FullText,
  purpose: FullText,
  kept: FullText,
  who: FullText = asked,
): { label: FullText; values: readonly FullText[] } => ({ label, values: [purpose, kept, who] });

const same = (text: string) => ({ fr: text, en: text, es: text, jp: text });

/** Everything the shop and its providers keep in a browser, a row each. */
export const storedInBrowser = [
  stored(
    same("cart"),
    {
      fr: "Retrouver votre panier. Un identifiant tiré au hasard, illisible pour les scripts.",
      en: "Finding your cart again. A random identifier that scripts can’t read.",
      es: "Recuperar tu carrito. Un identificador al azar que los scripts no pueden leer.",
      jp: "カートの保持。無作為の識別子で、スクリプトからは読めません。",
    },
    { fr: "90 jours", en: "90 days", es: "90 días", jp: "90日" },
  ),
  stored(
    same("promo"),
    {
      fr: "Le nom du code promo que vous utilisez.",
      en: "The name of the promo code you are using.",
      es: "El nombre del código promocional que usas.",
      jp: "お使いのプロモーションコードの名称。",
    },
    {
      fr: "Jusqu’à ce que vous le retiriez, 30 jours au plus",
      en: "Until you remove it, 30 days at most",
      es: "Hasta que lo quites, 30 días como máximo",
      jp: "取り消すまで、最長30日",
    },
  ),
  stored(
    same("gift-cards"),
    {
      fr: "Les cartes cadeaux apportées au panier. Illisible pour les scripts.",
      en: "The gift cards added to the cart. Scripts can’t read them.",
      es: "Las tarjetas regalo añadidas al carrito. Los scripts no pueden leerlas.",
      jp: "カートに入れたギフトカード。スクリプトからは読めません。",
    },
    {
      fr: "Jusqu’à la fermeture du navigateur",
      en: "Until the browser is closed",
      es: "Hasta cerrar el navegador",
      jp: "ブラウザを閉じるまで",
    },
  ),
  stored(
    same("currency"),
    {
      fr: "La devise que vous avez choisie.",
      en: "The currency you chose.",
      es: "La moneda que elegiste.",
      jp: "お選びの通貨。",
    },
    { fr: "2 ans", en: "2 years", es: "2 años", jp: "2年" },
  ),
  stored(
    same("NEXT_LOCALE"),
    {
      fr: "La langue que vous avez choisie.",
      en: "The language you chose.",
      es: "El idioma que elegiste.",
      jp: "お選びの言語。",
    },
    { fr: "10 jours", en: "10 days", es: "10 días", jp: "10日" },
  ),
  stored(
    same("customer, signed-in"),
    {
      fr: "Garder votre connexion au compte. Le premier est illisible pour les scripts ; le second dit seulement qu’elle est ouverte.",
      en: "Staying signed in to your account. Scripts can’t read the first; the second only says that you are.",
      es: "Mantener tu sesión. Los scripts no pueden leer la primera; la segunda solo dice que la tienes abierta.",
      jp: "ログイン状態の保持。前者はスクリプトからは読めず、後者はログイン中であることだけを示します。",
    },
    {
      fr: "Jusqu’à la déconnexion, sinon 30 jours après votre dernière visite",
      en: "Until you sign out, or 30 days after your last visit",
      es: "Hasta que cierres la sesión, o 30 días después de tu última visita",
      jp: "ログアウトまで、または最後のご利用から30日",
    },
  ),
  stored(
    same("sign-in"),
    {
      fr: "Lier le code de connexion au navigateur qui l’a demandé.",
      en: "Tying the sign-in code to the browser that asked for it.",
      es: "Vincular el código de acceso al navegador que lo pidió.",
      jp: "確認コードを、ログインの操作をしたブラウザに結び付けます。",
    },
    { fr: "10 minutes", en: "10 minutes", es: "10 minutos", jp: "10分" },
  ),
  stored(
    same("form"),
    {
      fr: "Montrer ce qu’est devenu un formulaire envoyé sans script, et ce que vous y aviez écrit s’il reste une erreur.",
      en: "Showing what became of a form sent without JavaScript, and what you had written if something is still wrong.",
      es: "Mostrar qué fue de un formulario enviado sin script, y lo que habías escrito si queda algún error.",
      jp: "スクリプトなしで送信されたフォームの結果と、誤りが残る場合のご入力内容を表示します。",
    },
    { fr: "30 minutes", en: "30 minutes", es: "30 minutos", jp: "30分" },
  ),
  stored(
    {
      fr: "consent, consent-refused (stockage local)",
      en: "consent, consent-refused (local storage)",
      es: "consent, consent-refused (almacenamiento local)",
      jp: "consent、consent-refused（ローカルストレージ）",
    },
    {
      fr: "Votre réponse à l’avis sur les cookies, pour ne plus la demander.",
      en: "Your answer to the cookie notice, so that we needn’t ask again.",
      es: "Tu respuesta al aviso de cookies, para no volver a preguntar.",
      jp: "Cookieへのご回答。再度お尋ねしないために保存します。",
    },
    {
      fr: "Jusqu’à ce que vous changiez d’avis",
      en: "Until you change your mind",
      es: "Hasta que cambies de idea",
      jp: "変更されるまで",
    },
  ),
  stored(
    {
      fr: "watch-draft (stockage local)",
      en: "watch-draft (local storage)",
      es: "watch-draft (almacenamiento local)",
      jp: "watch-draft（ローカルストレージ）",
    },
    {
      fr: "Reprendre la montre que vous étiez en train de composer : ses pièces et la date du dernier choix.",
      en: "Picking up the watch you were designing: its parts and when you last chose one.",
      es: "Retomar el reloj que estabas componiendo: sus piezas y la fecha de la última elección.",
      jp: "組み立て途中の時計を続けるため、各部品の選択と最後に選んだ日時を保持します。",
    },
    {
      fr: "90 jours après le dernier choix, ou jusqu’à la mise au panier",
      en: "90 days after the last choice, or until it’s in the cart",
      es: "90 días después de la última elección, o hasta añadirlo al carrito",
      jp: "最後の選択から90日、またはカートに入れるまで",
    },
  ),
  stored(
    {
      fr: "px-per-mm (stockage local)",
      en: "px-per-mm (local storage)",
      es: "px-per-mm (almacenamiento local)",
      jp: "px-per-mm（ローカルストレージ）",
    },
    {
      fr: "L’échelle de votre écran, réglée dans le guide des tailles.",
      en: "The scale of your screen, set in the size guide.",
      es: "La escala de tu pantalla, ajustada en la guía de tallas.",
      jp: "サイズガイドで合わせた画面の縮尺。",
    },
    {
      fr: "Jusqu’à ce que vous la remettiez à zéro",
      en: "Until you reset it",
      es: "Hasta que la restablezcas",
      jp: "元に戻すまで",
    },
  ),
  stored(
    { fr: "Brouillon de note", en: "Draft of a note", es: "Borrador de nota", jp: "ひとことの下書き" },
    {
      fr: "Garder le mot pour l’atelier pendant que vous payez (stockage de session).",
      en: "Keeping your note to the workshop while you pay (session storage).",
      es: "Guardar la nota para el taller mientras pagas (almacenamiento de sesión).",
      jp: "お支払い中、「工房へのひとこと」を保持します（セッションストレージ）。",
    },
    {
      fr: "Jusqu’à la fermeture de l’onglet",
      en: "While the tab is open",
      es: "Mientras la pestaña esté abierta",
      jp: "タブを閉じるまで",
    },
  ),
  stored(
    {
      fr: "Mesure d’audience : rien dans le navigateur",
      en: "Visitor figures: nothing in the browser",
      es: "Medición de audiencia: nada en el navegador",
      jp: "アクセス計測（ブラウザには何も保存しません）",
    },
    {
      fr: "Savoir quelles pages servent et quelle campagne amène des visites. Nous gardons un nombre par page et par jour, sans adresse ni identifiant.",
      en: "Knowing which pages are useful and which campaign brings people here. We keep one number per page and day, with no address or identifier.",
      es: "Saber qué páginas sirven y qué campaña trae visitas. Guardamos un número por página y día, sin dirección ni identificador.",
      jp: "役立っているページと、来訪のきっかけとなった広告を知るため。ページごと・日ごとの数だけを残し、IPアドレスや識別子は残しません。",
    },
    { fr: "13 mois au plus", en: "13 months at most", es: "13 meses como máximo", jp: "最長13か月" },
    afterAccept,
  ),
  stored(
    {
      fr: "_fbp, _fbc, lastExternalReferrer : pixel publicitaire",
      en: "_fbp, _fbc, lastExternalReferrer: advertising pixel",
      es: "_fbp, _fbc, lastExternalReferrer: píxel publicitario",
      jp: "_fbp、_fbc、lastExternalReferrer（広告ピクセル）",
    },
    {
      fr: "Dire au réseau publicitaire qu’une annonce a mené à une page vue ou à un ajout au panier.",
      en: "Telling the advertising network that an ad led to a page view or an item in the cart.",
      es: "Decir a la red publicitaria que un anuncio llevó a ver una página o a añadir al carrito.",
      jp: "広告からの閲覧やカート追加を、広告事業者に伝えるため。",
    },
    { fr: "3 mois", en: "3 months", es: "3 meses", jp: "3か月" },
    afterAccept,
  ),
  stored(
    {
      fr: "__stripe_mid, __stripe_sid : message de paiement en plusieurs fois",
      en: "__stripe_mid, __stripe_sid: instalment message",
      es: "__stripe_mid, __stripe_sid: mensaje de pago a plazos",
      jp: "__stripe_mid、__stripe_sid（分割払いの案内）",
    },
    {
      fr: "Afficher dans le panier les échéances calculées par le prestataire de paiement, qui y vérifie aussi qu’il n’a pas affaire à un robot.",
      en: "Showing in the cart the instalments the payment provider works out; it also checks that it isn’t dealing with a robot.",
      es: "Mostrar en el carrito los plazos que calcula el proveedor de pago, que comprueba también que no se trata de un robot.",
      jp: "決済会社が計算した分割額をカートに表示するため。決済会社は、不正な自動操作の確認にも使います。",
    },
    {
      fr: "1 an pour le premier, 30 minutes pour le second",
      en: "1 year for the first, 30 minutes for the second",
      es: "1 año la primera, 30 minutos la segunda",
      jp: "前者は1年、後者は30分",
    },
    afterAccept,
  ),
];
