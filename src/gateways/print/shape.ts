import { Blob, Buffer, ClusterLevel, Direction, Face, Font, shape } from "harfbuzzjs";

/** A positioned glyph; lengths in thousandths of an em. */
export interface Glyph {
  readonly id: number;
  /** its code points */
  readonly codePoints: readonly number[];
  readonly width: number;
  readonly xAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

export function openFont(bytes: Uint8Array): Font {
  return new Font(new Face(new Blob(bytes)));
}

const buffer = new Buffer();

interface Info {
  readonly cluster: number;
}

/**
 * Code points of each glyph. In a cluster of several glyphs and letters each glyph gets one letter, in logical order: a
 * vowel placed before its consonant then gets the consonant, so that copied text is right.
 */
function spell(
  text: string,
  infos: readonly Info[],
  { isWide, isRightToLeft }: { isWide: (index: number) => boolean; isRightToLeft: boolean },
): readonly (readonly number[])[] {
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].toSorted((one, other) => one - other);
  const said = infos.map((): readonly number[] => []);
  starts.forEach((start, place) => {
    const letters = Array.from(text.slice(start, starts[place + 1]), (letter) => letter.codePointAt(0) ?? 0);
    const own = infos.flatMap(({ cluster }, index) => (cluster === start ? [index] : []));
    const wide = own.filter(isWide);
    const speaking = wide.length > 0 ? wide : own;
    const inOrder = isRightToLeft ? speaking.toReversed() : speaking;
    inOrder.forEach((index, turn) => {
      said[index] = turn === inOrder.length - 1 ? letters.slice(turn) : letters.slice(turn, turn + 1);
    });
  });
  return said;
}

/** The glyphs of a text, from left to right. */
export function shapeText(font: Font, text: string, isRightToLeft: boolean): readonly Glyph[] {
  buffer.reset();
  buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
  shape(font, buffer);
  const scale = 1000 / font.face.upem;
  const [infos, positions] = [buffer.getGlyphInfos(), buffer.getGlyphPositions()];
  const isWide = (index: number) => (positions[index]?.xAdvance ?? 0) > 0;
  const said = spell(text, infos, { isWide, isRightToLeft });
  return infos.map(({ codepoint: id }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    return {
      id,
      codePoints: said[index] ?? [],
      width: font.glyphHAdvance(id) * scale,
      xAdvance: xAdvance * scale,
      xOffset: xOffset * scale,
      yOffset: yOffset * scale,
    };
  });
}
