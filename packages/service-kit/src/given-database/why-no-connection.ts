import { type Document, MongoServerError, MongoServerSelectionError } from 'mongodb';
import { isDatabaseAway } from '../domain-error.ts';

/** AtlasError, as MongoDB Atlas answers a wrong password and what a user may not do alike. */
export const ATLAS_ERROR = 8000;
const AUTHENTICATION_FAILED = 18;
const passing = { isPassing: true } as const;

/** What servers answered to `hello` last, by address: also those that the driver has left out since. */
export type Hellos = ReadonlyMap<string, Document>;

/**
 * Why a database cannot be used, as the end of "The MongoDB at x …", for an address that is called MONGODB_URI; `isPassing` when
 * waiting may help.
 */
export class NotUsable extends Error {
  readonly isPassing: boolean;

  constructor(sentence: string, { isPassing = false } = {}) {
    super(sentence);
    this.isPassing = isPassing;
  }
}

/** Reasons by what the errors beneath say, the first that fits. */
const reasons: [RegExp, (match: RegExpExecArray) => string, { isPassing: true }?][] = [
  [
    /\b(\w*(?:CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|ALTNAME)\w*)\b/,
    ([, code]) =>
      `has a certificate that this machine does not trust (${code}). Give the file of its authority as tlsCAFile=…, and ` +
      'the name in MONGODB_URI that the certificate is made out to.',
  ],
  [/load balancing mode/, () => 'is no load balancer. Leave loadBalanced=true out of MONGODB_URI.'],
  [/MongoCompatibilityError/, () => tooOld()],
  [
    /SSL_WRONG_VERSION_NUMBER|EPROTO/,
    () => 'does not speak TLS. Leave tls=true out of MONGODB_URI, or set up its TLS.',
  ],
  [
    /(?:ENOTFOUND|EAI_AGAIN|ENODATA|ESERVFAIL|query\w+ \w+) ?([\w.-]*)/,
    ([, name]) =>
      `cannot be found: no name server knows ${name || 'its name'}. Correct the name in MONGODB_URI, or connect this ` +
      'machine to the network.',
    passing,
  ],
  [/ECONNREFUSED/, () => 'refuses connections. Start it, or correct host and port in MONGODB_URI.', passing],
  [
    /ECONNRESET|EPIPE|connection \S+ to \S+ closed|socket (?:hang up|disconnected)/i,
    () =>
      'closes each connection at once. It may want TLS (tls=true), let in only addresses of a list (Atlas: Network Access), ' +
      'or be another program.',
    passing,
  ],
];

const silent =
  'does not answer. See whether it runs, and whether firewalls and its list of addresses (Atlas: Network Access) let this ' +
  'machine in.';

/**
 * Says why a given database cannot be used, and what to do.
 * @param hellos what servers have said of themselves
 */
export function whyNoConnection(error: unknown, hellos: Hellos): NotUsable {
  if (error instanceof NotUsable) return error;
  if (error instanceof MongoServerError && [AUTHENTICATION_FAILED, ATLAS_ERROR].includes(Number(error.code))) {
    return new NotUsable(
      'refuses the user or the password. Correct them in MONGODB_URI (write @ : / as %40 %3A %2F), and name the database ' +
        'that the user is kept in: authSource=admin.',
    );
  }
  const text = textsIn(error).join('\n');
  const ofServers = error instanceof MongoServerSelectionError ? whyNoPrimary([...hellos.values()], error) : undefined;
  if (ofServers) return ofServers;
  for (const [pattern, sentence, options] of reasons) {
    const match = pattern.exec(text);
    if (match) return new NotUsable(sentence(match), options);
  }
  const isSilent =
    error instanceof MongoServerSelectionError || /timed? ?out|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/i.test(text);
  if (isSilent) return new NotUsable(silent, passing);
  const message = error instanceof Error ? error.message : String(error);
  return new NotUsable(`cannot be used: ${message.replace(/\.?$/, '.')}`, { isPassing: isDatabaseAway(error) });
}

/** Says that a server is too old, and which version it is when that is known. */
export function tooOld(version?: string): string {
  return `is ${version ? `MongoDB ${version}` : 'an old MongoDB'}, and 7.0 or 8.0 is needed. Upgrade it, one major version after the other.`;
}

const neverInitiated = 'belongs to a replica set that was never initiated. Run rs.initiate() in it once.';

/** Says that no member of a set may be written to. */
export const noPrimary = () =>
  new NotUsable(
    'has no primary now: more than half of the members of its replica set have to run and reach each other. Start them; ' +
      'and name all of them in MONGODB_URI, without directConnection=true.',
    passing,
  );

/** Says that a server has no replica set. */
export const standalone =
  'is a server by itself, and bookings need transactions. Start it with --replSet rs0, run rs.initiate() once, and start again.';

/** What is wrong with servers that answer, none of which may be written to; undefined when that is not the reason. */
function whyNoPrimary(hellos: Document[], { reason }: MongoServerSelectionError): NotUsable | undefined {
  const set = hellos.find(({ setName }) => setName)?.setName;
  if (hellos.some(({ isreplicaset }) => isreplicaset)) return new NotUsable(neverInitiated, passing);
  if (hellos.some(({ setName, msg }) => !setName && msg !== 'isdbgrid')) return new NotUsable(standalone);
  if (set && reason?.setName && set !== reason.setName) {
    return new NotUsable(
      `belongs to the replica set "${set}", and MONGODB_URI says replicaSet=${reason.setName}. Correct it.`,
    );
  }
  return set && !hellos.some(({ isWritablePrimary }) => isWritablePrimary) ? noPrimary() : undefined;
}

/** The codes and messages of an error and of all that it was caused by, on each server. */
function textsIn(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const servers = error instanceof MongoServerSelectionError ? [...(error.reason?.servers.values() ?? [])] : [];
  const code = 'code' in error ? String(error.code) : '';
  const of = [...servers.map(({ error: beneath }) => beneath), error.cause];
  return [`${error.name} ${code} ${error.message}`, ...of.flatMap(textsIn)];
}
