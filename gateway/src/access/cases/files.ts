import { editors, type GraphQLCases, type Person, type RestCases } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;
const file = {
  fileName: 'Okul raporu',
  fileType: 'report',
  description: 'Öğretmenden',
  filePath: '/uploads/Okul raporu',
};
const ofAppointment = async (fixtures: Fixtures) => ({ appointmentId: (await fixtures.appointment()).id });
const newFile = async (fixtures: Fixtures) => ({ ...(await ofAppointment(fixtures)), ...file });

async function stored(fixtures: Fixtures): Promise<{ id: string }> {
  const { appointmentId } = await ofAppointment(fixtures);
  return { id: (await fixtures.create(`/api/appointments/${appointmentId}/files`, file)).id };
}

const pdf = Buffer.from('%PDF-1.7\n%%EOF');
const upload = { fileName: 'rapor.pdf', fileType: 'report', fileSize: pdf.length };
const part = { base64: pdf.toString('base64') };

const roleOf = (person: Person) => (person === 'moderator' ? person : 'admin');

/** An upload of the caller's own: nobody else may go on with it. */
async function started(fixtures: Fixtures, person: Person): Promise<{ id: string }> {
  const { appointmentId } = await ofAppointment(fixtures);
  const { id } = await fixtures.create(`/api/appointments/${appointmentId}/file-uploads`, upload, roleOf(person));
  return { id };
}

/** One whose parts have all come. */
async function sent(fixtures: Fixtures, person: Person): Promise<{ id: string }> {
  const { id } = await started(fixtures, person);
  await fixtures.send('PUT', `/api/file-uploads/${id}/parts/0`, part, roleOf(person));
  return { id };
}

async function uploaded(fixtures: Fixtures): Promise<{ id: string }> {
  const { id } = await sent(fixtures, 'admin');
  return { id: (await fixtures.create(`/api/file-uploads/${id}/finish`, {})).id };
}

export const rest: RestCases = {
  'GET /api/appointments/:appointmentId/files': {
    people: editors,
    good: async (fixtures) => ({ params: await ofAppointment(fixtures) }),
    bad: [{ ...missing, input: { params: { appointmentId: 'none' } } }],
  },
  'GET /api/appointment-files/:id/address': {
    people: editors,
    good: async (fixtures) => ({ params: await uploaded(fixtures) }),
    bad: [
      { ...missing, input: { params: { id: 'none' } } },
      {
        what: 'one that was not uploaded',
        input: async (fixtures) => ({ params: await stored(fixtures) }),
        code: 'CONFLICT',
      },
    ],
  },
  'POST /api/appointments/:appointmentId/file-uploads': {
    people: editors,
    good: async (fixtures) => ({ params: await ofAppointment(fixtures), body: upload }),
    bad: [
      { ...missing, input: { params: { appointmentId: 'none' }, body: upload } },
      {
        what: 'an empty file',
        input: { params: { appointmentId: 'none' }, body: { ...upload, fileSize: 0 } },
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'a file that is too large',
        input: async (fixtures) => ({
          params: await ofAppointment(fixtures),
          body: { ...upload, fileSize: 11 * 1024 * 1024 },
        }),
        code: 'PAYLOAD_TOO_LARGE',
      },
      {
        what: 'a program',
        input: async (fixtures) => ({ params: await ofAppointment(fixtures), body: { ...upload, fileName: 'a.exe' } }),
        code: 'UNSUPPORTED_MEDIA_TYPE',
      },
    ],
  },
  'PUT /api/file-uploads/:id/parts/:part': {
    people: editors,
    good: async (fixtures, person) => ({ params: { ...(await started(fixtures, person)), part: '0' }, body: part }),
    bad: [
      { ...missing, input: { params: { id: 'none', part: '0' }, body: part } },
      {
        what: 'a part of another size',
        input: async (fixtures, person) => ({
          params: { ...(await started(fixtures, person)), part: '0' },
          body: { base64: 'AAAA' },
        }),
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  'POST /api/file-uploads/:id/finish': {
    people: editors,
    good: async (fixtures, person) => ({ params: await sent(fixtures, person) }),
    bad: [
      { ...missing, input: { params: { id: 'none' } } },
      {
        what: 'one whose parts have not come',
        input: async (fixtures, person) => ({ params: await started(fixtures, person) }),
        code: 'CONFLICT',
      },
    ],
  },
  'DELETE /api/file-uploads/:id': {
    people: editors,
    good: async (fixtures, person) => ({ params: await started(fixtures, person) }),
    bad: [{ ...missing, input: { params: { id: 'none' } } }],
  },
};

export const graphql: GraphQLCases = {
  'Query.appointmentFiles': {
    document: 'query($appointmentId: ID!) { appointmentFiles(appointmentId: $appointmentId) { id fileName url } }',
    people: editors,
    good: ofAppointment,
    bad: [{ ...missing, input: { appointmentId: 'none' } }],
  },
  'Query.appointmentFileAddress': {
    document: 'query($id: ID!) { appointmentFileAddress(id: $id) { url expiresAt } }',
    people: editors,
    good: uploaded,
    bad: [{ ...missing, input: { id: 'none' } }],
  },
};

export const mutations: MutationCases = {
  createAppointmentFile: {
    route: 'POST /api/appointments/:appointmentId/files',
    people: editors,
    good: newFile,
    leaves: ['appointment_files', 'events'],
    alsoGood: [
      {
        what: 'all that the documents name',
        input: async (fixtures) => ({
          ...(await newFile(fixtures)),
          fileSize: 0,
          alt: 'Bir ev',
          caption: 'İlk çizim',
          isConfidential: false,
        }),
      },
    ],
    bad: [
      { ...missing, input: { appointmentId: 'none', ...file } },
      { what: 'no name', input: { appointmentId: 'none', ...file, fileName: ' ' }, code: 'VALIDATION_FAILED' },
      {
        what: 'an unknown type',
        input: { appointmentId: 'none', ...file, fileType: 'film' },
        code: 'VALIDATION_FAILED',
      },
      { what: 'a size below 0', input: { appointmentId: 'none', ...file, fileSize: -1 }, code: 'VALIDATION_FAILED' },
    ],
  },
  updateAppointmentFile: {
    route: 'PUT /api/appointment-files/:id',
    people: editors,
    good: async (fixtures) => ({ ...(await stored(fixtures)), fileName: 'Rapor', description: '', version: 1 }),
    leaves: ['appointment_files', 'events'],
    bad: [
      { ...missing, input: { id: 'none', fileName: 'Rapor' } },
      {
        what: 'an old version',
        input: async (fixtures) => ({ ...(await stored(fixtures)), fileName: 'Rapor', version: 0 }),
        code: 'VERSION_CONFLICT',
        leaves: ['events'],
      },
    ],
  },
  deleteAppointmentFile: {
    route: 'DELETE /api/appointment-files/:id',
    people: editors,
    good: stored,
    leaves: ['appointment_files', 'events'],
    bad: [{ ...missing, input: { id: 'none' } }],
  },
};
