import type { LaunchChecksTexts } from "./launch-checks-words";

export const launchChecksEnglish: LaunchChecksTexts = {
  title: "Launch checks",
  intro:
    "What a shop owes its buyers, the law and itself, looked at just now. Real payments are refused at the start while something the law demands is missing.",
  standing: { fail: "To mend", warn: "Good to know", pass: "In order" },
  none: "Nothing is to be mended.",
  legal: "demanded by law",
  pages: {
    "/globals/shop-settings": "Open the shop’s settings",
    "/collections/pages": "Open the pages",
    "/collections/users": "Open the team",
  },
  variable: "Variable {name}, then start again",
  command: "Command {name}",
  entry: "{list} {id}, {language}",
  trial: {
    button: "Send me a test mail",
    done: "The mail server has taken the mail. It has to be in your mailbox in a minute; look among the junk, too.",
    errors: {
      refused: "The mail server refuses the mail. Its reason is in the shop’s log.",
      unavailable: "The mail server does not answer. Try again, or check SMTP_URL.",
      other: "The mail could not be sent. Its reason is in the shop’s log.",
    },
  },
  facts: {
    name: "company name",
    address: "address",
    registration: "registration",
    vatNumber: "VAT number",
    email: "email",
    phone: "telephone",
    director: "publication director",
    host: "host",
    mediator: "mediator",
  },
  checks: {
    company: {
      name: "Company",
      says: {
        ok: "Everything buyers must know of the seller is said.",
        missing: "Legal pages and receipts lack: {facts}.",
      },
    },
    texts: {
      name: "Texts to complete",
      says: {
        ok: "No text online has a passage left to complete.",
        unfinished: "{count} texts online have a passage marked “to be completed”.",
      },
    },
    terms: {
      name: "Terms and legal pages",
      says: {
        ok: "Terms, legal notice, privacy and returns can be read in every language; version {version}.",
        missing: "Nothing is published at: {pages}.",
        unnamed: "The version of the terms has no name: orders keep only its fingerprint.",
      },
    },
    vat: {
      name: "VAT",
      says: {
        ok: "The rate of {country} is {percent} %, and every country of the Union you send to has its own.",
        none: "{country}, where you sell from, has no rate: no tax would be charged.",
        open: "You send there, but no rate is set, and it would pass for an export: {countries}.",
      },
    },
    stripe: {
      name: "Stripe key",
      says: {
        ok: "Stripe takes the shop’s key.",
        absent: "Stripe is not used.",
        test: "Payments are tests: no money moves.",
        refused: "Stripe does not know the key: nobody can pay by card.",
        unavailable: "Stripe did not answer just now.",
      },
    },
    paypal: {
      name: "PayPal key",
      says: {
        ok: "PayPal takes the shop’s key.",
        absent: "PayPal is not offered.",
        test: "Payments by PayPal are tests: no money moves.",
        refused: "PayPal does not know the key: nobody can pay with it.",
        unavailable: "PayPal did not answer just now.",
      },
    },
    webhook: {
      name: "Payment events",
      says: {
        ok: "The shop answers at its public address; the last event came on {at}.",
        quiet: "The shop answers at its public address; no event has come lately.",
        silent:
          "The shop answers at its public address, but no event has come for 30 days. Send a test event from Stripe’s dashboard.",
        other:
          "Something other than the shop answers where payment events go: orders would stay unpaid until they are asked for. Check the proxy.",
        nothing:
          "Nothing answers at the public address, seen from this machine. Check name, certificate and proxy.",
      },
    },
    mail: {
      name: "Mails",
      says: {
        ok: "The mail server answers; mails come from {sender}. Whether they arrive, a test mail shows.",
        local:
          "Mails go to a program on this machine. If that is the mailbox of npm start, nobody receives them.",
        away: "The mail server does not answer: receipts and sign-in codes wait.",
        example:
          "Mails come from {sender}, an address nobody can have: mail servers refuse them. Set MAIL_FROM.",
      },
    },
    backup: {
      name: "Backups",
      says: {
        ok: "The newest backup is of {at}, in {place}.",
        old: "The newest backup is of {at}, in {place}. One is due every night.",
        none: "There is no backup in {place}. If this disk breaks, every order is lost.",
        unreadable: "{place} could not be read: whether there is a backup, nobody knows.",
      },
    },
    demo: {
      name: "Demo accounts",
      says: {
        ok: "There are no demo accounts.",
        there: "They are for trying out only; delete them before you sell: {emails}.",
        real: "Everybody can read their passwords, and the shop takes real money; delete them: {emails}.",
      },
    },
    passwords: {
      name: "Delivered passwords",
      says: {
        ok: "No account has a password that came with the shop.",
        delivered: "Their passwords stand in the shop’s source: {emails}.",
      },
    },
    secondFactor: {
      name: "Second factors",
      says: {
        ok: "Every administrator signs in with a second factor.",
        missing: "They sign in with the password alone: {emails}.",
      },
    },
    address: {
      name: "Public address",
      says: {
        ok: "{origin} is encrypted.",
        here: "{origin} leads to this machine only: the shop is being tried out.",
        plain: "{origin} is not encrypted: anybody on the way reads addresses and sessions.",
      },
    },
    migrations: {
      name: "Database",
      says: {
        ok: "The database has the structure of this version.",
        pending: "The database lacks: {names}.",
        newer: "The database is that of a newer version, and knows: {names}.",
      },
    },
    disk: {
      name: "Disk",
      says: {
        ok: "{gigabytes} GB are free.",
        low: "{gigabytes} GB are free. Make room before uploads and backups fail.",
        full: "{gigabytes} GB are free: orders cannot be written soon.",
        unknown: "How much room is left could not be read.",
      },
    },
  },
};
