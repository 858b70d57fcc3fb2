const PARTS =
  /^(?<scheme>mongodb(?:\+srv)?:\/\/)(?<user>[^@/]*@)?(?<hosts>[^/?]+)(?:\/(?<name>[^?]*))?(?:\?(?<options>.*))?$/;

/** Databases of the server itself. */
const RESERVED = new Set(['admin', 'local', 'config']);
const FORM = 'It looks like mongodb://user:password@host:27017/practice?replicaSet=rs0';

/** What is wrong with an address of a database, as the end of a sentence that begins with its name; undefined when nothing is. */
export function addressProblem(uri: string): string | undefined {
  const { scheme, name, options = '' } = PARTS.exec(uri)?.groups ?? {};
  if (!scheme) return `is not an address of MongoDB. ${FORM}`;
  if (!name) return `names no database after its hosts. ${FORM} (Without a name, MongoDB takes the database "test".)`;
  if (RESERVED.has(name)) return `names the database "${name}", which is the server's own. ${FORM}&authSource=${name}`;
  // The driver cannot be told to do without it.
  return /(^|&)maxStalenessSeconds=/i.test(options)
    ? 'has the option maxStalenessSeconds, which is for reads from other members: the product reads from the one that leads. Take it out.'
    : undefined;
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
