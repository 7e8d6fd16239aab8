/** Sentences of the approval page that the card page has not got; the rest comes from there. */
export interface WalletTexts {
  title: string;
  account: string;
  accountHint: string;
  funding: string;
  fundings: { balance: string; echeck: string; refused: string };
  ship: string;
  agree(amount: string): string;
  neverReturn: string;
  cancel: string;
  declined: string;
  completed: { title: string; text: string };
  approved: { title: string; text: string };
}

const fr: WalletTexts = {
  title: "Payer avec le portefeuille de test",
  account: "Compte",
  accountHint: "L’adresse e-mail du compte. Aucun mot de passe n’est demandé.",
  funding: "Payer avec",
  fundings: {
    balance: "Solde : accepté tout de suite",
    echeck: "Virement différé : en attente, la page de contrôle décide",
    refused: "Carte refusée : la boutique doit proposer de choisir autrement",
  },
  ship: "Livraison",
  agree: (amount) => `Accepter et payer ${amount}`,
  neverReturn: "Accepter mais ne jamais revenir à la boutique",
  cancel: "Annuler et revenir à la boutique",
  declined: "Choisissez un moyen de payer.",
  completed: { title: "Commande payée", text: "Cette commande est payée. Vous pouvez fermer cette page." },
  approved: {
    title: "Paiement accepté",
    text: "Vous avez accepté. Cette page ne ramène pas à la boutique, comme demandé.",
  },
};

const en: WalletTexts = {
  title: "Pay with the test wallet",
  account: "Account",
  accountHint: "The account’s e-mail address. No password is asked for.",
  funding: "Pay with",
  fundings: {
    balance: "Balance: accepted at once",
    echeck: "Delayed transfer: pending, the control page decides",
    refused: "Declined card: the shop must offer another way",
  },
  ship: "Ship to",
  agree: (amount) => `Agree and pay ${amount}`,
  neverReturn: "Agree but never return to the shop",
  cancel: "Cancel and return to the shop",
  declined: "Choose a way to pay.",
  completed: { title: "Order paid", text: "This order is paid. You can close this page." },
  approved: {
    title: "Payment agreed",
    text: "You have agreed. This page does not lead back to the shop, as asked.",
  },
};

const es: WalletTexts = {
  title: "Pagar con el monedero de prueba",
  account: "Cuenta",
  accountHint: "El correo de la cuenta. No se pide contraseña.",
  funding: "Pagar con",
  fundings: {
    balance: "Saldo: aceptado al momento",
    echeck: "Transferencia diferida: pendiente, decide la página de control",
    refused: "Tarjeta rechazada: la tienda debe ofrecer otra forma",
  },
  ship: "Envío",
  agree: (amount) => `Aceptar y pagar ${amount}`,
  neverReturn: "Aceptar pero no volver nunca a la tienda",
  cancel: "Cancelar y volver a la tienda",
  declined: "Elige una forma de pago.",
  completed: { title: "Pedido pagado", text: "Este pedido está pagado. Puedes cerrar esta página." },
  approved: {
    title: "Pago aceptado",
    text: "Has aceptado. Esta página no vuelve a la tienda, como has pedido.",
  },
};

const ja: WalletTexts = {
  title: "テスト用ウォレットで支払う",
  account: "アカウント",
  accountHint: "アカウントのメールアドレスです。パスワードは不要です。",
  funding: "支払い方法",
  fundings: {
    balance: "残高：すぐに承認",
    echeck: "後日振替：保留（管理ページで決定）",
    refused: "拒否されるカード：別の方法を選び直します",
  },
  ship: "お届け先",
  agree: (amount) => `同意して${amount}を支払う`,
  neverReturn: "同意するが、ショップへは戻らない",
  cancel: "キャンセルしてショップへ戻る",
  declined: "支払い方法を選んでください。",
  completed: { title: "お支払い済み", text: "このご注文は支払い済みです。このページを閉じて構いません。" },
  approved: {
    title: "同意を受け付けました",
    text: "ご指定のとおり、このページからショップへは戻りません。",
  },
};

export const walletTexts = new Map([
  ["fr", fr],
  ["en", en],
  ["es", es],
  ["ja", ja],
]);
