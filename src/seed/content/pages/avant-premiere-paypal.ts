import type { SeedPage } from "@/src/seed/content/seed-page";

/** How paying with the wallet goes in a first look. */
export const page: SeedPage = {
  slug: "avant-premiere/paypal",
  title: {
    fr: "Payer une avant-première avec PayPal",
    en: "Paying for a first look with PayPal",
    es: "Pagar un preestreno con PayPal",
    jp: "先行公開のPayPalでのお支払い",
  },
  description: {
    fr: "Quatre étapes, le montant en euros écrit avant l’accord, et rien de débité tant que nous n’avons pas confirmé la pièce.",
    en: "Four steps, the euro amount in writing before you agree, and nothing charged until we have confirmed the piece.",
    es: "Cuatro pasos, el importe en euros por escrito antes de aceptar, y ningún cobro hasta que confirmamos la pieza.",
    jp: "四つの手順。ご承認の前にユーロの金額を示し、作品を確保するまで請求しません。",
  },
  blocks: [
    {
      blockType: "text",
      title: {
        fr: "Payer avec PayPal.",
        en: "Paying with PayPal.",
        es: "Pagar con PayPal.",
        jp: "PayPalで支払う。",
      },
      text: {
        fr: "PayPal sert ici à une chose : donner votre accord tout de suite, et n’être débité que si la montre est bien à vous.",
        en: "PayPal does one thing here: you agree at once, and you’re charged only if the watch is really yours.",
        es: "PayPal sirve aquí para una cosa: autorizas el pago enseguida y solo se te cobra si el reloj es tuyo de verdad.",
        jp: "ここでのPayPalの役割は一つ。先にご承認いただき、時計を確保できた場合にだけ請求します。",
      },
    },
    {
      blockType: "steps",
      title: {
        fr: "Ce que devient l’argent",
        en: "Where the money goes",
        es: "Qué pasa con el dinero",
        jp: "お支払いの流れ",
      },
      steps: [
        {
          title: {
            fr: "Vous choisissez PayPal",
            en: "You choose PayPal",
            es: "Eliges PayPal",
            jp: "PayPalを選ぶ",
          },
          text: {
            fr: "Le montant exact en euros est écrit au-dessus du bouton. Les prix affichés dans une autre devise sont une conversion.",
            en: "The exact amount in euros is written above the button. Prices shown in another currency are a conversion.",
            es: "El importe exacto en euros está encima del botón. Los precios en otra moneda son una conversión.",
            jp: "正確なユーロの金額をボタンの上に記します。ほかの通貨での表示は換算です。",
          },
        },
        {
          title: { fr: "Vous donnez votre accord", en: "You agree", es: "Autorizas el pago", jp: "承認する" },
          text: {
            fr: "Sur la page de PayPal, avec votre compte PayPal. Nous ne voyons ni mot de passe, ni carte, ni solde.",
            en: "On PayPal’s page, with your PayPal account. We see no password, no card, no balance.",
            es: "En la página de PayPal, con tu cuenta de PayPal. No vemos ni tu contraseña, ni tu tarjeta, ni tu saldo.",
            jp: "PayPalのページで、ご自身のアカウントから。パスワードもカードも残高も、私たちには見えません。",
          },
        },
        {
          title: {
            fr: "Nous vérifions la pièce",
            en: "We check the piece",
            es: "Comprobamos la pieza",
            jp: "作品を確保する",
          },
          text: {
            fr: "S’il en reste une, elle est à vous et le montant est débité. S’il n’en reste plus, l’accord tombe et rien n’est pris.",
            en: "If one is left, it’s yours and the amount is charged. If none is, the agreement lapses and nothing is taken.",
            es: "Si queda una, es tuya y se cobra el importe. Si no queda, la autorización se anula y no se cobra nada.",
            jp: "残っていれば確保し、請求します。残っていなければ承認は無効となり、請求しません。",
          },
        },
        {
          title: {
            fr: "Vous recevez la confirmation",
            en: "You get the confirmation",
            es: "Recibes la confirmación",
            jp: "確認メールを受け取る",
          },
          text: {
            fr: "Un e-mail avec la commande, le reçu et la date d’expédition. Le relevé PayPal porte notre nom.",
            en: "An email with the order, the receipt and the shipping date. Our name is on the PayPal statement.",
            es: "Un correo con el pedido, el recibo y la fecha de envío. En el extracto de PayPal sale nuestro nombre.",
            jp: "ご注文内容、領収書、発送日をメールでお送りします。PayPalの明細には当工房の名が記されます。",
          },
        },
      ],
    },
    {
      blockType: "rich-text",
      title: {
        fr: "Questions que l’on nous pose",
        en: "Questions people ask",
        es: "Preguntas habituales",
        jp: "よくあるご質問",
      },
      body: {
        fr: `## J’ai fermé la fenêtre trop tôt

Rien n’est débité sans retour de votre part ou de PayPal. Revenez à la page et recommencez : donner deux fois son accord ne fait pas deux commandes.

## Le paiement est « en attente »

PayPal vérifie, parfois pendant quelques heures. La pièce est mise de côté pendant ce temps. Vous recevez un message dans un sens ou dans l’autre.

## Je préfère la carte

Elle marche aussi, sur la page sécurisée habituelle. L’ordre d’arrivée est le même : c’est le paiement confirmé qui compte.

## Je change d’avis

Quatorze jours après réception, comme pour toute commande. Le remboursement revient sur PayPal, en euros, au centime près.`,
        en: `## I closed the window too early

Nothing is charged without an answer from you or from PayPal. Come back to the page and start again: agreeing twice doesn’t place two orders.

## The payment is “pending”

PayPal is checking, sometimes for a few hours. The piece is set aside meanwhile. You get a message one way or the other.

## I’d rather use a card

That works too, on the usual secure page. The queue is the same: the confirmed payment is what counts.

## I’ve changed my mind

Fourteen days from receipt, as for any order. The refund returns to PayPal, in euros, to the cent.`,
        es: `## Cerré la ventana demasiado pronto

No se cobra nada sin respuesta tuya o de PayPal. Vuelve a la página y empieza otra vez: autorizar dos veces no genera dos pedidos.

## El pago está «pendiente»

PayPal lo está comprobando, a veces durante unas horas. La pieza queda apartada mientras tanto. Recibirás un mensaje, sea cual sea la respuesta.

## Prefiero la tarjeta

También funciona, en la página segura de siempre. El orden de llegada es el mismo: cuenta el pago confirmado.

## Cambio de idea

Catorce días desde la recepción, como en cualquier pedido. El reembolso vuelve a PayPal, en euros y hasta el último céntimo.`,
        jp: `## 途中で画面を閉じてしまいました

お客様またはPayPalからの応答がない限り、請求しません。ページに戻ってやり直してください。二度承認しても、ご注文は一つです。

## 「保留中」と表示されます

PayPalが確認しています。数時間かかることもあります。その間、作品は取り置きます。結果はいずれの場合もお知らせします。

## カードで支払いたい

いつもの安全なページでお使いいただけます。順番の扱いは同じで、入金の確認が基準です。

## 気が変わりました

ほかのご注文と同じく、お受け取りから14日間は契約を撤回できます。返金はPayPalへ、ユーロで、1セント単位まで正確に行います。`,
      },
    },
    {
      blockType: "call-to-action",
      title: {
        fr: "Retourner aux montres.",
        en: "Back to the watches.",
        es: "Volver a los relojes.",
        jp: "時計に戻る。",
      },
      link: {
        label: { fr: "L’avant-première", en: "The first look", es: "El preestreno", jp: "先行公開" },
        href: "/avant-premiere/bienvenue",
      },
    },
  ],
};
