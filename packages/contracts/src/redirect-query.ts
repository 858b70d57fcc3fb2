/** The parameters in the query of an address as `name=value`, in order. */
export function queryOf(address: string): string[] {
  const query = /\?([^#]*)/.exec(address)?.[1];
  return query ? [...new URLSearchParams(query)].map((pair) => pair.join('=')).sort() : [];
}

/** Whether an address with some parameters is one that a source with these leads on: it may have more of them. */
export function hasQuery(given: readonly string[], requested: readonly string[]): boolean {
  return requested.every((parameter) => given.includes(parameter));
}

/**
 * The query of a target, with what a visitor's has beside it. Of two with one name the target's counts; what the source of the
 * redirect names is left out.
 */
export function mergedQuery(target: string, visitor: string, source: string): string {
  const names = new Set([target, source].flatMap((address) => queryOf(address).map(nameOf)));
  const kept = visitor
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && queryOf(`?${pair}`).every((parameter) => !names.has(nameOf(parameter))));
  const own = /\?([^#]*)/.exec(target)?.[1];
  const whole = [...(own ? [own] : []), ...kept].join('&');
  return whole && `?${whole}`;
}

function nameOf(parameter: string): string {
  return parameter.split('=', 1)[0] ?? '';
}
