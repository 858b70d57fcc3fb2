import type { Socket } from 'node:net';
import type { Document } from 'mongodb';
import { administer } from './administration.ts';
import { Backend } from './backend.ts';
import { type Command, commandOf, isHello } from './command.ts';
import type { Faults } from './faults.ts';
import { notPrimary, type Refusal, refused } from './refusal.ts';
import { refusalOf, riskOf } from './rules.ts';
import { replyTo, type Sessions } from './sessions.ts';
import type { Topology } from './topology.ts';
import {
  addressed,
  answer,
  change,
  cursorIdOf,
  expectingAnswer,
  framesOf,
  idOf,
  type Message,
  MORE_TO_COME,
  pick,
  readMessage,
} from './wire.ts';

/** What all connections of a proxy work with. */
export type Deployment = {
  target: URL;
  topology: Topology;
  sessions: Sessions;
  faults: Faults;
  /** Fields that `buildInfo` says in place of the engine's own. */
  buildInfo: Document;
  /** What may only be executed while an election does not go on: it waits for these. */
  running: Set<Promise<unknown>>;
  /** The member on which each cursor was opened: it answers nowhere else. */
  cursors: Map<string, number>;
  onViolation: (violation: string) => void;
  stepDown: () => Promise<void>;
};

/** One connection of a driver to a member: reads its commands one by one, and answers each as MongoDB would. */
export class ClientConnection {
  readonly #socket: Socket;
  readonly #member: number;
  readonly #deployment: Deployment;
  readonly #backend: Backend;
  #isNew = true;

  constructor(socket: Socket, member: number, deployment: Deployment) {
    this.#socket = socket.setNoDelay(true);
    this.#member = member;
    this.#deployment = deployment;
    this.#backend = new Backend(deployment.target);
    deployment.faults.stir();
    socket.on('error', () => {});
  }

  /** Serves the driver until one of both is gone. What was begun for it is finished. */
  async serve(): Promise<void> {
    try {
      for await (const frame of framesOf(this.#socket)) {
        const message = readMessage(frame);
        const reply = await this.#answer(message, commandOf(message));
        if (!reply) break;
        if (message.expectsAnswer) this.#socket.write(addressed(reply, message.requestId));
      }
    } catch {
      // Without the engine behind there is no answer, and the driver takes another connection.
    }
    this.#socket.destroy();
    await this.#backend.close();
  }

  close(): void {
    this.#socket.destroy();
  }

  /** The answer; undefined when the socket is to close without one. */
  async #answer(message: Message, command: Command): Promise<Buffer | undefined> {
    const { faults, topology } = this.#deployment;
    await faults.pass();
    if (isHello(command.name)) return this.#hello(message, command);
    if (this.#isNew) faults.stir();
    this.#isNew &&= command.name.startsWith('sasl');
    const refusal = this.#refusal(command);
    if (refusal) return answer(message, refused(refusal, command));
    const administered = await administer(command, this.#deployment);
    if (administered) return answer(message, administered);
    const loss = faults.takeLoss(command);
    if (loss && !loss.isExecuted) return undefined;
    const { term } = topology;
    const reply = await this.#execute(message, command);
    // What hung while it was executed is answered when all goes on.
    await faults.pass();
    if (loss) return undefined;
    const isInterrupted = term !== topology.term || !topology.leads(this.#member);
    if (command.needsPrimary && command.kind !== 'read' && isInterrupted) {
      const message_ = 'operation was interrupted because the primary stepped down';
      return answer(message, refused({ code: 11602, message: message_ }, command));
    }
    return reply;
  }

  #refusal(command: Command): Refusal | undefined {
    const { topology, cursors, onViolation } = this.#deployment;
    if (command.needsPrimary && !topology.leads(this.#member)) return notPrimary(command);
    if (command.name === 'getMore' && (cursors.get(String(command.body.getMore)) ?? this.#member) !== this.#member) {
      return { code: 43, message: `cursor id ${command.body.getMore} not found` };
    }
    const risk = riskOf(command);
    if (risk) onViolation(risk);
    const refusal = refusalOf(command, topology.persona);
    if (refusal?.isFault) onViolation(`${command.name} ${command.collection ?? ''}: ${refusal.message}`);
    return refusal;
  }

  async #execute(message: Message, command: Command): Promise<Buffer> {
    const { sessions, running, topology, buildInfo } = this.#deployment;
    // The engine behind is slow with retried writes, and knows no mongos.
    const without = [...(command.kind === 'write' ? ['txnNumber'] : []), 'recoveryToken'];
    const toSend = without.some((field) => field in command.body) ? change(message.bytes, { without }) : message.bytes;
    const executed = sessions.run(command, () => this.#backend.ask(expectingAnswer(toSend)));
    running.add(executed);
    const result = await executed.finally(() => running.delete(executed));
    const reply = replyTo(result, command, message);
    this.#noteCursor(command, reply);
    if (command.name.toLowerCase() === 'buildinfo')
      return change(reply, { without: ['secantusVersion'], add: buildInfo });
    if (topology.persona === 'mongos' && command.isInTransaction) {
      return change(reply, { add: { recoveryToken: { recoveryShardId: 'shard-0' } } });
    }
    return reply;
  }

  #noteCursor({ name }: Command, reply: Buffer): void {
    if (name !== 'find' && name !== 'aggregate') return;
    const cursor = cursorIdOf(reply);
    if (cursor) this.#deployment.cursors.set(cursor, this.#member);
  }

  /** The first one of a connection may carry the start of a sign-in, which the engine behind answers. */
  async #hello(message: Message, { body }: Command): Promise<Buffer> {
    const { topology, faults } = this.#deployment;
    const signIn =
      body.saslSupportedMechs || body.speculativeAuthenticate
        ? pick(await this.#backend.ask(message.bytes), ['saslSupportedMechs', 'speculativeAuthenticate'])
        : {};
    if (!body.topologyVersion) return answer(message, { ...topology.hello(this.#member, body), ...signIn });
    await topology.untilOtherThan(body.topologyVersion, Number(body.maxAwaitTimeMS));
    if (!message.takesMany) return answer(message, topology.hello(this.#member, body));
    // A monitor hears of every change from now on, until one of both is gone.
    let to = { requestId: message.requestId, isOldForm: false };
    while (!this.#socket.destroyed) {
      await faults.pass();
      const hello = topology.hello(this.#member, body);
      const reply = answer(to, hello, MORE_TO_COME);
      this.#socket.write(reply);
      to = { requestId: idOf(reply), isOldForm: false };
      await topology.untilOtherThan(hello.topologyVersion, Number(body.maxAwaitTimeMS));
    }
    throw new Error('The monitor is gone.');
  }
}
