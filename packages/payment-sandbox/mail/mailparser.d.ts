/** The part of mailparser that is used here; the package has no types of its own. */
declare module "mailparser" {
  interface AddressObject {
    text: string;
    value: { address?: string; name: string }[];
  }

  interface ParsedAttachment {
    filename?: string;
    contentType: string;
    contentDisposition?: string;
    cid?: string;
    size: number;
    content: Buffer;
  }

  interface ParsedMail {
    subject?: string;
    from?: AddressObject;
    to?: AddressObject | AddressObject[];
    date?: Date;
    messageId?: string;
    text?: string;
    html: string | false;
    headers: Map<string, unknown>;
    attachments: ParsedAttachment[];
  }

  /** Pictures inside the mail become data addresses in `html`. */
  export function simpleParser(source: Buffer): Promise<ParsedMail>;
}
