// What is printed on gift card and wrapping paper, without what belongs to the brand (../blender/objects/branded.py). White = ink.
import { HOUSE, num, save, text, textWidth } from './svg.mjs';

const rect = (x, y, w, h) => `<path d="M${num(x)} ${num(-y)}h${num(w)}v${num(-h)}h${num(-w)}z" fill="#fff"/>`;
const fromLeft = (s, x, y, h, o) => text(s, x + textWidth(s, h, o) / 2, y, h, o);
const fromRight = (s, x, y, h, o) => text(s, x - textWidth(s, h, o) / 2, y, h, o);

/** The amounts a card can carry, as a rule: a long graduation every 50 euros, a short one every 10. */
function giftCard() {
  const [left, right, foot] = [-35.2, 35.2, -17.4];
  let scale = '';
  for (let euros = 50; euros <= 500; euros += 10) {
    const x = left + ((euros - 50) / 450) * (right - left);
    scale += euros % 50 ? rect(x - 0.07, foot, 0.14, 1.9) : rect(x - 0.11, foot, 0.22, 4.0);
  }
  const o = { f: HOUSE, ls: -0.005 };
  return (
    scale +
    fromLeft('50', left - 0.1, foot - 3.2, 1.9, o) +
    fromRight('500 €', right + 0.1, foot - 3.2, 1.9, o)
  );
}

/** Rows of graduations, a long one every five: the house's rule as a wrapping paper. 60 mm repeat. */
function paper() {
  let o = '';
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 30; i++) {
      const long = (i + row * 3) % 5 === 0;
      o += rect(-30 + i * 2 + 0.9, 30 - 12 * (row + 1) + 4, long ? 0.34 : 0.26, long ? 4.2 : 2.1);
    }
  return o;
}

export default async function draw(dir) {
  await save(dir, 'gift-card', 90, 3600, giftCard());
  await save(dir, 'paper-rule', 60, 1800, paper());
}
