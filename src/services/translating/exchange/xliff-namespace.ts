/** Of every element of XLIFF 2.0. */
export const xliffNamespace = "urn:oasis:names:tc:xliff:document:2.0";
