const PARTS =
  /^(?<scheme>mongodb(?:\+srv)?:\/\/)(?<user>[^@/]*@)?(?<hosts>[^/?]+)(?:\/(?<name>[^?]*))?(?:\?(?<options>.*))?$/;

/** The name of the database in an address; undefined when it has none, or is no address of MongoDB. */
export function databaseNameOf(uri: string): string | undefined {
  return PARTS.exec(uri)?.groups?.name || undefined;
}

/**
 * The address of another database of the same server or servers. The user still authenticates against the database that
 * the first address names; where DNS names the servers (`mongodb+srv`), it also says where users are, unless the address does.
 * @throws Error for what is no address of MongoDB
 */
export function withDatabaseName(uri: string, name: string): string {
  const { scheme, user = '', hosts, name: old, options } = PARTS.exec(uri)?.groups ?? {};
  if (!scheme || !hosts) throw new Error('This is not an address of MongoDB.');
  const isSourceGiven = options?.split('&').some((option) => /^authSource=/i.test(option));
  const isInDns = scheme === 'mongodb+srv://';
  const source = user && old && !isSourceGiven && !isInDns ? [`authSource=${old}`] : [];
  const all = [...(options ? [options] : []), ...source].join('&');
  return `${scheme}${user}${hosts}/${name}${all ? `?${all}` : ''}`;
}
