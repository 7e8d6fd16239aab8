import type { LaunchChecksTexts } from "./launch-checks-words";

export const launchChecksSpanish: LaunchChecksTexts = {
  title: "Puntos por comprobar",
  intro:
    "Lo que la tienda debe a sus clientes, a la ley y a sí misma, comprobado ahora mismo. Mientras falte algo que exige la ley, no arranca con pagos reales.",
  standing: { fail: "Por resolver", warn: "Conviene saberlo", pass: "En orden" },
  none: "No hay nada por resolver.",
  legal: "lo exige la ley",
  pages: {
    "/globals/shop-settings": "Abrir los ajustes de la tienda",
    "/collections/pages": "Abrir las páginas",
    "/collections/users": "Abrir el equipo",
  },
  variable: "Variable {name}; después, reiniciar",
  command: "Comando {name}",
  entry: "{list} {id}, {language}",
  trial: {
    button: "Enviarme un correo de prueba",
    done: "El servidor ha aceptado el correo. Debe llegar en un minuto; mire también entre los no deseados.",
    errors: {
      refused: "El servidor rechaza el correo. El motivo está en el registro de la tienda.",
      unavailable: "El servidor de correo no responde. Inténtelo de nuevo o revise SMTP_URL.",
      other: "No se pudo enviar el correo. El motivo está en el registro de la tienda.",
    },
  },
  facts: {
    name: "razón social",
    address: "dirección",
    registration: "registro mercantil",
    vatNumber: "NIF-IVA",
    email: "correo",
    phone: "teléfono",
    director: "director de la publicación",
    host: "alojamiento",
    mediator: "mediador",
  },
  checks: {
    company: {
      name: "Empresa",
      says: {
        ok: "Está dicho todo lo que el comprador debe saber del vendedor.",
        missing: "En las páginas legales y los recibos falta: {facts}.",
      },
    },
    texts: {
      name: "Textos por completar",
      says: {
        ok: "Ningún texto publicado tiene un pasaje por completar.",
        unfinished: "Textos publicados con un pasaje «por completar»: {count}.",
      },
    },
    terms: {
      name: "Condiciones y páginas legales",
      says: {
        ok: "Condiciones, aviso legal, privacidad y devoluciones se leen en todos los idiomas; versión {version}.",
        missing: "No hay nada publicado en: {pages}.",
        unnamed: "La versión de las condiciones no tiene nombre: los pedidos solo guardan su huella.",
      },
    },
    vat: {
      name: "IVA",
      says: {
        ok: "El tipo de {country} es del {percent} %, y cada país de la Unión al que envía tiene el suyo.",
        none: "{country}, desde donde vende, no tiene tipo: no se cobraría ningún impuesto.",
        open: "Envía allí, pero sin tipo esos países pasarían por exportación: {countries}.",
      },
    },
    stripe: {
      name: "Clave de Stripe",
      says: {
        ok: "Stripe acepta la clave de la tienda.",
        absent: "Stripe no se usa.",
        test: "Los pagos son pruebas: no se mueve dinero.",
        refused: "Stripe no conoce la clave: nadie puede pagar con tarjeta.",
        unavailable: "Stripe no ha respondido ahora mismo.",
      },
    },
    paypal: {
      name: "Clave de PayPal",
      says: {
        ok: "PayPal acepta la clave de la tienda.",
        absent: "No se ofrece PayPal.",
        test: "Los pagos con PayPal son pruebas: no se mueve dinero.",
        refused: "PayPal no conoce la clave: nadie puede usarlo.",
        unavailable: "PayPal no ha respondido ahora mismo.",
      },
    },
    webhook: {
      name: "Eventos de pago",
      says: {
        ok: "La tienda responde en su dirección pública; el último evento llegó el {at}.",
        quiet: "La tienda responde en su dirección pública; no hay eventos recientes.",
        silent:
          "La tienda responde en su dirección pública, pero hace 30 días que no llega ningún evento. Envíe uno de prueba desde el panel de Stripe.",
        other:
          "En la dirección de los eventos responde otra cosa que la tienda: los pedidos quedarían sin pagar hasta que ella pregunte. Revise el proxy.",
        nothing:
          "Nada responde en la dirección pública, vista desde esta máquina. Revise el nombre, el certificado y el proxy.",
      },
    },
    mail: {
      name: "Correos",
      says: {
        ok: "El servidor responde; los correos salen de {sender}. Un correo de prueba muestra si llegan.",
        local:
          "Los correos van a un programa de esta máquina. Si es el buzón de npm start, nadie los recibe.",
        away: "El servidor de correo no responde: recibos y códigos de acceso esperan.",
        example:
          "Los correos salen de {sender}, una dirección que no puede existir: los servidores los rechazan. Defina MAIL_FROM.",
      },
    },
    backup: {
      name: "Copias de seguridad",
      says: {
        ok: "La última copia es del {at}, en {place}.",
        old: "La última copia es del {at}, en {place}. Hace falta una cada noche.",
        none: "No hay ninguna copia en {place}. Si este disco se rompe, se pierden todos los pedidos.",
        unreadable: "No se pudo leer {place}: nadie sabe si hay una copia.",
      },
    },
    demo: {
      name: "Cuentas de demostración",
      says: {
        ok: "No hay cuentas de demostración.",
        there: "Solo sirven para probar; elimínelas antes de vender: {emails}.",
        real: "Cualquiera puede leer sus contraseñas, y la tienda cobra de verdad; elimínelas: {emails}.",
      },
    },
    passwords: {
      name: "Contraseñas de fábrica",
      says: {
        ok: "Ninguna cuenta tiene una contraseña que venga con la tienda.",
        delivered: "Sus contraseñas están en el código de la tienda: {emails}.",
      },
    },
    secondFactor: {
      name: "Segundos factores",
      says: {
        ok: "Cada administrador entra con un segundo factor.",
        missing: "Entran solo con la contraseña: {emails}.",
      },
    },
    address: {
      name: "Dirección pública",
      says: {
        ok: "{origin} está cifrada.",
        here: "{origin} solo lleva a esta máquina: la tienda está en pruebas.",
        plain: "{origin} no está cifrada: direcciones y sesiones se leen por el camino.",
      },
    },
    migrations: {
      name: "Base de datos",
      says: {
        ok: "La base tiene la estructura de esta versión.",
        pending: "A la base le falta: {names}.",
        newer: "La base es de una versión más reciente y conoce: {names}.",
      },
    },
    disk: {
      name: "Disco",
      says: {
        ok: "Quedan {gigabytes} GB libres.",
        low: "Quedan {gigabytes} GB libres. Haga sitio antes de que fallen archivos y copias.",
        full: "Quedan {gigabytes} GB libres: pronto no se podrá escribir ningún pedido.",
        unknown: "No se pudo leer el espacio libre.",
      },
    },
  },
};
