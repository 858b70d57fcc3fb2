import { z } from 'zod';

const name = z.string().min(1).max(60);
const version = z.string().min(1).max(80);

/** Input of `PUT /api/remotes/previews`: the preview that this browser shows from now on; null for what is live. */
export const chosenPreview = z.strictObject({ name, version: version.nullable() });

/**
 * What staff may choose from: the previews that the list of remotes names, and this browser's choice. `live` is null for a
 * remote that has never been live.
 */
export const previewsResponse = z.object({
  remotes: z.array(
    z.object({ name, live: version.nullable(), previews: z.array(version), chosen: version.nullable() }),
  ),
});

export type PreviewsResponse = z.infer<typeof previewsResponse>;
