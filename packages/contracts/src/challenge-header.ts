/** With what the solution of a challenge is sent; apart from the schemas, since every page of the site would load them. */
export const CHALLENGE_HEADER = 'Challenge-Solution';

/** What the header may contain: base64. An empty one is as none. */
export const CHALLENGE_SOLUTION_PATTERN = /^[A-Za-z0-9+/=_-]{0,2000}$/;
