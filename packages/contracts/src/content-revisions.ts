import { contentPageIds } from './content-pages.ts';
import { optionalText } from './record-inputs.ts';
import { z } from './zod-setup.ts';

/** How many revisions of a page are kept; the oldest go first. */
export const MAX_CONTENT_REVISIONS = 50;
/** How long a text may be, above the limits of all fields. */
const MAX_TEXT = 20_000;

export const contentChangeKinds = ['added', 'deleted', 'changed'] as const;

const text = z.object({ key: z.string(), value: z.string() });

/** The texts of a page at one time, by the keys of its settings; those that are not set are not in it. */
export const contentRevisionRecord = z
  .object({
    id: z.string(),
    pageId: z.enum(contentPageIds),
    createdAt: z.string(),
    /** Null for what was published before there were revisions. */
    author: z.string().nullable(),
    description: z.string().nullable(),
    /** What was typed and not published. */
    isDraft: z.boolean(),
    /** What is other than in the revision before. */
    changes: z.array(z.object({ key: z.string(), kind: z.enum(contentChangeKinds) })),
    texts: z.array(text),
  })
  .meta({ id: 'ContentRevision' });

export type ContentRevisionRecord = z.infer<typeof contentRevisionRecord>;
export type ContentChange = ContentRevisionRecord['changes'][number];

export const contentTextInput = z
  .strictObject({ key: z.string(), value: z.string().max(MAX_TEXT) })
  .meta({ id: 'ContentTextInput' });

const pageId = z.enum(contentPageIds, 'Böyle bir sayfa yok');

export const contentRevisionsInput = z.object({ pageId });

/**
 * A revision of a page: `texts` are a draft's; without them it is of what is published. One with a description is
 * not replaced by the next draft of its author.
 */
export const createContentRevisionInput = z
  .strictObject({
    pageId,
    texts: z
      .array(contentTextInput)
      .max(100)
      .nullish()
      .meta({ description: "A draft's; without them the revision is of what is published." }),
    description: optionalText(200).meta({
      description: 'With one, the next draft of the same author does not replace it.',
    }),
  })
  .meta({ id: 'CreateContentRevisionInput' });
