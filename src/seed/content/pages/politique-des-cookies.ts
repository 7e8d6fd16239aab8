import { inFour, type FullText } from "@/src/seed/catalogue/seed-option";
import { readTexts } from "@/src/seed/content/read-texts";
import type { SeedPage } from "@/src/seed/content/seed-page";

const asked = inFour("Vous, en l’utilisant", "You, by using it", "Tú, al usarlo", "ご利用に応じて");
const afterAccept = inFour(
  "« Accepter » seulement",
  "“Accept” only",
  "Solo «Aceptar»",
  "「同意する」の後のみ",
);

const stored = (
  label: FullText,
  purpose: FullText,
  kept: FullText,
  who: FullText = asked,
): { label: FullText; values: readonly FullText[] } => ({ label, values: [purpose, kept, who] });

const same = (text: string) => inFour(text, text, text, text);

/** What is stored in the browser, and everything about personal data. */
export const page: SeedPage = {
  slug: "politique-des-cookies",
  title: inFour(
    "Cookies et données personnelles",
    "Cookies and personal data",
    "Cookies y datos personales",
    "Cookieと個人情報",
  ),
  description: inFour(
    "Ce qui est enregistré dans votre navigateur, ligne par ligne, et ce que nous faisons de vos données. Aucun traceur avant votre accord.",
    "What is stored in your browser, line by line, and what we do with your data. No tracker before you agree.",
    "Qué se guarda en tu navegador, línea a línea, y qué hacemos con tus datos. Ningún rastreador antes de tu acuerdo.",
    "ブラウザに保存されるもののすべてと、個人情報の扱い。同意の前に計測は行いません。",
  ),
  blocks: [
    {
      blockType: "text",
      title: inFour(
        "Ce que nous gardons de vous.",
        "What we keep of you.",
        "Lo que guardamos de ti.",
        "お預かりする情報。",
      ),
      text: inFour(
        "Le moins possible, et la liste est complète. Rien de facultatif n’est déposé avant que vous n’ayez répondu ; refuser demande un clic, comme accepter, et le site marche pareil.",
        "As little as possible, and the list is complete. Nothing optional is stored before you answer; refusing takes one click, like accepting, and the site works the same.",
        "Lo menos posible, y la lista está completa. No se guarda nada opcional antes de tu respuesta; rechazar cuesta un clic, igual que aceptar, y el sitio funciona igual.",
        "できるだけ少なく、一覧はこれですべてです。お答えの前に任意のものは保存しません。拒否も同意も一度のクリックで、サイトは同じように使えます。",
      ),
    },
    {
      blockType: "comparison",
      title: inFour(
        "Dans votre navigateur",
        "In your browser",
        "En tu navegador",
        "ブラウザに保存されるもの",
      ),
      text: inFour(
        "Les noms sont ceux que votre navigateur affiche.",
        "The names are those your browser shows.",
        "Los nombres son los que muestra tu navegador.",
        "名称はブラウザに表示されるものです。",
      ),
      columns: [
        inFour("À quoi ça sert", "What it’s for", "Para qué sirve", "目的"),
        inFour("Durée", "Kept for", "Duración", "期間"),
        inFour("Déposé par", "Set by", "Lo activa", "保存の条件"),
      ],
      rows: [
        stored(
          same("cart"),
          inFour(
            "Retrouver votre panier. Un identifiant au hasard, illisible pour les scripts.",
            "Finding your cart again. A random identifier that scripts can’t read.",
            "Encontrar tu carrito. Un identificador al azar que los scripts no pueden leer.",
            "カートの保持。無作為の識別子で、スクリプトからは読めません。",
          ),
          inFour("90 jours", "90 days", "90 días", "90日"),
        ),
        stored(
          same("promo"),
          inFour(
            "Le nom du code promo avec lequel vous êtes arrivé.",
            "The name of the promo code you arrived with.",
            "El nombre del código con el que llegaste.",
            "ご利用中のプロモーションコード名。",
          ),
          inFour(
            "Jusqu’à ce que vous le retiriez, 30 jours au plus",
            "Until you remove it, 30 days at most",
            "Hasta que lo quites, 30 días como máximo",
            "取り消すまで、最長30日",
          ),
        ),
        stored(
          same("gift-cards"),
          inFour(
            "Les cartes cadeaux apportées au panier. Illisible pour les scripts.",
            "The gift cards brought to the cart. Scripts can’t read it.",
            "Las tarjetas regalo llevadas al carrito. Los scripts no pueden leerla.",
            "カートに入れたギフトカード。スクリプトからは読めません。",
          ),
          inFour(
            "Jusqu’à la fermeture du navigateur",
            "Until the browser is closed",
            "Hasta cerrar el navegador",
            "ブラウザを閉じるまで",
          ),
        ),
        stored(
          same("currency"),
          inFour(
            "La devise que vous avez choisie.",
            "The currency you chose.",
            "La moneda que elegiste.",
            "お選びの通貨。",
          ),
          inFour("2 ans", "2 years", "2 años", "2年"),
        ),
        stored(
          same("NEXT_LOCALE"),
          inFour(
            "La langue que vous avez choisie.",
            "The language you chose.",
            "El idioma que elegiste.",
            "お選びの言語。",
          ),
          inFour("10 jours", "10 days", "10 días", "10日"),
        ),
        stored(
          same("customer, signed-in"),
          inFour(
            "Rester connecté à votre compte. Le premier est illisible pour les scripts ; le second dit seulement que vous l’êtes.",
            "Staying signed in to your account. Scripts can’t read the first; the second only says that you are.",
            "Mantener tu sesión. Los scripts no pueden leer la primera; la segunda solo dice que la tienes abierta.",
            "サインイン状態の保持。前者はスクリプトからは読めず、後者はサインイン中であることだけを示します。",
          ),
          inFour(
            "Jusqu’à la déconnexion, sinon 30 jours après votre dernière visite",
            "Until you sign out, or 30 days after your last visit",
            "Hasta que salgas, o 30 días después de tu última visita",
            "サインアウトまで、または最後のご利用から30日",
          ),
        ),
        stored(
          same("sign-in"),
          inFour(
            "Lier le code de connexion au navigateur qui l’a demandé.",
            "Tying the sign-in code to the browser that asked for it.",
            "Vincular el código de acceso al navegador que lo pidió.",
            "確認コードを、請求したブラウザに結び付けます。",
          ),
          inFour("10 minutes", "10 minutes", "10 minutos", "10分"),
        ),
        stored(
          same("form"),
          inFour(
            "Montrer ce qu’est devenu un formulaire envoyé sans script, et ce que vous y aviez écrit s’il reste une erreur.",
            "Showing what became of a form sent without a script, and what you had written if something is still wrong.",
            "Mostrar qué fue de un formulario enviado sin script, y lo que habías escrito si queda algún error.",
            "スクリプトなしで送信されたフォームの結果と、誤りが残る場合のご入力内容を表示します。",
          ),
          inFour("30 minutes", "30 minutes", "30 minutos", "30分"),
        ),
        stored(
          inFour(
            "consent, consent-refused (stockage local)",
            "consent, consent-refused (local storage)",
            "consent, consent-refused (almacenamiento local)",
            "consent、consent-refused（ローカルストレージ）",
          ),
          inFour(
            "Votre réponse à l’avis sur les cookies, pour ne plus la demander.",
            "Your answer to the cookie notice, so that we needn’t ask again.",
            "Tu respuesta al aviso de cookies, para no volver a preguntar.",
            "Cookieへのご回答。再度お尋ねしないために保存します。",
          ),
          inFour(
            "Jusqu’à ce que vous changiez d’avis",
            "Until you change your mind",
            "Hasta que cambies de idea",
            "変更されるまで",
          ),
        ),
        stored(
          inFour("Brouillon de note", "Draft of a note", "Borrador de nota", "メモの下書き"),
          inFour(
            "Garder le mot pour l’atelier pendant que vous payez (stockage de session).",
            "Keeping your note to the workshop while you pay (session storage).",
            "Guardar la nota para el taller mientras pagas (almacenamiento de sesión).",
            "お支払い中、工房へのメモを保持します（セッションストレージ）。",
          ),
          inFour(
            "Le temps de l’onglet",
            "While the tab is open",
            "Mientras la pestaña esté abierta",
            "タブを閉じるまで",
          ),
        ),
        stored(
          inFour(
            "Mesure d’audience : rien dans le navigateur",
            "Audience figures: nothing in the browser",
            "Medición de audiencia: nada en el navegador",
            "アクセス計測（ブラウザには何も保存しません）",
          ),
          inFour(
            "Savoir quelles pages servent et quelle campagne amène. Nous gardons un nombre par page et par jour, sans adresse ni identifiant.",
            "Knowing which pages are useful and which campaign leads here. We keep one number per page and day, without address or identifier.",
            "Saber qué páginas sirven y qué campaña trae visitas. Guardamos un número por página y día, sin dirección ni identificador.",
            "役立っているページと、来訪のきっかけとなった広告を知るため。ページごと・日ごとの数だけを残し、アドレスや識別子は残しません。",
          ),
          inFour("13 mois au plus", "13 months at most", "13 meses como máximo", "最長13か月"),
          afterAccept,
        ),
        stored(
          inFour(
            "_fbp, _fbc, lastExternalReferrer : pixel publicitaire",
            "_fbp, _fbc, lastExternalReferrer: advertising pixel",
            "_fbp, _fbc, lastExternalReferrer: píxel publicitario",
            "_fbp、_fbc、lastExternalReferrer（広告ピクセル）",
          ),
          inFour(
            "Dire au réseau publicitaire qu’une annonce a mené à une page vue ou à un ajout au panier.",
            "Telling the advertising network that an ad led to a page view or an article in the cart.",
            "Decir a la red publicitaria que un anuncio llevó a ver una página o a añadir al carrito.",
            "広告からの閲覧やカート追加を、広告事業者に伝えるため。",
          ),
          inFour("3 mois", "3 months", "3 meses", "3か月"),
          afterAccept,
        ),
        stored(
          inFour(
            "__stripe_mid, __stripe_sid : message de paiement en plusieurs fois",
            "__stripe_mid, __stripe_sid: instalment message",
            "__stripe_mid, __stripe_sid: mensaje de pago a plazos",
            "__stripe_mid、__stripe_sid（分割払いの案内）",
          ),
          inFour(
            "Afficher dans le panier les échéances calculées par le prestataire de paiement, qui y vérifie aussi qu’il n’a pas affaire à un robot.",
            "Showing in the cart the instalments as the payment provider computes them; the provider also checks that no robot is asking.",
            "Mostrar en el carrito los plazos que calcula el proveedor de pago, que comprueba también que no pregunta un robot.",
            "決済事業者が計算した分割額をカートに表示するため。事業者は不正な自動操作の確認にも使います。",
          ),
          inFour("1 an et 30 minutes", "1 year and 30 minutes", "1 año y 30 minutos", "1年、30分"),
          afterAccept,
        ),
      ],
    },
    {
      blockType: "rich-text",
      title: inFour("Changer d’avis", "Changing your mind", "Cambiar de idea", "選択を変えるには"),
      body: inFour(
        "Au bas de chaque page, « Changer mon choix de cookies » efface votre réponse et repose la question. Tant que vous n’avez pas accepté de nouveau, plus rien de facultatif n’est lu, déposé ni envoyé, et ce que les prestataires avaient laissé sous notre nom est supprimé. Ce qu’ils gardent sous le leur, votre navigateur l’efface.\n\nSans vous demander, nous comptons ce qui passe de toute façon par nos serveurs : articles ajoutés, commandes, recherches sans résultat. Ce sont des nombres par jour, rien n’y dit qui.\n\nRien n’est jamais mesuré sur les pages dont l’adresse est un secret : une carte cadeau, une commande, un remerciement, votre compte.\n\nLa page de paiement appartient au prestataire, qui y applique ses propres règles. Votre navigateur sait aussi tout effacer seul : le panier disparaît alors avec le reste.",
        "At the foot of every page, “Change my cookie choice” erases your answer and asks again. Until you accept anew, nothing optional is read, stored or sent, and what providers had left in our name is deleted. What they keep in theirs, your browser erases.\n\nWithout asking you, we count what passes through our servers anyway: articles added, orders, searches that found nothing. These are numbers per day; nothing in them says who.\n\nNothing is ever measured on pages whose address is a secret: a gift card, an order, a thank-you, your account.\n\nThe payment page belongs to the provider, whose own rules apply there. Your browser can also erase everything by itself: the cart then goes with the rest.",
        "Al pie de cada página, «Cambiar mi elección de cookies» borra tu respuesta y vuelve a preguntar. Mientras no aceptes de nuevo, no se lee, guarda ni envía nada opcional, y se borra lo que los proveedores habían dejado en nuestro nombre. Lo que guardan en el suyo lo borra tu navegador.\n\nSin preguntarte, contamos lo que pasa de todos modos por nuestros servidores: artículos añadidos, pedidos, búsquedas sin resultado. Son números por día; nada dice quién.\n\nNunca se mide nada en las páginas cuya dirección es secreta: una tarjeta regalo, un pedido, un agradecimiento, tu cuenta.\n\nLa página de pago es del proveedor, que aplica allí sus reglas. Tu navegador también sabe borrarlo todo: el carrito se va con lo demás.",
        "各ページの末尾にある「クッキーの設定を変更」を押すと、回答を消して改めてお尋ねします。再び同意されるまで、任意のものの読み取り、保存、送信は行わず、外部サービスが当店名義で残したものも削除します。外部サービス自身の名義で保存されたものは、ブラウザから削除できます。\n\nカートへの追加、ご注文、結果のなかった検索のように、もともと当店のサーバーを通るものは、同意をいただかずに数えています。日ごとの数だけで、どなたのものかは残りません。\n\nアドレス自体が秘密のページ（ギフトカード、ご注文、お礼、アカウント）では、計測を一切行いません。\n\n支払いページは決済事業者のもので、その規則が適用されます。ブラウザの機能ですべてを消すこともできます。その場合、カートも消えます。",
      ),
    },
    {
      blockType: "legal-text",
      title: inFour("Données personnelles", "Personal data", "Datos personales", "個人情報"),
      body: readTexts("donnees-personnelles"),
    },
  ],
};
