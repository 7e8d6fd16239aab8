import { inFour, type FullText } from "../../catalogue/seed-option";
import { readTexts } from "../read-texts";
import type { SeedPage } from "../seed-page";

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
          inFour("Mesure d’audience", "Audience figures", "Medición de audiencia", "アクセス計測"),
          inFour(
            "Savoir quelles pages servent.",
            "Knowing which pages are useful.",
            "Saber qué páginas sirven.",
            "どのページが役立っているかを知るため。",
          ),
          inFour("13 mois au plus", "13 months at most", "13 meses como máximo", "最長13か月"),
          afterAccept,
        ),
        stored(
          inFour("Pixel publicitaire", "Advertising pixel", "Píxel publicitario", "広告ピクセル"),
          inFour(
            "Dire au réseau publicitaire qu’une annonce a mené à une page vue ou à un ajout au panier.",
            "Telling the advertising network that an ad led to a page view or an article in the cart.",
            "Decir a la red publicitaria que un anuncio llevó a ver una página o a añadir al carrito.",
            "広告からの閲覧やカート追加を、広告事業者に伝えるため。",
          ),
          inFour("13 mois au plus", "13 months at most", "13 meses como máximo", "最長13か月"),
          afterAccept,
        ),
        stored(
          inFour(
            "Message de paiement en plusieurs fois",
            "Instalment message",
            "Mensaje de pago a plazos",
            "分割払いの案内",
          ),
          inFour(
            "Afficher les échéances, calculées par le prestataire de paiement.",
            "Showing the instalments as the payment provider computes them.",
            "Mostrar los plazos que calcula el proveedor de pago.",
            "決済事業者が計算した分割額の表示。",
          ),
          inFour(
            "Fixée par le prestataire",
            "Set by the provider",
            "La fija el proveedor",
            "事業者の定める期間",
          ),
          afterAccept,
        ),
      ],
    },
    {
      blockType: "rich-text",
      title: inFour("Changer d’avis", "Changing your mind", "Cambiar de idea", "選択を変えるには"),
      body: inFour(
        "Au bas de chaque page, « Changer mon choix de cookies » efface votre réponse et repose la question. Tant que vous n’avez pas accepté de nouveau, plus rien de facultatif n’est lu, déposé ni envoyé.\n\nRien n’est jamais mesuré sur les pages dont l’adresse est un secret : une carte cadeau, une commande, un remerciement, votre compte.\n\nLa page de paiement appartient au prestataire, qui y applique ses propres règles. Votre navigateur sait aussi tout effacer seul : le panier disparaît alors avec le reste.",
        "At the foot of every page, “Change my cookie choice” erases your answer and asks again. Until you accept anew, nothing optional is read, stored or sent.\n\nNothing is ever measured on pages whose address is a secret: a gift card, an order, a thank-you, your account.\n\nThe payment page belongs to the provider, whose own rules apply there. Your browser can also erase everything by itself: the cart then goes with the rest.",
        "Al pie de cada página, «Cambiar mi elección de cookies» borra tu respuesta y vuelve a preguntar. Mientras no aceptes de nuevo, no se lee, guarda ni envía nada opcional.\n\nNunca se mide nada en las páginas cuya dirección es secreta: una tarjeta regalo, un pedido, un agradecimiento, tu cuenta.\n\nLa página de pago es del proveedor, que aplica allí sus reglas. Tu navegador también sabe borrarlo todo: el carrito se va con lo demás.",
        "各ページの末尾にある「クッキーの設定を変更」を押すと、回答を消して改めてお尋ねします。再び同意されるまで、任意のものの読み取り、保存、送信は行いません。\n\nアドレス自体が秘密のページ（ギフトカード、ご注文、お礼、アカウント）では、計測を一切行いません。\n\n支払いページは決済事業者のもので、その規則が適用されます。ブラウザの機能ですべてを消すこともできます。その場合、カートも消えます。",
      ),
    },
    {
      blockType: "legal-text",
      title: inFour("Données personnelles", "Personal data", "Datos personales", "個人情報"),
      body: readTexts("donnees-personnelles"),
    },
  ],
};
