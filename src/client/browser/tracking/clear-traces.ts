/** Cookies and storage of third-party scripts. Source: the page on cookies, which lists them. */
const foreignCookies = ["_fbp", "_fbc", "__stripe_mid", "__stripe_sid"];
const foreignEntries = ["lastExternalReferrer", "lastExternalReferrerTime"];

/** The host and every parent domain a cookie may have been set for: a cookie can only be deleted with its own. */
function domainsOf(host: string): readonly string[] {
  const parts = host.split(".");
  return parts.slice(0, -1).map((_, from) => parts.slice(from).join("."));
}

/** Deletes data of third-party scripts in this browser. */
export function clearTraces(): void {
  const ends = ["", ...domainsOf(window.location.hostname).map((domain) => `; domain=${domain}`)];
  for (const name of foreignCookies) {
    for (const end of ends) document.cookie = `${name}=; path=/; max-age=0${end}`;
  }
  for (const name of foreignEntries) window.localStorage.removeItem(name);
}
