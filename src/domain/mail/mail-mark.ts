/** Name of the brand's mark, embedded in every mail: mail programs show no SVG, and load nothing. */
export const mailMark = "mark.png";
