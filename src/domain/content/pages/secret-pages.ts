import type { PageRow } from "./page-row";

const preorder = "/montres/precommande/*";

/** Rows of the table of pages whose address is a secret; apart, since browsers read them (isSecretPage). */
export const secretPages = [
  { path: "/newsletter/*", by: "route", isSecret: true, robots: "none" },
  { path: "/retour-en-stock/**", by: "route", isSecret: true, robots: "none" },
  { path: `${preorder}/3`, by: "route", isSecret: true, robots: "none" },
  { path: `${preorder}/confirm`, by: "route", isSecret: true, robots: "none", frame: "standalone" },
  { path: `${preorder}/inscription-reussie`, by: "route", isSecret: true, robots: "none" },
  // The address of a shared watch identifies it, and the request for one contains the choices.
  { path: "/configurator/p/**", by: "route", isSecret: true, robots: "none" },
  { path: "/configurator/demande/**", by: "route", isSecret: true, robots: "none" },
  { path: "/account/effacement", by: "route", isSecret: true, robots: "none", frame: "personal" },
  {
    path: "/account/**",
    by: "route",
    isSecret: true,
    robots: "noindex",
    frame: "personal",
    closed: "/account",
  },
  { path: "/auth/**", by: "route", isSecret: true, robots: "noindex", frame: "personal", closed: "/auth" },
  // The search for an order leads to its secret, and has number and e-mail.
  { path: "/commandes", by: "route", isSecret: true },
  { path: "/commandes/avis/**", by: "route", isSecret: true, robots: "none", frame: "personal" },
  { path: "/commandes/**", by: "route", isSecret: true, robots: "none", closed: "/commandes/" },
  { path: "/merci/**", by: "route", isSecret: true, robots: "none", frame: "personal", closed: "/merci/" },
  { path: "/dons/*", isSecret: true },
  { path: "/panier/sans-script", by: "route", isSecret: true, robots: "none", frame: "cart" },
  { path: "/panier/*", by: "route", isSecret: true, robots: "none", closed: "/panier/" },
  {
    path: "/programme-affiliation/rapport/**",
    by: "route",
    isSecret: true,
    robots: "none",
    closed: "/programme-affiliation/rapport/",
  },
  { path: "/programme-affiliation/*", isSecret: true },
  {
    path: "/carte-cadeaux/*",
    by: "route",
    isSecret: true,
    robots: "none",
    frame: "personal",
    closed: "/carte-cadeaux/",
  },
  { path: "/offrir-une-montre/*", isSecret: true },
  // Shows a form again with its input.
  { path: "/formulaire", by: "route", isSecret: true, robots: "none" },
] as const satisfies readonly PageRow[];
