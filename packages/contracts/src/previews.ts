import { z } from 'zod';

const name = z.string().min(1).max(60);
const version = z.string().min(1).max(80);

/** Input of `PUT /api/remotes/previews`: the preview that this browser shows from now on; null for what is live. */
export const chosenPreview = z.strictObject({ name, version: version.nullable() });

const preview = z.object({
  version,
  isPersonal: z.boolean().meta({ description: 'Whether the caller alone may choose it.' }),
});

/**
 * What staff may choose from: the previews that the list of remotes names, and this browser's choice. `live` is null for a
 * remote that has never been live.
 */
export const previewsResponse = z.object({
  remotes: z.array(
    z.object({ name, live: version.nullable(), previews: z.array(preview), chosen: version.nullable() }),
  ),
});

/** Where a link to a preview leads; its token follows. */
export const PREVIEW_LINK_PATH = '/surum-onizleme';

/** Input of `POST /api/remotes/preview-links`. */
export const previewLinkInput = z.strictObject({ name, version });

/** A link by which a browser without an account shows a preview. */
export const previewLink = z.object({ path: z.string(), expiresAt: z.string() });

export type PreviewsResponse = z.infer<typeof previewsResponse>;
export type PreviewLink = z.infer<typeof previewLink>;
