/**
 * Takes the place of Next's own message, which every page would bring along twice, in its record, with all its
 * elements. Nobody sees either: an address without a page has the message of its language, see [locale]/[...rest].
 */
export function NoPage() {
  return <p>404</p>;
}
