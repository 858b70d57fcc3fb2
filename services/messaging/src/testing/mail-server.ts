import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';
import { afterEach } from 'vitest';

/** A response that refuses: an SMTP code of 400 or more, with the text after it where that matters (`550 5.1.1 No such user`). */
type Refusal = number | string;

type Behaviour = {
  /** The only name and password that it takes; without them it wants none. */
  login?: { user: string; password: string };
  /** The response to every recipient. */
  refuseRecipient?: Refusal;
  /** The response to recipients by their address. */
  refuseRecipients?: Record<string, Refusal>;
  /** The same for the sender, and for the message itself. */
  refuseSender?: Refusal;
  refuseMessage?: Refusal;
  /** Runs before it confirms that it accepted a message. */
  beforeMessage?: () => Promise<void>;
  /** Takes a message and ends the connection without confirming it. */
  dropsAfterMessage?: boolean;
};

export type MailServer = {
  port: number;
  behaviour: Behaviour;
  /** Every message that it took, in order. */
  messages: Email[];
  /** The envelopes of those messages: whom they really went to, and what was asked about bounces. */
  envelopes: SMTPServerEnvelope[];
  /** How often a name and a password came. */
  logins: number;
  stop: () => Promise<void>;
};

const running: MailServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

/** A mail server of this process, on a free port of this machine unless one is given; stopped after the test. */
export async function startMailServer(behaviour: Behaviour = {}, port = 0): Promise<MailServer> {
  const mailServer: MailServer = {
    ...{ port, behaviour, messages: [], envelopes: [], logins: 0 },
    stop: async () => undefined,
  };
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: behaviour.login === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    // Tests say what a response is, its enhanced status code too.
    hideENHANCEDSTATUSCODES: true,
    hideDSN: false,
    logger: false,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) => {
      mailServer.logins++;
      const { user, password: expected } = behaviour.login ?? {};
      if (username === user && password === expected) done(null, { user });
      else done(rejection(535));
    },
    onMailFrom: (_address, _session, done) => done(rejection(behaviour.refuseSender)),
    onRcptTo: ({ address }, _session, done) =>
      done(rejection(behaviour.refuseRecipients?.[address] ?? behaviour.refuseRecipient)),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        await behaviour.beforeMessage?.();
        if (behaviour.refuseMessage) return done(rejection(behaviour.refuseMessage));
        mailServer.messages.push(await PostalMime.parse(Buffer.concat(chunks)));
        mailServer.envelopes.push(structuredClone(session.envelope));
        if (behaviour.dropsAfterMessage) for (const socket of sockets) socket.destroy();
        else done();
      });
    },
  });
  server.server.on('connection', (socket: Socket) => void sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const { port: bound } = server.server.address() as AddressInfo;
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= new Promise((resolve) => server.close(() => resolve()));
    return stopped;
  };
  Object.assign(mailServer, { port: bound, stop });
  running.push(mailServer);
  return mailServer;
}

function rejection(refusal: Refusal | undefined): Error | null {
  if (!refusal) return null;
  const [, code, text] = /^(\d{3}) ?(.*)$/.exec(String(refusal)) ?? [];
  return Object.assign(new Error(text || 'refused'), { responseCode: Number(code) });
}
