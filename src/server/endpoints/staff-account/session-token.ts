import { getFieldsToSign, jwtSign, type PayloadRequest } from "payload";
import { generateExpiredPayloadCookie, generatePayloadCookie } from "payload/shared";

const collectionOf = ({ payload }: PayloadRequest) => payload.collections.users.config;

/** The browser's new token, and its lifetime. */
export interface SessionToken {
  readonly token: string;
  /** Seconds since 1970. */
  readonly exp: number;
  readonly cookie: string;
}

/** Signs the token of a session as the CMS does. */
export async function sessionToken(
  req: PayloadRequest,
  account: { readonly id: number; readonly email: string; readonly role: string },
  sid: string,
): Promise<SessionToken> {
  const collectionConfig = collectionOf(req);
  const user = { ...account, collection: "users" } as never;
  const fieldsToSign = getFieldsToSign({ collectionConfig, email: account.email, sid, user });
  const { exp, token } = await jwtSign({
    fieldsToSign,
    secret: req.payload.secret,
    tokenExpiration: collectionConfig.auth.tokenExpiration,
  });
  const { cookiePrefix } = req.payload.config;
  return {
    token,
    exp,
    cookie: generatePayloadCookie({ collectionAuthConfig: collectionConfig.auth, cookiePrefix, token }),
  };
}

/** Deletes the token in the browser. */
export const endedCookie = (req: PayloadRequest): string =>
  generateExpiredPayloadCookie({
    collectionAuthConfig: collectionOf(req).auth,
    config: req.payload.config,
    cookiePrefix: req.payload.config.cookiePrefix,
  });
