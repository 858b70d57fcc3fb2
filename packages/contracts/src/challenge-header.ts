/** With what the solution of a challenge is sent; apart from the schemas, since every page of the site would load them. */
export const CHALLENGE_HEADER = 'Challenge-Solution';
