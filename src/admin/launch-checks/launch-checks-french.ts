import type { LaunchChecksTexts } from "./launch-checks-words";

export const launchChecksFrench: LaunchChecksTexts = {
  title: "Points à vérifier",
  intro:
    "Ce que la boutique doit à ses clients, à la loi et à elle-même, vérifié à l’instant. Tant qu’il manque un point exigé par la loi, elle refuse de démarrer avec de vrais paiements.",
  standing: { fail: "À régler", warn: "À savoir", pass: "En ordre" },
  none: "Rien à régler.",
  legal: "exigé par la loi",
  pages: {
    "/globals/shop-settings": "Ouvrir les réglages de la boutique",
    "/collections/pages": "Ouvrir les pages",
    "/collections/users": "Ouvrir l’équipe",
  },
  variable: "Variable {name}, puis redémarrer",
  command: "Commande {name}",
  entry: "{list} {id}, {language}",
  trial: {
    button: "M’envoyer un e-mail d’essai",
    done: "Le serveur a pris l’e-mail. Il doit arriver d’ici une minute ; regardez aussi parmi les indésirables.",
    errors: {
      refused: "Le serveur refuse l’e-mail. Sa raison est dans le journal de la boutique.",
      unavailable: "Le serveur d’e-mails ne répond pas. Réessayez, ou vérifiez SMTP_URL.",
      other: "L’e-mail n’a pas pu partir. La raison est dans le journal de la boutique.",
    },
  },
  facts: {
    name: "raison sociale",
    address: "adresse",
    registration: "immatriculation",
    vatNumber: "numéro de TVA",
    email: "e-mail",
    phone: "téléphone",
    director: "directeur de la publication",
    host: "hébergeur",
    mediator: "médiateur",
  },
  checks: {
    company: {
      name: "Société",
      says: {
        ok: "Tout ce que l’acheteur doit savoir du vendeur est dit.",
        missing: "Il manque sur les pages légales et les reçus : {facts}.",
      },
    },
    texts: {
      name: "Textes à compléter",
      says: {
        ok: "Aucun texte en ligne n’a de passage à compléter.",
        unfinished: "Textes en ligne avec un passage « à compléter » : {count}.",
      },
    },
    terms: {
      name: "Conditions et pages légales",
      says: {
        ok: "Conditions, mentions légales, données personnelles et retours se lisent dans chaque langue ; version {version}.",
        missing: "Rien n’est publié à : {pages}.",
        unnamed: "La version des conditions n’a pas de nom : les commandes n’en gardent que l’empreinte.",
      },
    },
    vat: {
      name: "TVA",
      says: {
        ok: "Le taux du pays {country} est de {percent} %, et chaque pays de l’Union où vous livrez a le sien.",
        none: "Le pays d’où vous vendez, {country}, n’a pas de taux : aucune taxe ne serait comptée.",
        open: "Vous y livrez, mais sans taux ces pays passeraient pour une exportation : {countries}.",
      },
    },
    stripe: {
      name: "Clé Stripe",
      says: {
        ok: "Stripe accepte la clé de la boutique.",
        absent: "Stripe n’est pas utilisé.",
        test: "Les paiements sont des essais : aucun argent ne circule.",
        refused: "Stripe ne connaît pas la clé : personne ne peut payer par carte.",
        unavailable: "Stripe n’a pas répondu à l’instant.",
      },
    },
    paypal: {
      name: "Clé PayPal",
      says: {
        ok: "PayPal accepte la clé de la boutique.",
        absent: "PayPal n’est pas proposé.",
        test: "Les paiements par PayPal sont des essais : aucun argent ne circule.",
        refused: "PayPal ne connaît pas la clé : personne ne peut l’utiliser.",
        unavailable: "PayPal n’a pas répondu à l’instant.",
      },
    },
    webhook: {
      name: "Événements de paiement",
      says: {
        ok: "La boutique répond à son adresse publique ; dernier événement reçu le {at}.",
        quiet: "La boutique répond à son adresse publique ; aucun événement récent.",
        silent:
          "La boutique répond à son adresse publique, mais aucun événement n’est venu depuis 30 jours. Envoyez un événement d’essai depuis l’espace Stripe.",
        other:
          "Autre chose que la boutique répond à l’adresse des événements : les commandes resteraient impayées jusqu’à ce qu’elle les demande. Vérifiez le proxy.",
        nothing:
          "Rien ne répond à l’adresse publique, vue de cette machine. Vérifiez le nom, le certificat et le proxy.",
      },
    },
    mail: {
      name: "E-mails",
      says: {
        ok: "Le serveur répond ; les e-mails partent de {sender}. Un e-mail d’essai montre s’ils arrivent.",
        local:
          "Les e-mails vont à un programme de cette machine. Si c’est la boîte de npm start, personne ne les reçoit.",
        away: "Le serveur d’e-mails ne répond pas : reçus et codes de connexion attendent.",
        example:
          "Les e-mails partent de {sender}, une adresse qui ne peut exister : les serveurs les refusent. Réglez MAIL_FROM.",
      },
    },
    backup: {
      name: "Sauvegardes",
      says: {
        ok: "La dernière sauvegarde date du {at}, dans {place}.",
        old: "La dernière sauvegarde date du {at}, dans {place}. Il en faut une chaque nuit.",
        none: "Aucune sauvegarde dans {place}. Si ce disque casse, toutes les commandes sont perdues.",
        unreadable: "{place} n’a pas pu être lu : personne ne sait s’il y a une sauvegarde.",
      },
    },
    demo: {
      name: "Comptes de démonstration",
      says: {
        ok: "Il n’y a pas de compte de démonstration.",
        there: "Ils ne servent qu’à l’essai ; supprimez-les avant de vendre : {emails}.",
        real: "Tout le monde peut lire leurs mots de passe, et la boutique encaisse ; supprimez-les : {emails}.",
      },
    },
    passwords: {
      name: "Mots de passe livrés",
      says: {
        ok: "Aucun compte n’a de mot de passe livré avec la boutique.",
        delivered: "Leurs mots de passe se lisent dans le code de la boutique : {emails}.",
      },
    },
    secondFactor: {
      name: "Seconds facteurs",
      says: {
        ok: "Chaque administrateur se connecte avec un second facteur.",
        missing: "Ils se connectent avec leur seul mot de passe : {emails}.",
      },
    },
    address: {
      name: "Adresse publique",
      says: {
        ok: "{origin} est chiffrée.",
        here: "{origin} ne mène qu’à cette machine : la boutique est à l’essai.",
        plain: "{origin} n’est pas chiffrée : adresses et sessions se lisent en chemin.",
      },
    },
    migrations: {
      name: "Base de données",
      says: {
        ok: "La base a la structure de cette version.",
        pending: "Il manque à la base : {names}.",
        newer: "La base est celle d’une version plus récente, et connaît : {names}.",
      },
    },
    disk: {
      name: "Disque",
      says: {
        ok: "{gigabytes} Go sont libres.",
        low: "{gigabytes} Go sont libres. Faites de la place avant que fichiers et sauvegardes échouent.",
        full: "{gigabytes} Go sont libres : bientôt plus aucune commande ne pourra s’écrire.",
        unknown: "La place libre n’a pas pu être lue.",
      },
    },
  },
};
