import { pagePattern } from "@/src/domain/content/pages/page-pattern";
import { secretPages } from "@/src/domain/content/pages/secret-pages";

/** Pages below a secret page are secret too. */
const patterns = secretPages.map(({ path }) => pagePattern(path.endsWith("/*") ? `${path}/**` : path));

/** Names of parameters that carry a secret or personal data, on any page. */
const tellingParameter =
  /(^|[?&#])(token|code|cle|key|secret|sig|signature|carte|cadeau|gift|order|commande|session_id|payerid|email|e-mail)=/i;

/** A fragment too long to be the name of a section. */
const longFragment = /#[\w~-]{20,}$/;

/**
 * Whether a page must not be measured or load third-party scripts.
 * @param path without a language, see barePath
 * @param rest of the address: "?token=…#…"
 * Source: specification 17.3: never on pages whose URL is a secret.
 */
export const isSecretPage = (path: string, rest = ""): boolean =>
  patterns.some((pattern) => pattern.test(path)) || tellingParameter.test(rest) || longFragment.test(rest);
