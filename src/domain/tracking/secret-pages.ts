/** Addresses that are a secret, or lead to one, or belong to one person. Paths are without their language. */
const rows: readonly RegExp[] = [
  // The search for an order leads to its secret, and takes number and e-mail.
  /^\/commandes(\/|$)/,
  /^\/merci(\/|$)/,
  /^\/(account|auth)(\/|$)/,
  // Shows a form again with what was typed.
  /^\/formulaire$/,
  /^\/newsletter\/./,
  /^\/carte-cadeaux\/./,
  /^\/offrir-une-montre\/./,
  /^\/programme-affiliation\/./,
  /^\/dons\/./,
  /^\/panier\/./,
  // A shared watch is known to who has its address, and the wish for one carries what was chosen.
  /^\/configurator\/(p|demande)(\/|$)/,
  /^\/montres\/precommande\/[^/]+\/(3|confirm|inscription-reussie)$/,
];

/** Names of parameters that carry a secret or say who somebody is, whatever page they stand on. */
const tellingParameter =
  /(^|[?&#])(token|code|cle|key|secret|sig|signature|carte|cadeau|gift|order|commande|session_id|payerid|email|e-mail)=/i;

/** What follows a # on its own and is too long to be the name of a section. */
const longFragment = /#[\w~-]{20,}$/;

/**
 * Whether nothing may be measured on a page and no stranger's script may see it.
 * @param path without a language, see barePath
 * @param rest of the address: "?token=…#…"
 * Source: specification 17.3: never on pages whose URL is a secret.
 */
export const isSecretPage = (path: string, rest = ""): boolean =>
  rows.some((row) => row.test(path)) || tellingParameter.test(rest) || longFragment.test(rest);
