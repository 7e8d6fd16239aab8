import { readTexts } from "@/src/seed/content/read-texts";
import type { SeedPage } from "@/src/seed/content/seed-page";
import { storedInBrowser } from "./politique-des-cookies-rows";

/** What is stored in the browser, and everything about personal data. */
export const page: SeedPage = {
  slug: "politique-des-cookies",
  title: {
    fr: "Cookies et données personnelles",
    en: "Cookies and personal data",
    es: "Cookies y datos personales",
    jp: "Cookieと個人情報",
  },
  description: {
    fr: "Ce qui est enregistré dans votre navigateur, ligne par ligne, et ce que nous faisons de vos données. Aucun traceur avant votre accord.",
    en: "What is stored in your browser, line by line, and what we do with your data. No tracker before you agree.",
    es: "Qué se guarda en tu navegador, línea a línea, y qué hacemos con tus datos. Ningún rastreador sin tu consentimiento.",
    jp: "ブラウザに保存されるもののすべてと、個人情報の取り扱い。同意の前に追跡は行いません。",
  },
  blocks: [
    {
      blockType: "text",
      title: {
        fr: "Ce que nous gardons de vous.",
        en: "What we keep about you.",
        es: "Lo que guardamos de ti.",
        jp: "お預かりする情報。",
      },
      text: {
        fr: "Le moins possible, et la liste est complète. Rien de facultatif n’est déposé avant que vous n’ayez répondu ; refuser demande un clic, comme accepter, et le site marche tout aussi bien.",
        en: "As little as possible, and the list is complete. Nothing optional is stored before you answer; refusing takes one click, like accepting, and the site works the same.",
        es: "Lo menos posible, y la lista está completa. No se guarda nada opcional antes de tu respuesta; rechazar cuesta un clic, como aceptar, y el sitio funciona igual.",
        jp: "できるだけ少なく、一覧はこれですべてです。お答えをいただく前に、任意のものは保存しません。拒否も同意も一度のクリックで、サイトは同じように使えます。",
      },
    },
    {
      blockType: "comparison",
      title: {
        fr: "Dans votre navigateur",
        en: "In your browser",
        es: "En tu navegador",
        jp: "ブラウザに保存されるもの",
      },
      text: {
        fr: "Les noms sont ceux que votre navigateur affiche.",
        en: "The names are those your browser shows.",
        es: "Los nombres son los que muestra tu navegador.",
        jp: "名称はブラウザに表示されるものです。",
      },
      columns: [
        { fr: "À quoi ça sert", en: "What it’s for", es: "Para qué sirve", jp: "目的" },
        { fr: "Durée", en: "Kept for", es: "Duración", jp: "期間" },
        { fr: "Déposé par", en: "Set by", es: "Lo activa", jp: "保存の条件" },
      ],
      rows: storedInBrowser,
    },
    {
      blockType: "rich-text",
      title: {
        fr: "Changer d’avis",
        en: "Changing your mind",
        es: "Cambiar de idea",
        jp: "選択を変えるには",
      },
      body: {
        fr: "Au bas de chaque page, « Changer mon choix de cookies » efface votre réponse et repose la question. Tant que vous n’avez pas accepté de nouveau, plus rien de facultatif n’est lu, déposé ni envoyé, et ce que les prestataires avaient laissé sous notre nom est supprimé. Ce qu’ils gardent sous le leur s’efface dans les réglages de votre navigateur.\n\nSans vous demander, nous comptons ce qui passe de toute façon par nos serveurs : articles ajoutés, commandes, recherches sans résultat. Ce sont des nombres par jour, rien n’y dit qui.\n\nRien n’est jamais mesuré sur les pages dont l’adresse est un secret : une carte cadeau, une commande, un remerciement, votre compte.\n\nLa page de paiement appartient au prestataire, qui y applique ses propres règles. Votre navigateur sait aussi tout effacer seul : le panier disparaît alors avec le reste.",
        en: "At the foot of every page, “Change my cookie choice” erases your answer and asks again. Until you accept again, nothing optional is read, stored or sent, and what providers had left in our name is deleted. What they keep in theirs, your browser can erase.\n\nWithout asking you, we count what passes through our servers anyway: items added, orders, searches that found nothing. These are numbers per day; nothing in them says who.\n\nNothing is ever measured on pages whose address is a secret: a gift card, an order, a thank-you, your account.\n\nThe payment page belongs to the provider, whose own rules apply there. Your browser can also erase everything by itself: the cart then goes with the rest.",
        es: "Al pie de cada página, «Cambiar mi elección de cookies» borra tu respuesta y vuelve a preguntar. Mientras no aceptes de nuevo, no se lee, guarda ni envía nada opcional, y se borra lo que los proveedores habían dejado bajo nuestro nombre. Lo que guardan bajo el suyo se borra en los ajustes de tu navegador.\n\nSin preguntarte, contamos lo que pasa de todos modos por nuestros servidores: artículos añadidos, pedidos, búsquedas sin resultado. Son números por día; ninguno dice de quién.\n\nNunca se mide nada en las páginas cuya dirección es secreta: una tarjeta regalo, un pedido, un agradecimiento, tu cuenta.\n\nLa página de pago es del proveedor, que aplica allí sus reglas. Tu navegador también sabe borrarlo todo: el carrito se va con lo demás.",
        jp: "各ページの末尾にある「Cookieの設定を変更」を押すと、回答を消して改めてお尋ねします。再び同意されるまで、任意のものの読み取り、保存、送信は行わず、外部サービスが当サイトの名義で残したものも削除します。外部サービス自身の名義で保存されたものは、ブラウザから削除できます。\n\nカートへの追加、ご注文、結果のなかった検索のように、もともと当工房のサーバーを通るものは、同意をいただかずに数えています。日ごとの数だけで、どなたのものかは残りません。\n\nアドレス自体が秘密のページ（ギフトカード、ご注文、お礼、アカウント）では、計測を一切行いません。\n\n決済ページは決済会社のもので、その規則が適用されます。ブラウザの機能ですべてを消すこともできます。その場合、カートも消えます。",
      },
    },
    {
      blockType: "legal-text",
      title: { fr: "Données personnelles", en: "Personal data", es: "Datos personales", jp: "個人情報" },
      body: readTexts("donnees-personnelles"),
    },
  ],
};
