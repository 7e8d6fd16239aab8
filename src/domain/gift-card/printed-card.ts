/** A gift card as it is printed: what its texts say, for a renderer that knows no cards. */
export interface PrintedCard {
  readonly language: string;
  /** name of the shop */
  readonly brand: string;
  /** file name without extension */
  readonly file: string;
  readonly title: string;
  readonly amount: string;
  /** marked share of the ruler, 0 to 1: 500 euros are 1 */
  readonly share: number;
  readonly recipient: string;
  readonly until: string;
  readonly message: readonly string[];
  readonly sender: string;
  readonly codeLabel: string;
  readonly code: string;
  readonly notes: readonly { readonly title: string; readonly text: string }[];
  readonly foot: string;
  /** absolute URL of the card's page, in its QR code */
  readonly opens: string;
}
