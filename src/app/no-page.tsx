/**
 * Replaces Next's own message, which every page would contain twice, in its flight data, with all its elements. It is
 * never shown: an address without a page has the message of its language, see [locale]/[...rest].
 */
export function NoPage() {
  return <p>404</p>;
}
