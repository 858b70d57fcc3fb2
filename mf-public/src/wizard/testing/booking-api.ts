import { FakeApi } from '@practice/ui/testing';

type SentRequest = { key: string | undefined; solution: string | undefined; input: Record<string, unknown> };

/** The API as the wizard meets it: services, free times, and a booking for every valid request. */
export class BookingApi extends FakeApi {
  /** Free times by day; a day that is not listed has those of `defaultTimes`. */
  times: Record<string, string[]> = {};
  defaultTimes = ['09:00', '10:00', '13:00', '16:00'];
  closedDays: string[] = [];
  fullDays: string[] = [];
  settings: Record<string, string> = { contact_phone: '0282 653 12 34' };

  constructor() {
    super();
    this.use({
      Query: {
        therapyServices: [service('oyun-terapisi', 'Oyun Terapisi'), service('oyun-grubu', 'Oyun Grubu')],
        siteSettings: () =>
          Object.entries(this.settings).map(([settingKey, settingValue]) => ({ settingKey, settingValue })),
        mayRequestAppointment: true,
        legalText: { slug: 'kvkk-aydinlatma-metni', version: '2026-11-01' },
        availability: ({ date }: { date: string }) => ({ date, slots: this.#slots(date) }),
        dayStates: ({ from, to }: { from: string; to: string }) => this.#days(from, to),
      },
      Mutation: {
        bookAppointment: ({ input: { appointmentDate, appointmentTime } }: { input: Record<string, string> }) => ({
          id: '1',
          appointmentDate,
          appointmentTime,
        }),
      },
    });
  }

  /** The requests for an appointment that arrived, in order. */
  get sent(): SentRequest[] {
    return this.calls
      .filter(({ operation }) => operation === 'BookAppointment')
      .map(({ headers, variables }) => ({
        key: headers['idempotency-key'],
        solution: headers['challenge-solution'],
        input: variables.input as Record<string, unknown>,
      }));
  }

  #slots(date: string): object[] {
    const slots = (this.times[date] ?? this.defaultTimes).map((time) => ({ time, available: true }));
    return [...slots, { time: '17:00', available: false }];
  }

  #days(from: string, to: string): object[] {
    const days = [];
    for (let day = new Date(`${from}T12:00Z`); ; day = new Date(day.getTime() + 86_400_000)) {
      const date = day.toISOString().slice(0, 10);
      if (date > to) return days;
      const state = this.closedDays.includes(date) ? 'closed' : this.fullDays.includes(date) ? 'full' : 'open';
      days.push({ date, state });
    }
  }
}

function service(slug: string, title: string) {
  return { id: slug, slug, title };
}
