import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import type { Email } from '../emails/email-texts.ts';
import type { AppointmentDetails } from '../sheet/use-appointment.ts';

type Variables = Record<string, unknown>;
type Answer = { data?: unknown; errors?: { message: string; extensions: Record<string, unknown> }[] };
type Refusal = { code: string; message?: string; errors?: object[]; conflicts?: object[]; current?: object };

/** The network's other end in tests of the screen: answers what it asks, over appointments in memory. */
export class PracticeServer {
  appointments: AppointmentDetails[] = [];
  /** What has been asked and sent, in order. */
  asked: { operation: string; variables: Variables }[] = [];
  /** Records that bulk deeds cannot do, with the reason. */
  failing = new Map<string, string>();
  /** The e-mails about any of them, oldest first. */
  emails: Email[] = [];
  /** Days of a series that could not be made. */
  skipped: object[] = [];
  #refusals = new Map<string, (Refusal | null)[]>();
  #held: (() => void)[] = [];
  #holding = new Set<string>();

  /** Refuses the next calls of an operation, in turn; null lets one through. */
  refuse(operation: string, ...refusals: (Refusal | null)[]): void {
    this.#refusals.set(operation, refusals);
  }

  /** Answers of this operation wait for `release`. */
  hold(operation: string): void {
    this.#holding.add(operation);
  }

  release(): void {
    this.#holding.clear();
    for (const answer of this.#held.splice(0)) answer();
  }

  /** The variables of every call of an operation. */
  callsOf(operation: string): Variables[] {
    return this.asked.filter((each) => each.operation === operation).map(({ variables }) => variables);
  }

  find(id: string): AppointmentDetails {
    const found = this.appointments.find((one) => one.id === id);
    if (!found) throw new Error(`no appointment ${id}`);
    return found;
  }

  /** Somebody else's change. */
  change(id: string, changes: Partial<AppointmentDetails>): AppointmentDetails {
    const next = { ...this.find(id), ...changes, version: this.find(id).version + 1 };
    this.appointments = this.appointments.map((one) => (one.id === id ? next : one));
    return next;
  }

  execute = async (document: DocumentNode, variables: Variables): Promise<never> => {
    const operation = (document.definitions as OperationDefinitionNode[]).find(
      ({ kind }) => kind === 'OperationDefinition',
    )?.name?.value as string;
    this.asked.push({ operation, variables });
    if (this.#holding.has(operation)) await new Promise<void>((resolve) => this.#held.push(resolve));
    const refusal = this.#refusals.get(operation)?.shift();
    if (refusal) return refused(refusal) as never;
    const __typename = operation.match(/^(Set|Bulk|Delete|Create|Update|Send|Resend)/) ? 'Mutation' : 'Query';
    return { data: { __typename, ...this.#answer(operation, variables) } } as Answer as never;
  };

  #answer(operation: string, variables: Variables): object {
    switch (operation) {
      case 'Appointments':
      case 'AppointmentIds':
        return { appointments: this.#list(variables) };
      case 'AppointmentSummary':
        return { appointmentSummary: this.#summary() };
      case 'AppointmentServices':
        return {
          therapyServices: [service('oyun-terapisi', 'Oyun Terapisi'), service('oyun-grubu', 'Oyun Grubu')],
          serviceTitles: [],
        };
      case 'Appointment':
      case 'ConflictingAppointment':
        return { appointment: this.appointments.find(({ id }) => id === variables.id) ?? null };
      case 'FreeTimes':
        return {
          availability: { __typename: 'Availability', date: variables.date, slots: [slot('09:00'), slot('10:00')] },
        };
      case 'SetAppointmentStatus':
        return { setAppointmentStatus: this.change(String(variables.id), { status: variables.status as never }) };
      case 'BulkSetAppointmentStatus':
        return {
          bulkSetAppointmentStatus: this.#bulk(variables.ids as string[], (id) =>
            this.change(id, { status: variables.status as never }),
          ),
        };
      case 'BulkDeleteAppointments':
        return { bulkDeleteAppointments: this.#bulk(variables.ids as string[], (id) => this.#remove(id)) };
      case 'DeleteAppointment':
        this.#remove(String(variables.id));
        return { deleteAppointment: { __typename: 'BulkResult', deletedCount: 1 } };
      case 'AppointmentEmails':
        return { appointmentEmails: this.emails };
      case 'EmailPreview':
        return { appointmentEmailPreview: this.#preview(variables) };
      case 'SendAppointmentEmail':
        this.emails = [...this.emails, email({ id: `new${this.emails.length}`, kind: String(variables.type) })];
        return { sendAppointmentEmail: true };
      case 'ResendEmail':
        this.emails = this.emails.map((one) =>
          one.id === variables.id ? { ...one, state: 'waiting' as const, reason: null } : one,
        );
        return { resendEmail: true };
      case 'BulkSendAppointmentEmails':
        return { bulkSendAppointmentEmails: this.#bulk(variables.ids as string[], (id) => this.find(id)) };
      case 'PaletteAppointments':
        return { appointments: { __typename: 'AppointmentPage', items: this.appointments } };
      case 'CreateAppointment':
        return { createAppointment: this.#saved(appointment({ id: 'new', ...(variables.input as object) })) };
      case 'UpdateAppointment':
        return {
          updateAppointment: this.#saved(this.change(String(variables.id), fieldsOf(variables.input as Variables))),
        };
      default:
        throw new Error(`unexpected operation ${operation}`);
    }
  }

  #list({ filter = {}, page, pageSize }: Variables): object {
    const { status } = filter as { status?: string };
    const found = this.appointments.filter((one) => !status || one.status === status);
    const start = (Number(page) - 1) * Number(pageSize);
    return { __typename: 'AppointmentPage', items: found.slice(start, start + Number(pageSize)), total: found.length };
  }

  #preview({ id, type }: Variables): object {
    const { email: to, parentName } = this.find(String(id));
    return { __typename: 'EmailPreview', to, subject: `Konu: ${type}`, text: `Sayın ${parentName},\n\n${type}` };
  }

  #saved(record: AppointmentDetails): object {
    const skipped = this.skipped.map((day) => ({ __typename: 'SkippedDate', ...day }));
    return { __typename: 'SavedAppointment', appointment: record, savedCount: 1, skipped };
  }

  #remove(id: string): void {
    this.appointments = this.appointments.filter((one) => one.id !== id);
  }

  #bulk(ids: string[], deed: (id: string) => unknown): object {
    const results = ids.map((id) => {
      const message = this.failing.get(id) ?? null;
      if (message === null) deed(id);
      return { __typename: 'BulkItem', id, ok: message === null, code: message && 'CONFLICT', message };
    });
    return { __typename: 'BulkResult', results };
  }

  #summary(): object {
    const count = (status: string) => this.appointments.filter((one) => one.status === status).length;
    return {
      __typename: 'AppointmentSummary',
      total: this.appointments.length,
      pending: count('pending'),
      confirmed: count('confirmed'),
      completed: count('completed'),
      cancelled: count('cancelled'),
      urgent: 0,
      today: 2,
      tomorrow: 1,
      thisWeek: 4,
      totalRevenue: 1250,
      pendingPayment: 300.5,
      remindersNeeded: 0,
    };
  }
}

/** An e-mail that waits for its turn; name what the test is about. */
export function email(own: Partial<Email> = {}): Email {
  return {
    __typename: 'OutgoingEmail',
    id: 'e1',
    kind: 'confirmation',
    state: 'waiting',
    reason: null,
    attempts: 0,
    sentAt: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    ...own,
  } as Email;
}

/** A whole appointment; name what the test is about. */
export function appointment(own: Partial<AppointmentDetails> = {}): AppointmentDetails {
  return {
    __typename: 'Appointment',
    id: '1',
    version: 1,
    parentName: 'Elif Yılmaz',
    childName: 'Deniz Yılmaz',
    childBirthDate: '2018-09-05',
    childAge: 8,
    phone: '05321112233',
    email: 'elif@example.com',
    serviceType: 'oyun-terapisi',
    reason: 'Kreşe başlarken çok zorlanıyor.',
    notes: null,
    appointmentDate: '2026-12-01',
    appointmentTime: '10:00',
    appointmentEndTime: '11:00',
    duration: 60,
    status: 'pending',
    priority: 'normal',
    paymentStatus: 'pending',
    fee: null,
    reminderSent: false,
    isRecurring: false,
    recurringPattern: null,
    recurringEndDate: null,
    recurringParentId: null,
    originalDate: null,
    conflictsWith: [],
    calendarColor: '#3B82F6',
    source: 'public',
    createdAt: '2026-11-20T09:00:00.000Z',
    updatedAt: '2026-11-20T09:00:00.000Z',
    consents: null,
    resubmissions: [],
    history: [],
    ...own,
  } as AppointmentDetails;
}

function refused({ message = 'Olmadı.', ...extensions }: Refusal): Answer {
  return { errors: [{ message, extensions: { errors: [], ...extensions, message } }] };
}

/** What is stored of an input: not how it is to be saved. */
function fieldsOf({ version, scope, allowConflict, ...fields }: Variables): object {
  return fields;
}

function service(slug: string, title: string) {
  return { __typename: 'TherapyService', id: slug, slug, title };
}

function slot(time: string) {
  return { __typename: 'Slot', time, available: true };
}
