import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** What a test can have an authenticator or a browser do wrong. */
type Wrongs = {
  /** The site that the browser is on. */
  origin?: string;
  /** Whom the authenticator thinks that the answer is for. */
  rpId?: string;
  /** Whether the authenticator has verified its user, by a fingerprint or a PIN. */
  isVerified?: boolean;
  userHandle?: string | null;
};

type Setup = { challenge: string; rpId: string; userHandle: string };
type Challenge = { challenge: string; rpId: string };

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/**
 * A software authenticator with one passkey (ES256), as WebAuthn describes it; its answers are as the API takes them.
 * `origin` is the site that its browser is on.
 */
export class Authenticator {
  readonly #origin: string;
  readonly #privateKey: KeyObject;
  readonly #publicKey: Buffer;
  readonly #id = randomBytes(16);
  #userHandle: string | null = null;
  /** How often it has signed; a test may set it back. */
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    this.#publicKey = coseOf(publicKey);
  }

  get id(): string {
    return this.#id.toString('base64url');
  }

  /** Makes the passkey, as `addPasskey` takes it. */
  create({ challenge, rpId, userHandle }: Setup, wrongs: Wrongs = {}) {
    this.#userHandle = userHandle;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#publicKey]);
    const data = Buffer.concat([this.#data(rpId, HAS_CREDENTIAL, wrongs), credential]);
    return {
      id: this.id,
      clientDataJson: this.#clientData('webauthn.create', challenge, wrongs).toString('base64url'),
      attestationObject: attestationOf(data).toString('base64url'),
    };
  }

  /** Answers a challenge, as `POST /api/auth/passkey` takes it. */
  sign({ challenge, rpId }: Challenge, wrongs: Wrongs = {}) {
    this.counter += 1;
    const data = this.#data(rpId, 0, wrongs);
    const clientData = this.#clientData('webauthn.get', challenge, wrongs);
    const signature = createSign('sha256').update(data).update(sha256(clientData)).sign(this.#privateKey);
    return {
      id: this.id,
      clientDataJson: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: wrongs.userHandle === undefined ? this.#userHandle : wrongs.userHandle,
    };
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Wrongs): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data(rpId: string, flags: number, wrongs: Wrongs): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const verified = wrongs.isVerified === false ? 0 : VERIFIED;
    return Buffer.concat([sha256(wrongs.rpId ?? rpId), Buffer.from([PRESENT | verified | flags]), counter]);
  }
}

function sha256(data: Buffer | string): Buffer {
  return createHash('sha256').update(data).digest();
}

/** A P-256 key in CBOR, as COSE has it: { 1: 2, 3: -7, -1: 1, -2: x, -3: y }. */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  return Buffer.concat([head, point(x), Buffer.from([0x22]), point(y)]);
}

/** The data without an attestation, in CBOR: { fmt: 'none', attStmt: {}, authData }. */
function attestationOf(data: Buffer): Buffer {
  const text = (value: string) => Buffer.from([0x60 + value.length, ...Buffer.from(value)]);
  const length = Buffer.from([0x58, data.length]);
  const none = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])];
  return Buffer.concat([Buffer.from([0xa3]), ...none, text('authData'), length, data]);
}
