import { EventEmitter, once } from 'node:events';
import { type Document, Long, ObjectId } from 'mongodb';
import type { Persona } from './rules.ts';

/** MongoDB 8.0's. */
const WIRE_VERSION = 25;

/** Three addresses of one deployment: which of them leads, and what they say of themselves when a driver asks. */
export class Topology {
  readonly addresses: string[];
  /** The name of the set; `replSetInitiate` may give another one. */
  setName = 'rs0';
  readonly persona: Persona;
  /** Counts elections. */
  term = 1;
  #primary: number | undefined = 0;
  #next = 1;
  readonly #changed = new EventEmitter().setMaxListeners(0);
  readonly #processes: ObjectId[];
  #version = 1;

  constructor(addresses: string[], persona: Persona) {
    this.addresses = addresses;
    this.persona = persona;
    this.#processes = addresses.map(() => new ObjectId());
  }

  /** Whether a member may do what only a primary may; every mongos may. */
  leads(member: number): boolean {
    return this.persona === 'mongos' || member === this.#primary;
  }

  /** The member that leads; undefined while an election goes on. */
  get primary(): number | undefined {
    return this.#primary;
  }

  /** Says another address of a member from now on: that of what stands before it. */
  announce(member: number, address: string): void {
    this.addresses[member] = address;
    this.#change();
  }

  /** The primary leads no longer; no other does yet. */
  losePrimary(): void {
    if (this.#primary === undefined) return;
    this.#next = (this.#primary + 1) % this.addresses.length;
    this.#primary = undefined;
    this.#change();
  }

  /** Another member than the last one leads. */
  elect(): void {
    this.#primary = this.#next;
    this.term += 1;
    this.#change();
  }

  #change(): void {
    this.#version += 1;
    this.#changed.emit('change');
  }

  /** Waits until something is other than a driver knows it, at most `ms`. */
  async untilOtherThan(known: Document, ms: number): Promise<void> {
    if (Number(known.counter) !== this.#version) return;
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), ms).unref();
    await once(this.#changed, 'change', { signal: waiting.signal }).catch(() => undefined);
    clearTimeout(timer);
  }

  /** What a member answers to `hello`. */
  hello(member: number, { helloOk }: Document): Document {
    return {
      ...(helloOk ? { helloOk: true } : {}),
      isWritablePrimary: this.leads(member),
      ismaster: this.leads(member),
      topologyVersion: { processId: this.#processes[member], counter: Long.fromNumber(this.#version) },
      ...(this.persona === 'mongos' ? { msg: 'isdbgrid' } : this.#ofSet(member)),
      maxBsonObjectSize: 16_777_216,
      maxMessageSizeBytes: 48_000_000,
      maxWriteBatchSize: 100_000,
      localTime: new Date(),
      logicalSessionTimeoutMinutes: 30,
      connectionId: 1,
      minWireVersion: 0,
      maxWireVersion: WIRE_VERSION,
      readOnly: false,
      ok: 1,
    };
  }

  #ofSet(member: number): Document {
    return {
      setName: this.setName,
      setVersion: 1,
      secondary: !this.leads(member),
      hosts: this.addresses,
      me: this.addresses[member],
      ...(this.#primary === undefined ? {} : { primary: this.addresses[this.#primary] }),
      ...(this.leads(member)
        ? { electionId: new ObjectId(`7fffffff${this.term.toString(16).padStart(16, '0')}`) }
        : {}),
      lastWrite: { lastWriteDate: new Date() },
    };
  }

  /** The address of the deployment, for the user of the engine behind. */
  uri(target: URL): string {
    const user = target.username ? `${target.username}:${target.password}@` : '';
    const options = new URLSearchParams({
      ...(this.persona === 'mongos' ? {} : { replicaSet: this.setName }),
      retryWrites: 'true',
      ...(user ? { authSource: target.searchParams.get('authSource') ?? 'admin' } : {}),
    });
    return `mongodb://${user}${this.addresses.join(',')}${target.pathname}?${options}`;
  }
}
