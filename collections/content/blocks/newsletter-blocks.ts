import { adminMessages } from "@/src/i18n/admin-messages";
import type { Block } from "payload";
import { hrefField } from "@/collections/href-field";
import { richTextField } from "@/collections/rich-text-field";
import { block } from "./block";
import { linkField } from "./block-fields";
import { illustrationField } from "./illustration-field";

/** Blocks of a newsletter. */
export const newsletterBlocks: Block[] = [
  block(
    {
      slug: "newsletter-text",
      label: adminMessages("content.newsletters.blocks.blocks.newsletter-text.label"),
      picture: `
    ............
    -----------.
    ----------..
    -----------.
    ------......
    ............`,
    },
    [richTextField("body", adminMessages("content.newsletters.blocks.blocks.newsletter-text.body.label"))],
  ),
  block(
    {
      slug: "newsletter-picture",
      label: adminMessages("content.newsletters.blocks.blocks.newsletter-picture.label"),
      picture: `
    ............
    .##########.
    .##########.
    .##########.
    .##########.
    ............`,
    },
    [illustrationField, hrefField("href", false)],
  ),
  block(
    {
      slug: "newsletter-button",
      label: adminMessages("content.newsletters.blocks.blocks.newsletter-button.label"),
      picture: `
    ............
    ............
    ...[[[[[[...
    ...[[[[[[...
    ............
    ............`,
    },
    [linkField],
  ),
];
