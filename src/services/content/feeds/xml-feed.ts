import { escapeXml } from "@/src/services/content/escape-xml";
import type { FeedItem } from "./feed-item";

export interface FeedChannel {
  readonly title: string;
  /** URL of the home page. */
  readonly link: string;
  /** BCP 47 */
  readonly language: string;
}

const element = (name: string, value: string) => `<${name}>${escapeXml(value)}</${name}>`;

const itemElement = (item: FeedItem) =>
  [
    "<item>",
    ...Object.entries(item).flatMap(([name, value]) => (value === null ? [] : [element(`g:${name}`, value)])),
    "</item>",
  ].join("\n");

/** Products as a feed for shopping engines: RSS 2.0 with Google's field names. */
export const xmlFeed = (items: readonly FeedItem[], { title, link, language }: FeedChannel): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    "<channel>",
    element("title", title),
    element("link", link),
    element("description", title),
    element("language", language),
    ...items.map(itemElement),
    "</channel>",
    "</rss>",
  ].join("\n");
