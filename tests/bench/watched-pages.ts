const pages = {
  home: "/",
  list: "/montres",
  "watch page": "/montres/distinction/DI05",
  configurator: "/configurator",
  cart: "/panier",
} as const;
const prefixes = { fr: "", jp: "/jp" } as const;

/** Pages that are watched while they come over a slow line, in the default language and in the one with the largest faces. */
export const watchedPages = Object.entries(pages).flatMap(([name, path]) =>
  Object.entries(prefixes).map(([locale, prefix]) => ({ name: `${name}, ${locale}`, path: prefix + path })),
);
