/** Without this file Next would look further up and start the shop's jobs with the bare page. */
export function register() {}
