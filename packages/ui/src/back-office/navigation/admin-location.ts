/** The current location in the back office, parsed from the hash. */
export type AdminLocation = {
  /** Key of the section: `appointments`. '' on /admin itself. */
  section: string;
  /** The part after the section's key: `new` in `#appointments-new`, else null. */
  view: string | null;
  /** Filters and the like: the part after `?` in the hash. */
  params: URLSearchParams;
};

/** Values to set; null and '' remove a parameter. */
export type ParamChanges = Record<string, string | null>;

/** Parses a hash such as `#appointments-new?status=pending`. `keys` are the existing sections. */
export function readAdminLocation(hash: string, keys: readonly string[]): AdminLocation {
  const [path = '', query = ''] = splitAt(hash.replace(/^#/, ''), '?');
  const name = decode(path);
  const key = keys.includes(name) ? name : longestOwner(name, keys);
  return {
    section: key ?? name,
    view: key !== undefined && key !== name ? name.slice(key.length + 1) : null,
    params: new URLSearchParams(query),
  };
}

/** Builds the hash of a location. Slashes, colons and commas stay readable. */
export function adminHash(section: string, params?: ParamChanges | URLSearchParams): string {
  const query = params instanceof URLSearchParams ? params : changedParams(new URLSearchParams(), params ?? {});
  const text = query.toString().replace(/%2F/g, '/').replace(/%3A/g, ':').replace(/%2C/g, ',');
  return `#${section}${text ? `?${text}` : ''}`;
}

/** Address of a section, for links: `/admin#contacts?status=unread`. */
export function sectionHref(section: string, params?: ParamChanges): string {
  return `/admin${adminHash(section, params)}`;
}

export function changedParams(params: URLSearchParams, changes: ParamChanges): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

function longestOwner(name: string, keys: readonly string[]): string | undefined {
  return keys.filter((key) => name.startsWith(`${key}-`)).sort((a, b) => b.length - a.length)[0];
}

function splitAt(text: string, mark: string): [string, string] {
  const index = text.indexOf(mark);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
