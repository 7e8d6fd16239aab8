import { pagePattern } from "@/src/domain/content/pages/page-pattern";
import { secretPages } from "@/src/domain/content/pages/secret-pages";

/** Of a secret also whatever is below it. */
const patterns = secretPages.map(({ path }) => pagePattern(path.endsWith("/*") ? `${path}/**` : path));

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
  patterns.some((pattern) => pattern.test(path)) || tellingParameter.test(rest) || longFragment.test(rest);
