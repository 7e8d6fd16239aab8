import { firstScript } from "./first-script";

/** Stands first in the head, so that no price is painted in another currency than the shopper's. */
export function FirstScript() {
  return <script dangerouslySetInnerHTML={{ __html: firstScript }} />;
}
