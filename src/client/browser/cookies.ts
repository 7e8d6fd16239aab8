interface Cookie {
  readonly name: string;
  readonly value: string;
  /** seconds; 0 deletes */
  readonly maxAge: number;
}

/** Writes a cookie for the whole site. */
export function writeCookie({ name, value, maxAge }: Cookie): void {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAge}; samesite=lax${secure}`;
}
