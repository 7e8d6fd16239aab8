/** Namespace of every XLIFF 2.0 element. */
export const xliffNamespace = "urn:oasis:names:tc:xliff:document:2.0";
