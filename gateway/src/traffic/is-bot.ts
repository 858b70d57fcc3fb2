const NAMES =
  /bot\b|bot[/;)_-]|crawl|spider|slurp|archiver|facebookexternalhit|whatsapp|preview|lighthouse|headless|pingdom|uptime|monitor|scan|feed|fetch|curl|wget|python|java\/|go-http|okhttp|node|axios|libwww|http-?client|ruby|perl|php/i;

/** Whether a program asks that no person looks through: search engines, link previews, scripts; it names itself so. */
export function isBot(userAgent: string): boolean {
  return !userAgent.startsWith('Mozilla/') || NAMES.test(userAgent);
}
