declare module "subset-font" {
  interface Options {
    readonly keepAllGlyphs?: true;
    readonly targetFormat: "truetype" | "woff2";
    readonly variationAxes?: Readonly<Record<string, number>>;
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}

declare module "linebreak" {
  interface Break {
    readonly position: number;
    readonly required: boolean;
  }
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): Break | null;
  }
}
