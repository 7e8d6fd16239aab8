/** SQL: a whole number from 0 to below `below`, scattered, and the same one for the same `n` and `salt`. */
export const spread = (n: string, salt: number, below: string | number): string =>
  `mod((${n})::bigint * 7919 + ((${n})::bigint / 97) * 104729 + ${salt}, ${below})::int`;

/** SQL: a secret as the shop makes them, 22 letters; another one for each row. */
export const secret = "translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_')";

/** SQL: a number with five digits or more. */
export const fiveDigits = (n: string): string => `lpad((${n})::text, greatest(5, length((${n})::text)), '0')`;
