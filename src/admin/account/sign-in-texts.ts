import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

/** Words of the sign-in to the admin, by the tags of its languages. */
const signInTexts = {
  fr: {
    email: "Adresse e-mail",
    password: "Mot de passe",
    again: "Le même mot de passe, encore une fois",
    different: "Les deux mots de passe diffèrent.",
    forgot: "Mot de passe oublié ?",
    signIn: "Se connecter",
    codeTitle: "Second contrôle",
    code: "Code de l’application",
    codeHint: "Six chiffres, ou un code de secours.",
    back: "Revenir",
    setupTitle: "Protégez votre compte",
    setupIntro:
      "Photographiez ce carré avec une application d’authentification, puis indiquez le code qu’elle affiche. Il vous sera demandé à chaque connexion.",
    setupKey: "Ou tapez cette clé :",
    qr: "Carré à photographier avec l’application",
    confirm: "Activer",
    codesTitle: "Vos codes de secours",
    codesIntro:
      "Chacun ouvre une fois votre compte si vous perdez l’application. Gardez-les hors de cet ordinateur : ils ne seront plus montrés.",
    codesKept: "Je les ai notés",
    firstTitle: "Premier compte d’administration",
    firstIntro: "Choisissez l’adresse et le mot de passe du compte qui invitera tous les autres.",
    firstNoLink:
      "Ce compte s’ouvre par le lien que le démarrage de la boutique a affiché. Il est perdu ou trop ancien ? La commande npm run staff:invite en donne un autre.",
    open: "Ouvrir le compte",
    hint: "Au moins 12 caractères. Quelques mots suffisent.",
    failed: "La boutique ne répond pas. Réessayez dans un instant.",
  },
  en: {
    email: "Email address",
    password: "Password",
    again: "The same password once more",
    different: "The two passwords differ.",
    forgot: "Forgot password?",
    signIn: "Sign in",
    codeTitle: "Second step",
    code: "Code from the app",
    codeHint: "Six digits, or a recovery code.",
    back: "Back",
    setupTitle: "Protect your account",
    setupIntro:
      "Scan this square with an authenticator app, then enter the code it shows. You will be asked for one at each sign-in.",
    setupKey: "Or type this key:",
    qr: "Square to scan with the app",
    confirm: "Turn on",
    codesTitle: "Your recovery codes",
    codesIntro:
      "Each opens your account once if you lose the app. Keep them away from this computer: they will not be shown again.",
    codesKept: "I have written them down",
    firstTitle: "First administrator",
    firstIntro: "Choose the address and the password of the account that will invite all others.",
    firstNoLink:
      "This account is opened by the link that the start of the shop has printed. Is it lost or too old? The command npm run staff:invite gives another one.",
    open: "Open the account",
    hint: "At least 12 characters. A few words will do.",
    failed: "The shop does not answer. Try again in a moment.",
  },
  es: {
    email: "Correo electrónico",
    password: "Contraseña",
    again: "La misma contraseña otra vez",
    different: "Las dos contraseñas no coinciden.",
    forgot: "¿Ha olvidado la contraseña?",
    signIn: "Iniciar sesión",
    codeTitle: "Segundo paso",
    code: "Código de la aplicación",
    codeHint: "Seis cifras, o un código de recuperación.",
    back: "Volver",
    setupTitle: "Proteja su cuenta",
    setupIntro:
      "Escanee este código QR con una aplicación de autenticación e indique el código que muestra. Se le pedirá en cada inicio de sesión.",
    setupKey: "O escriba esta clave:",
    qr: "Código QR para escanear con la aplicación",
    confirm: "Activar",
    codesTitle: "Sus códigos de recuperación",
    codesIntro:
      "Cada uno abre su cuenta una vez si pierde la aplicación. Guárdelos fuera de este ordenador: no se volverán a mostrar.",
    codesKept: "Los he anotado",
    firstTitle: "Primera cuenta de administración",
    firstIntro: "Elija el correo y la contraseña de la cuenta que invitará a todas las demás.",
    firstNoLink:
      "Esta cuenta se abre con el enlace que mostró el arranque de la tienda. ¿Se ha perdido o ha caducado? El comando npm run staff:invite da otro.",
    open: "Abrir la cuenta",
    hint: "Al menos 12 caracteres. Bastan unas palabras.",
    failed: "La tienda no responde. Vuelva a probar en un momento.",
  },
  ja: {
    email: "メールアドレス",
    password: "パスワード",
    again: "パスワード（確認用）",
    different: "2つのパスワードが一致しません。",
    forgot: "パスワードをお忘れですか？",
    signIn: "ログイン",
    codeTitle: "二段階認証",
    code: "認証アプリのコード",
    codeHint: "6桁の数字、またはリカバリーコード。",
    back: "戻る",
    setupTitle: "アカウントを保護してください",
    setupIntro:
      "認証アプリでこのQRコードを読み取り、表示されたコードを入力してください。以後、ログインのたびにコードが必要になります。",
    setupKey: "または、次のキーを入力：",
    qr: "認証アプリで読み取るQRコード",
    confirm: "有効にする",
    codesTitle: "リカバリーコード",
    codesIntro:
      "認証アプリを使えなくなったとき、1つにつき一度だけログインできます。二度と表示されませんので、このパソコン以外の場所に保管してください。",
    codesKept: "控えました",
    firstTitle: "最初の管理者アカウント",
    firstIntro: "他のスタッフを招待するアカウントの、メールアドレスとパスワードを設定してください。",
    firstNoLink:
      "このアカウントは、ショップの起動時に表示されたリンクから作成します。リンクを紛失した場合や期限が切れた場合は、npm run staff:invite で再発行できます。",
    open: "アカウントを作成",
    hint: "12文字以上。いくつかの言葉の組み合わせで十分です。",
    failed: "ショップが応答しません。しばらくしてからもう一度お試しください。",
  },
};

export type SignInTexts = (typeof signInTexts)["fr"];
export const signInTextsOf = (language: string): SignInTexts => inReaderLanguage(signInTexts, language);
