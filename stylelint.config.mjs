/** Colors and sizes have names: they are written down once, in the tokens. */
const rawColorFunctions = ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"];

/** Physical sides turn round in right-to-left scripts; logical ones follow the text. */
const physicalProperties = [
  "/^(margin|padding|border)-(left|right|top|bottom)/",
  "left",
  "right",
  "top",
  "bottom",
];

/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard"],
  ignoreFiles: ["node_modules/**", ".next*/**", "data/**", "media/**", "src/app/(payload)/**", "**/*.svg"],
  rules: {
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": rawColorFunctions,
    // A custom property cannot stand in a media query, so widths are written out there.
    "unit-disallowed-list": [
      ["px", "rem", "pt", "cm", "mm", "in"],
      { ignoreMediaFeatureNames: { px: ["/width/", "/height/"], rem: ["/width/", "/height/"] } },
    ],
    "property-disallowed-list": physicalProperties,
    "declaration-property-value-disallowed-list": {
      "text-align": ["left", "right"],
      float: ["left", "right"],
    },
    "declaration-no-important": true,

    // CSS Modules name classes for JavaScript, hence camelCase.
    "selector-class-pattern": "^[a-z][a-zA-Z0-9]*$",
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global", "local"] }],
    "property-no-unknown": [true, { ignoreProperties: ["composes"] }],
    // Names of typefaces keep their capitals.
    "value-keyword-case": ["lower", { ignoreProperties: ["/font/"] }],
    "alpha-value-notation": "number",
    "color-hex-length": null,
    // States are written beside the part they belong to, which this rule takes for disorder.
    "no-descending-specificity": null,
    "rule-empty-line-before": null,
    "at-rule-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "comment-empty-line-before": null,
    "declaration-empty-line-before": null,
  },
  overrides: [
    {
      files: ["src/styles/tokens.css"],
      rules: {
        "color-no-hex": null,
        "color-named": null,
        "function-disallowed-list": null,
        "unit-disallowed-list": null,
      },
    },
    {
      // Class names of third parties (photoswipe) are styled in the global sheets.
      files: ["src/styles/**/*.css"],
      rules: { "selector-class-pattern": null, "declaration-no-important": null },
    },
  ],
};
