import {
  faviconRecord,
  mediaItemRecord,
  mediaUse,
  updateMediaItemInput,
  uploadFaviconInput,
  uploadImageInput,
  z,
} from '@practice/contracts';
import { del, type Feature, get, post, put, type Route, scanProblems } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { deleteMediaItem } from './delete-media-item.ts';
import { listMediaItems } from './list-media-items.ts';
import { listMediaUses } from './list-media-uses.ts';
import { MediaItemModel } from './media-item.model.ts';
import { replaceMediaItem } from './replace-media-item.ts';
import { updateMediaItem } from './update-media-item.ts';
import { uploadFavicon } from './upload-favicon.ts';
import { uploadImage } from './upload-image.ts';

const resolvers: Resolvers = {
  Query: {
    mediaItems: (_, _input, ctx) => listMediaItems(ctx),
    mediaUses: (_, input, ctx) => listMediaUses(ctx, input),
  },
  Mutation: {
    updateMediaItem: (_, { id, input }, ctx) => updateMediaItem(ctx, { ...input, id }),
    deleteMediaItem: (_, input, ctx) => deleteMediaItem(ctx, input).then(() => true),
  },
};

const image = { body: uploadImageInput, multipart: ['image'], response: mediaItemRecord } as const;

const routes: Route[] = [
  post('/api/upload/image', uploadImage, {
    ...image,
    summary:
      'Editors: stores a JPEG, PNG or WebP picture of at most 25 MB, or what an SVG of at most 512 KB draws; `url` is its address.',
    status: 201,
    problems: ['UNSUPPORTED_MEDIA_TYPE', ...scanProblems],
  }),
  post('/api/upload/favicon', uploadFavicon, {
    summary:
      'Editors: stores an icon (.ico, .png, .svg, at most 512 KB) in the library; `publicUrl` is for `site_favicon`.',
    body: uploadFaviconInput,
    multipart: ['favicon'],
    response: faviconRecord,
    status: 201,
    problems: ['UNSUPPORTED_MEDIA_TYPE', ...scanProblems, 'PAYLOAD_TOO_LARGE'],
  }),
  get('/api/media', listMediaItems, {
    summary: 'Editors: the pictures of the library, the latest first.',
    list: mediaItemRecord,
  }),
  get('/api/media/:id/uses', listMediaUses, {
    summary: 'Editors: what shows a picture.',
    response: z.array(mediaUse),
  }),
  post('/api/media/:id/replace', replaceMediaItem, {
    ...image,
    summary:
      'Editors: puts another picture in the place of one, wherever it is shown; its earlier addresses lead to it.',
    problems: ['CONFLICT', 'UNSUPPORTED_MEDIA_TYPE', ...scanProblems],
  }),
  put('/api/media/:id', updateMediaItem, {
    summary: 'Editors: changes what the library says of a picture.',
    body: updateMediaItemInput,
    response: mediaItemRecord,
    problems: ['VERSION_CONFLICT'],
  }),
  del('/api/media/:id', deleteMediaItem, {
    summary: 'Editors: deletes a picture that nothing shows.',
    problems: ['RECORD_IN_USE'],
  }),
];

export const media: Feature = { models: [MediaItemModel], resolvers, routes };
