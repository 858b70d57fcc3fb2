import sharp from 'sharp';
import { editors, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;
const text = { image: { fileName: 'a.png', base64: Buffer.from('not a picture').toString('base64') } };
let pictures = 0;

/** A picture that no other case has. */
async function picture() {
  pictures += 1;
  const background = { r: pictures % 256, g: Math.floor(pictures / 256), b: 90, alpha: 0.5 };
  const bytes = await sharp({ create: { width: 16, height: 12, channels: 4, background } })
    .png()
    .toBuffer();
  return { image: { fileName: 'resim.png', base64: bytes.toString('base64') } };
}

async function stored(fixtures: Fixtures): Promise<{ id: string }> {
  return { id: (await fixtures.create('/api/upload/image', await picture())).id };
}

export const rest: RestCases = {
  'POST /api/upload/image': {
    people: editors,
    good: async () => ({ body: await picture() }),
    bad: [
      { what: 'what is no picture', input: { body: text }, code: 'UNSUPPORTED_MEDIA_TYPE' },
      { what: 'no file', input: { body: {} }, code: 'VALIDATION_FAILED' },
    ],
  },
  'POST /api/upload/favicon': {
    people: editors,
    good: async () => ({ body: { favicon: (await picture()).image } }),
    bad: [
      { what: 'what is no icon', input: { body: { favicon: text.image } }, code: 'UNSUPPORTED_MEDIA_TYPE' },
      { what: 'no file', input: { body: {} }, code: 'VALIDATION_FAILED' },
    ],
  },
  'POST /api/media/:id/replace': {
    people: editors,
    good: async (fixtures) => ({ params: await stored(fixtures), body: await picture() }),
    bad: [
      { ...missing, input: async () => ({ params: { id: 'none' }, body: await picture() }) },
      {
        what: 'what is no picture',
        input: async (fixtures) => ({ params: await stored(fixtures), body: text }),
        code: 'UNSUPPORTED_MEDIA_TYPE',
      },
    ],
  },
  'GET /api/media': { people: editors, good: {}, bad: [] },
  'GET /api/media/:id/uses': {
    people: editors,
    good: async (fixtures) => ({ params: await stored(fixtures) }),
    bad: [{ ...missing, input: { params: { id: 'none' } } }],
  },
};

export const graphql: GraphQLCases = {
  'Query.mediaItems': { document: '{ mediaItems { id url tags } }', people: editors, good: {}, bad: [] },
  'Query.mediaUses': {
    document: 'query($id: ID!) { mediaUses(id: $id) { kind title path } }',
    people: editors,
    good: stored,
    bad: [{ ...missing, input: { id: 'none' } }],
  },
};

export const mutations: MutationCases = {
  updateMediaItem: {
    route: 'PUT /api/media/:id',
    people: editors,
    good: async (fixtures) => ({
      ...(await stored(fixtures)),
      alt: 'Bir oda',
      fileName: 'oda.jpg',
      tags: ['oda', 'oda'],
      focalX: 20,
      focalY: 80,
      version: 1,
    }),
    leaves: ['media_items', 'events'],
    bad: [
      { ...missing, input: { id: 'none', alt: 'Bir oda' } },
      { what: 'a point outside of it', input: { id: 'none', focalX: 101 }, code: 'VALIDATION_FAILED' },
      {
        what: 'an old version',
        input: async (fixtures) => ({ ...(await stored(fixtures)), alt: 'x', version: 0 }),
        code: 'VERSION_CONFLICT',
      },
    ],
  },
  deleteMediaItem: {
    route: 'DELETE /api/media/:id',
    people: editors,
    good: stored,
    leaves: ['media_items', 'events'],
    bad: [{ ...missing, input: { id: 'none' } }],
  },
};
