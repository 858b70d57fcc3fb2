import { parseUrl } from './parse-url.ts';

/** The directives of the content security policy that a site may widen. Those about scripts are none of them. */
export const widenedDirectives = ['img-src', 'media-src', 'frame-src', 'connect-src', 'font-src', 'style-src'] as const;
export type WidenedDirective = (typeof widenedDirectives)[number];

/** Hosts by directive, to be allowed beside what the policy of a page allows. */
export type PolicyAdditions = Partial<Record<WidenedDirective, readonly string[]>>;

/**
 * Reads additions in the syntax of the policy itself: directives with https hosts, with semicolons or line breaks between
 * them. undefined when a word of it cannot be added.
 */
export function readPolicyAdditions(text: string): PolicyAdditions | undefined {
  if (policyAdditionsProblem(text) !== null) return undefined;
  const additions: PolicyAdditions = {};
  for (const [name = '', ...hosts] of directivesOf(text)) {
    const directive = name.toLowerCase() as WidenedDirective;
    additions[directive] = [...new Set([...(additions[directive] ?? []), ...hosts.map(plainHost)])];
  }
  return additions;
}

/** Names the first word that cannot be added, in a Turkish sentence; null when all can. */
export function policyAdditionsProblem(text: string): string | null {
  for (const [name = '', ...hosts] of directivesOf(text)) {
    const problem = directiveProblem(name);
    if (problem) return problem;
    if (hosts.length === 0) return `“${name}” için en az bir https adresi yazın`;
    const bad = firstProblem(hosts);
    if (bad) return bad;
  }
  return null;
}

/** Reads https hosts with spaces, commas or line breaks between them; undefined when one of them is no such host. */
export function readHttpsHosts(text: string): string[] | undefined {
  const hosts = wordsOf(text);
  return firstProblem(hosts) === null ? [...new Set(hosts.map(plainHost))] : undefined;
}

/** Names the first word that is no https host, in a Turkish sentence; null when all are. */
export function httpsHostsProblem(text: string): string | null {
  return firstProblem(wordsOf(text));
}

function directivesOf(text: string): string[][] {
  return text
    .split(/[;\r\n]+/)
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name !== '');
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter((word) => word !== '');
}

function directiveProblem(name: string): string | null {
  if ((widenedDirectives as readonly string[]).includes(name.toLowerCase())) return null;
  if (/^script-src/i.test(name)) {
    return `“${shortened(name)}” eklenemez: sayfalarda yalnız sitenin kendi betikleri ve onların yükledikleri çalışır`;
  }
  return `“${shortened(name)}” eklenemez. Her satır şunlardan biriyle başlar: ${widenedDirectives.join(', ')}`;
}

/** A name with at least two parts, neither an IP address nor a scheme alone; nothing in it ends a header's directive. */
const HTTPS_HOST = /^https:\/\/(\*\.)?(?:[a-z0-9-]{1,63}\.){1,10}[a-z][a-z0-9-]{1,62}(:\d{1,5})?\/?$/i;
/** A whole country or a kind of organisation in it, such as `*.com.tr`. */
const EVERYBODY = /^https:\/\/\*\.(?:[a-z0-9-]+|[a-z0-9-]{1,4}\.[a-z]{2})(:\d+)?\/?$/i;

function firstProblem(words: readonly string[]): string | null {
  for (const word of words) {
    if (EVERYBODY.test(word)) {
      return `“${shortened(word)}” kabul edilmez: yıldızdan sonra tek bir kuruluşun alan adını yazın, örneğin https://*.ornek.com`;
    }
    if (!HTTPS_HOST.test(word) || !parseUrl(word)) {
      return `“${shortened(word)}” kabul edilmez: https:// ile başlayan bir alan adı yazın, örneğin https://cdn.ornek.com`;
    }
  }
  return null;
}

/** With a slash at its end a host would mean its root path alone. */
function plainHost(host: string): string {
  return host.toLowerCase().replace(/\/$/, '');
}

function shortened(word: string): string {
  return word.length > 60 ? `${word.slice(0, 60)}…` : word;
}
