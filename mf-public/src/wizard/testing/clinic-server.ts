import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the server answers a request for an appointment. */
export type BookingAnswer =
  | 'booked'
  /** Booked, but the connection breaks before the answer. */
  | 'lost'
  /** Neither booked nor answered. */
  | 'silent'
  /** A GraphQL error with these extensions. */
  | { code: string; message: string; errors?: object[]; retryAfterSeconds?: number }
  /** An HTTP error of the gateway or of a proxy. */
  | { status: number; headers?: Record<string, string>; body?: object };

export type SentRequest = { key: string | undefined; input: Record<string, unknown> };

/** A GraphQL server over HTTP that knows just what the wizard asks: the network's other end in tests. */
export class ClinicServer {
  url = '';
  /** Answers to come, in turn; 'booked' when none is left. */
  bookingAnswers: BookingAnswer[] = [];
  sent: SentRequest[] = [];
  /** Free times by day; a day that is not listed has those of `usualTimes`. */
  times: Record<string, string[]> = {};
  usualTimes = ['09:00', '10:00', '13:00', '16:00'];
  closedDays: string[] = [];
  settings: Record<string, string> = { contact_phone: '0282 653 12 34' };
  fullDays: string[] = [];
  failing = new Set<string>();
  asked: { operation: string; variables: Record<string, string> }[] = [];
  #held: (() => void)[] = [];
  #holding = new Set<string>();
  // No connection is kept: on a busy machine one may be closed just as the next request is sent on it.
  #server = createServer({ keepAlive: false }, (request, response) => {
    response.setHeader('connection', 'close');
    void this.#handle(request, response);
  });

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/graphql`;
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Answers of this operation wait for `release`. */
  hold(operation: string): void {
    this.#holding.add(operation);
  }

  release(): void {
    this.#holding.clear();
    for (const answer of this.#held.splice(0)) answer();
  }

  countOf(operation: string): number {
    return this.asked.filter((each) => each.operation === operation).length;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { operationName: operation, variables } = JSON.parse(text);
    this.asked.push({ operation, variables });
    if (this.#holding.has(operation)) await new Promise<void>((resolve) => this.#held.push(resolve));
    if (operation === 'BookAppointment') return this.#book(request, response, variables.input);
    if (this.failing.has(operation)) return void response.writeHead(400).end('{}');
    json(response, { data: { __typename: 'Query', ...this.#answer(operation, variables) } });
  }

  #answer(operation: string, variables: Record<string, string>): object {
    switch (operation) {
      case 'BookableServices':
        return { therapyServices: [service('oyun-terapisi', 'Oyun Terapisi'), service('oyun-grubu', 'Oyun Grubu')] };
      case 'ClinicPhone':
        return {
          siteSettings: Object.entries(this.settings).map(([settingKey, settingValue]) => ({
            __typename: 'SiteSetting',
            settingKey,
            settingValue,
          })),
        };
      case 'ConsentNotice':
        return { legalText: { __typename: 'LegalText', slug: 'kvkk-aydinlatma-metni', version: '2026-11-01' } };
      case 'DayAvailability':
        return { availability: this.#availability(variables.date ?? '') };
      case 'BookingDays':
        return { dayStates: this.#days(variables.from ?? '', variables.to ?? '') };
      default:
        throw new Error(`unexpected operation ${operation}`);
    }
  }

  #availability(date: string): object {
    const slots = (this.times[date] ?? this.usualTimes).map((time) => ({ __typename: 'Slot', time, available: true }));
    return {
      __typename: 'Availability',
      date,
      slots: [...slots, { __typename: 'Slot', time: '17:00', available: false }],
    };
  }

  #days(from: string, to: string): object[] {
    const days = [];
    for (let day = new Date(`${from}T12:00Z`); ; day = new Date(day.getTime() + 86_400_000)) {
      const date = day.toISOString().slice(0, 10);
      if (date > to) return days;
      const state = this.closedDays.includes(date) ? 'closed' : this.fullDays.includes(date) ? 'full' : 'open';
      days.push({ __typename: 'DayState', date, state });
    }
  }

  #book(request: IncomingMessage, response: ServerResponse, input: Record<string, string>): void {
    this.sent.push({ key: request.headers['idempotency-key'] as string | undefined, input });
    const answer = this.bookingAnswers.shift() ?? 'booked';
    if (answer === 'silent') return;
    if (answer === 'lost') return void request.socket.destroy();
    if (answer === 'booked') {
      const { appointmentDate, appointmentTime } = input;
      json(response, {
        data: {
          __typename: 'Mutation',
          bookAppointment: { __typename: 'BookedAppointment', id: '1', appointmentDate, appointmentTime },
        },
      });
    } else if ('status' in answer) {
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      response.end(JSON.stringify(answer.body ?? {}));
    } else json(response, refusal(answer));
  }
}

function refusal({ message, ...extensions }: { message: string }) {
  return { data: null, errors: [{ message, extensions: { message, errors: [], ...extensions } }] };
}

function service(slug: string, title: string) {
  return { __typename: 'TherapyService', id: slug, slug, title, description: '' };
}

function json(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
