import type { LaunchChecksTexts } from "./launch-checks-words";

export const launchChecksJapanese: LaunchChecksTexts = {
  title: "公開前チェック",
  intro:
    "お客様、法律、そしてショップ自体に対して必要なことを、今の状態で確認しています。法律で求められる項目が欠けている間は、本番の決済キーでは起動しません。",
  standing: { fail: "対応が必要", warn: "ご確認ください", pass: "問題なし" },
  none: "対応が必要な項目はありません。",
  legal: "法律で必須",
  pages: {
    "/globals/shop-settings": "ショップ設定を開く",
    "/collections/pages": "ページ一覧を開く",
    "/collections/users": "チームを開く",
  },
  variable: "変数 {name} を設定し、再起動してください",
  command: "コマンド {name}",
  entry: "{list} {id}（{language}）",
  trial: {
    button: "自分宛てにテストメールを送る",
    done: "メールサーバーが受け付けました。1分以内に届きます。迷惑メールフォルダもご確認ください。",
    errors: {
      refused: "メールサーバーが拒否しました。理由はショップのログにあります。",
      unavailable: "メールサーバーが応答しません。もう一度試すか、SMTP_URLを確認してください。",
      other: "メールを送信できませんでした。理由はショップのログにあります。",
    },
  },
  facts: {
    name: "社名",
    address: "住所",
    registration: "登記番号",
    vatNumber: "VAT番号",
    email: "メール",
    phone: "電話",
    director: "発行責任者",
    host: "ホスティング事業者",
    mediator: "消費者調停機関",
  },
  checks: {
    company: {
      name: "会社情報",
      says: {
        ok: "販売者について必要な情報はすべて記載されています。",
        missing: "法的表示と領収書に不足している情報：{facts}。",
      },
    },
    texts: {
      name: "未記入の文章",
      says: {
        ok: "公開中の文章に未記入の箇所はありません。",
        unfinished: "「要記入」の箇所が残る公開中の文章：{count}件。",
      },
    },
    terms: {
      name: "利用規約と法的ページ",
      says: {
        ok: "利用規約、法的表示、個人情報、返品の各ページが全言語で読めます（版：{version}）。",
        missing: "公開されていないページ：{pages}。",
        unnamed: "利用規約の版に名前がありません。注文には内容の識別子だけが残ります。",
      },
    },
    vat: {
      name: "VAT",
      says: {
        ok: "{country}の税率は{percent}%です。発送先のEU各国にも税率が設定されています。",
        none: "販売元の国（{country}）に税率がありません。税が計算されません。",
        open: "発送先ですが税率がなく、輸出扱いになります：{countries}。",
      },
    },
    stripe: {
      name: "Stripeのキー",
      says: {
        ok: "Stripeがショップのキーを受け付けています。",
        absent: "Stripeは使われていません。",
        test: "支払いはテストです。お金は動きません。",
        refused: "Stripeがキーを認識しません。カードで支払えません。",
        unavailable: "Stripeが今は応答しませんでした。",
      },
    },
    paypal: {
      name: "PayPalのキー",
      says: {
        ok: "PayPalがショップのキーを受け付けています。",
        absent: "PayPalは提供していません。",
        test: "PayPalの支払いはテストです。お金は動きません。",
        refused: "PayPalがキーを認識しません。PayPalで支払えません。",
        unavailable: "PayPalが今は応答しませんでした。",
      },
    },
    webhook: {
      name: "決済イベント",
      says: {
        ok: "ショップは公開アドレスで応答しています。最後のイベント：{at}。",
        quiet: "ショップは公開アドレスで応答しています。最近のイベントはありません。",
        silent:
          "ショップは公開アドレスで応答していますが、30日間イベントが届いていません。Stripeの管理画面からテストイベントを送ってください。",
        other:
          "決済イベントの宛先でショップ以外が応答しています。注文の入金確認が遅れます。プロキシを確認してください。",
        nothing:
          "このサーバーから見て、公開アドレスで応答がありません。ドメイン名、証明書、プロキシを確認してください。",
      },
    },
    mail: {
      name: "メール",
      says: {
        ok: "メールサーバーが応答しています。差出人：{sender}。届くかどうかはテストメールで確認できます。",
        local:
          "メールはこのサーバー内のプログラムに送られています。npm startのメールボックスの場合、誰にも届きません。",
        away: "メールサーバーが応答しません。領収書とログインコードは送信待ちです。",
        example: "差出人 {sender} は実在しないアドレスのため、拒否されます。MAIL_FROMを設定してください。",
      },
    },
    backup: {
      name: "バックアップ",
      says: {
        ok: "最新のバックアップ：{at}（{place}）。",
        old: "最新のバックアップ：{at}（{place}）。毎晩必要です。",
        none: "{place} にバックアップがありません。ディスクが壊れると、すべての注文が失われます。",
        unreadable: "{place} を読み取れませんでした。バックアップの有無は不明です。",
      },
    },
    demo: {
      name: "デモアカウント",
      says: {
        ok: "デモアカウントはありません。",
        there: "お試し用です。販売を始める前に削除してください：{emails}。",
        real: "パスワードが公開されているうえ、本番の支払いを受け付けています。削除してください：{emails}。",
      },
    },
    passwords: {
      name: "初期パスワード",
      says: {
        ok: "ショップに付属のパスワードを使うアカウントはありません。",
        delivered: "パスワードがショップのソースに書かれています：{emails}。",
      },
    },
    secondFactor: {
      name: "二段階認証",
      says: {
        ok: "すべての管理者が二段階認証でログインしています。",
        missing: "パスワードだけでログインしています：{emails}。",
      },
    },
    address: {
      name: "公開アドレス",
      says: {
        ok: "{origin} は暗号化されています。",
        here: "{origin} はこのサーバーでしか開けません。お試し中です。",
        plain: "{origin} は暗号化されていません。住所やセッションが通信中に読み取られます。",
      },
    },
    migrations: {
      name: "データベース",
      says: {
        ok: "データベースはこのバージョンの構造です。",
        pending: "データベースに不足：{names}。",
        newer: "データベースはより新しいバージョンのものです：{names}。",
      },
    },
    disk: {
      name: "ディスク",
      says: {
        ok: "空き容量：{gigabytes} GB。",
        low: "空き容量：{gigabytes} GB。アップロードやバックアップが失敗する前に、空きを増やしてください。",
        full: "空き容量：{gigabytes} GB。まもなく注文を記録できなくなります。",
        unknown: "空き容量を読み取れませんでした。",
      },
    },
  },
};
