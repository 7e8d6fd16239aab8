import type { SeedQuestion } from "./seed-question";

export const account: readonly SeedQuestion[] = [
  {
    key: "sign-in",
    group: "account",
    question: {
      fr: "Où est passé mon mot de passe ?",
      en: "Where’s my password?",
      es: "¿Dónde está mi contraseña?",
      jp: "パスワードが見当たりません。",
    },
    answer: {
      fr: "Il n’y en a pas. Vous donnez votre adresse e-mail, nous envoyons six chiffres valables dix minutes. Rien à retenir, rien à se faire voler.",
      en: "There isn’t one. You give your email address, we send six digits, valid for ten minutes. Nothing to remember, nothing to have stolen.",
      es: "No hay. Das tu correo y te enviamos seis cifras que valen diez minutos. Nada que recordar, nada que te puedan robar.",
      jp: "パスワードはありません。メールアドレスを入力すると、10分間有効な6桁の数字が届きます。覚えるものも、盗まれるものもありません。",
    },
  },
  {
    key: "code-missing",
    group: "account",
    question: {
      fr: "Le code n’arrive pas.",
      en: "The code hasn’t arrived.",
      es: "El código no llega.",
      jp: "コードが届きません。",
    },
    answer: {
      fr: "Regardez dans les indésirables, puis vérifiez l’adresse : une lettre de travers suffit. Vous pouvez demander un nouveau code ; seul le dernier envoyé fonctionne.",
      en: "Check your spam folder, then the address: one wrong letter is enough. You can ask for a new code; only the latest one works.",
      es: "Mira en la carpeta de correo no deseado y luego revisa la dirección: basta una letra equivocada. Puedes pedir otro código; solo funciona el último.",
      jp: "迷惑メールフォルダーと、アドレスのつづりを一字ずつご確認ください。新しいコードもお受け取りいただけます。有効なのは最後に送ったものだけです。",
    },
  },
  {
    key: "data",
    group: "account",
    question: {
      fr: "Que gardez-vous de moi ?",
      en: "What do you keep about me?",
      es: "¿Qué guardan de mí?",
      jp: "個人情報は、どのように取り扱われますか。",
    },
    answer: {
      fr: "Vos commandes, l’adresse de livraison et votre e-mail. Depuis le compte, vous pouvez tout télécharger ou tout effacer ; la comptabilité garde les montants, sans votre nom.",
      en: "Your orders, the delivery address and your email. From your account you can download it all or erase it all; our books keep the amounts, without your name.",
      es: "Tus pedidos, la dirección de entrega y tu correo. Desde la cuenta puedes descargarlo o borrarlo todo; la contabilidad conserva los importes, sin tu nombre.",
      jp: "ご注文、お届け先、メールアドレスです。アカウントからすべてダウンロードも削除もできます。会計には金額だけが残り、お名前は残りません。",
    },
  },
];
