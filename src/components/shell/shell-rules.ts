/** What surrounds the content of a page. */
export interface Shell {
  /** "over" is transparent on the dark hero and turns solid when the hero has left. */
  readonly navbar: "solid" | "over" | "hidden";
  readonly banner: boolean;
  readonly footer: boolean;
  readonly promo: boolean;
}

type Row = readonly [path: RegExp, change: Partial<Shell>];

const usual: Shell = { navbar: "solid", banner: true, footer: true, promo: true };

/**
 * Rows that match are laid over each other. Paths are without their language.
 * Source: specification §2, shell behaviour. Composed pages say for themselves whether
 * their navbar is transparent.
 */
const rows: readonly Row[] = [
  [/^\/montres\/precommande\/distinction-horizon\/1$/, { navbar: "over" }],
  [/^\/merci\//, { navbar: "hidden" }],
  [/^\/commandes\/avis\//, { navbar: "hidden" }],
  [/^\/(auth|account)(\/|$)/, { navbar: "hidden" }],
  [/^\/carte-cadeaux\/./, { navbar: "hidden" }],
  [/^\/premium$/, { navbar: "hidden", banner: false, footer: false }],
  [
    /^\/montres\/precommande\/distinction-horizon\/confirm$/,
    { navbar: "hidden", banner: false, footer: false },
  ],
  // The configurator fills the screen and has a bar of its own.
  [/^\/configurator$/, { navbar: "hidden", banner: false, footer: false, promo: false }],
  // The cart has a promo line of its own.
  [/^\/panier(\/sans-script)?$/, { promo: false }],
];

/** @param path without a language, see barePath */
export function shellOf(path: string): Shell {
  return rows.reduce<Shell>(
    (shell, [pattern, change]) => (pattern.test(path) ? { ...shell, ...change } : shell),
    usual,
  );
}
