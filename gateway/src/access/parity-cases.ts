import type { ProblemCode } from '@practice/contracts';
import type { World } from './world.ts';

// biome-ignore lint/suspicious/noExplicitAny: each case has its own input, made by `prepare` and read beside it
type Input = any;

export type ParityCase = {
  what: string;
  as: 'anonymous' | 'admin';
  prepare: (world: World) => Promise<Input>;
  rest: (input: Input) => { method: string; path: string; body?: unknown };
  graphql: { document: string; variables: (input: Input) => object };
  code?: ProblemCode;
  /** Collections that must be among those that changed; none: nothing may. */
  leaves: string[];
};

const requestADate = {
  as: 'anonymous',
  rest: (input: Input) => ({ method: 'POST', path: '/api/appointments', body: input }),
  graphql: {
    document: 'mutation($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }',
    variables: (input: Input) => ({ input }),
  },
} as const;

const create = {
  as: 'admin',
  rest: (input: Input) => ({ method: 'POST', path: '/api/appointments', body: input }),
  graphql: {
    document: 'mutation($input: CreateAppointmentInput!) { createAppointment(input: $input) { savedCount } }',
    variables: (input: Input) => ({ input }),
  },
} as const;

const update = {
  as: 'admin',
  rest: ({ id, ...body }: Input) => ({ method: 'PUT', path: `/api/appointments/${id}`, body }),
  graphql: {
    document:
      'mutation($id: ID!, $input: UpdateAppointmentInput!) { updateAppointment(id: $id, input: $input) { savedCount } }',
    variables: ({ id, ...input }: Input) => ({ id, input }),
  },
} as const;

const setStatus = {
  as: 'admin',
  rest: ({ id, ...body }: Input) => ({ method: 'PATCH', path: `/api/appointments/${id}/status`, body }),
  graphql: {
    document: `mutation($id: ID!, $status: AppointmentStatus!, $version: Int) {
      setAppointmentStatus(id: $id, status: $status, version: $version) { id }
    }`,
    variables: (input: Input) => input,
  },
} as const;

const remove = {
  as: 'admin',
  rest: ({ id }: Input) => ({ method: 'DELETE', path: `/api/appointments/${id}` }),
  graphql: {
    document: 'mutation($id: ID!) { deleteAppointment(id: $id) { deletedCount } }',
    variables: (input: Input) => input,
  },
} as const;

const revokeToken = {
  as: 'admin',
  rest: ({ id }: Input) => ({ method: 'DELETE', path: `/api/access-tokens/${id}` }),
  graphql: {
    document: 'mutation($id: ID!) { revokeAccessToken(id: $id) }',
    variables: (input: Input) => input,
  },
} as const;

const publish = {
  as: 'admin',
  rest: ({ slug, ...body }: Input) => ({ method: 'PUT', path: `/api/legal-texts/${slug}`, body }),
  graphql: {
    document:
      'mutation($slug: String!, $input: PublishLegalTextInput!) { publishLegalText(slug: $slug, input: $input) { version } }',
    variables: ({ slug, ...input }: Input) => ({ slug, input }),
  },
} as const;

const saveSettings = {
  as: 'admin',
  rest: (input: Input) => ({ method: 'PUT', path: '/api/site-settings/bulk', body: input }),
  graphql: {
    document: 'mutation($settings: [SettingChange!]!) { saveSettings(settings: $settings) { message } }',
    variables: (input: Input) => input,
  },
} as const;

export const parityCases: ParityCase[] = [
  {
    ...publish,
    what: 'a published legal text',
    prepare: async () => ({
      slug: 'kullanim-sartlari',
      title: ' Kullanım Şartları ',
      bodyHtml: `<p onclick="x()">${crypto.randomUUID()}</p><script>alert(1)</script>`,
    }),
    leaves: ['events', 'legal_texts'],
  },
  {
    ...publish,
    what: 'a legal text that another was published over',
    prepare: async () => ({ slug: 'kullanim-sartlari', title: 'Şartlar', bodyHtml: '<p>Metin</p>', version: 'eski' }),
    code: 'VERSION_CONFLICT',
    leaves: [],
  },
  {
    ...saveSettings,
    what: 'settings of which one is refused',
    prepare: async () => ({
      settings: [
        { key: 'hero_title', value: `Çocuğunuzun yanında, ${crypto.randomUUID()}` },
        { key: 'site_url', value: 'javascript:alert(1)' },
      ],
    }),
    leaves: ['events', 'site_settings'],
  },
  {
    ...saveSettings,
    what: 'a setting whose key every object has',
    prepare: async () => ({ settings: [{ key: 'constructor', value: 'x' }] }),
    code: 'VALIDATION_FAILED',
    leaves: [],
  },
  {
    ...requestADate,
    what: 'a request for an appointment',
    prepare: (world) => world.booking(),
    leaves: ['appointments', 'day_schedules', 'events'],
  },
  {
    ...requestADate,
    what: 'a request without consents',
    prepare: (world) => world.staffBooking(),
    leaves: ['appointments', 'day_schedules', 'events'],
  },
  {
    ...requestADate,
    what: 'a request with wrong fields',
    prepare: (world) => world.booking({ parentName: 'A', phone: '0212', email: 'elif', reason: 'kısa' }),
    code: 'VALIDATION_FAILED',
    leaves: [],
  },
  {
    ...requestADate,
    what: 'a request with an unknown field',
    prepare: (world) => world.booking({ status: 'confirmed' }),
    code: 'VALIDATION_FAILED',
    leaves: [],
  },
  {
    ...requestADate,
    what: 'a request without a name',
    prepare: (world) => world.booking({ parentName: undefined }),
    code: 'VALIDATION_FAILED',
    leaves: [],
  },
  {
    ...requestADate,
    what: 'a request for a time that is taken',
    async prepare(world) {
      const { appointmentDate, appointmentTime } = await world.appointment();
      return world.booking({ appointmentDate, appointmentTime });
    },
    code: 'SLOT_TAKEN',
    leaves: [],
  },
  {
    ...requestADate,
    what: 'a request for a time outside the working hours',
    prepare: (world) => world.booking({ appointmentTime: '03:00' }),
    code: 'SLOT_CLOSED',
    leaves: [],
  },
  {
    ...create,
    what: 'an appointment made by staff',
    prepare: (world) => world.staffBooking({ status: 'confirmed', fee: 1500, notes: 'Telefonla arandı.' }),
    leaves: ['appointments', 'day_schedules', 'events'],
  },
  {
    ...create,
    what: 'an appointment with a fee and a duration as people write them',
    prepare: (world) => world.staffBooking({ fee: '1.250,00', duration: '90.7' }),
    leaves: ['appointments', 'day_schedules', 'events'],
  },
  {
    ...create,
    what: 'an appointment with a fee that cannot be read',
    prepare: (world) => world.staffBooking({ fee: '12,345.67' }),
    code: 'VALIDATION_FAILED',
    leaves: [],
  },
  {
    ...create,
    what: 'an appointment over another',
    async prepare(world) {
      const { appointmentDate, appointmentTime } = await world.appointment();
      return world.staffBooking({ appointmentDate, appointmentTime });
    },
    code: 'APPOINTMENT_OVERLAP',
    leaves: [],
  },
  {
    ...update,
    what: 'a changed appointment',
    async prepare(world) {
      const { id, version } = await world.appointment();
      return { id, version, notes: 'Arandı.', priority: 'high' };
    },
    leaves: ['appointments', 'events'],
  },
  {
    ...update,
    what: 'a change of an old version',
    prepare: async (world) => ({ id: (await world.appointment()).id, version: 0, notes: 'Arandı.' }),
    code: 'VERSION_CONFLICT',
    leaves: [],
  },
  {
    ...setStatus,
    what: 'a cancelled appointment',
    prepare: async (world) => ({ id: (await world.appointment()).id, status: 'cancelled' }),
    leaves: ['appointments', 'day_schedules', 'events'],
  },
  {
    ...setStatus,
    what: 'the status of an appointment that is not there',
    prepare: async () => ({ id: 'f'.repeat(24), status: 'cancelled' }),
    code: 'NOT_FOUND',
    leaves: [],
  },
  {
    ...remove,
    what: 'a deleted appointment',
    prepare: async (world) => ({ id: (await world.appointment()).id }),
    leaves: ['appointments', 'day_schedules', 'events'],
  },
  {
    ...remove,
    what: 'the end of an appointment that is not there',
    prepare: async () => ({ id: 'x' }),
    code: 'NOT_FOUND',
    leaves: [],
  },
  {
    ...revokeToken,
    what: 'a revoked access token',
    prepare: async (world) => ({ id: await world.accessToken('user') }),
    leaves: ['access_tokens', 'events'],
  },
  {
    ...revokeToken,
    what: 'the end of an access token that is not there',
    prepare: async () => ({ id: 'x' }),
    code: 'NOT_FOUND',
    leaves: [],
  },
  {
    as: 'admin',
    what: 'an access token with wrong fields',
    prepare: async () => ({ name: '', scope: 'all', expiresAt: 'yarın', password: 'yanlış' }),
    rest: (body) => ({ method: 'POST', path: '/api/access-tokens', body }),
    graphql: {
      document: 'mutation($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { id } }',
      variables: (input) => ({ input }),
    },
    code: 'VALIDATION_FAILED',
    leaves: [],
  },
];
