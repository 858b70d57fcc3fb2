import { checkedBy } from './record-inputs.ts';
import { createRedirectInput } from './redirects.ts';
import { z } from './zod-setup.ts';

/** So many redirects a request changes at most, and so many lines a file has. */
export const MAX_BULK_REDIRECTS = 1000;
export const MAX_IMPORTED_REDIRECTS = 10_000;
/** Characters of an imported file. */
export const MAX_REDIRECT_FILE = 1_000_000;

/** The columns of a file of redirects, as it is imported and exported; the last one may be missing. */
export const redirectColumns = ['from_url', 'to_url', 'redirect_type', 'is_active', 'match_type'] as const;

export const bulkRedirectOperations = ['create', 'activate', 'deactivate', 'delete'] as const;

const tooMany = `Bir seferde en fazla ${MAX_BULK_REDIRECTS} yönlendirme seçebilirsiniz`;

/** `redirects` of the operation `create`, `ids` of the others. */
export const bulkRedirectsInput = z
  .strictObject({
    operation: z.enum(bulkRedirectOperations, 'İşlem olarak listeden bir seçenek seçin'),
    redirects: z.array(createRedirectInput).max(MAX_BULK_REDIRECTS, tooMany).nullish(),
    ids: z.array(z.string()).max(MAX_BULK_REDIRECTS, tooMany).nullish(),
  })
  .superRefine(
    checkedBy(({ operation, redirects, ids }) => {
      const [needed, other] =
        operation === 'create' ? (['redirects', 'ids'] as const) : (['ids', 'redirects'] as const);
      const given = { redirects, ids };
      if (given[other]) return [{ field: other, message: `${operation} işlemi bununla yapılmaz` }];
      return given[needed]?.length ? [] : [{ field: needed, message: 'En az bir yönlendirme seçin' }];
    }),
  )
  .meta({ id: 'BulkRedirectsInput', description: '`redirects` of the operation `create`, `ids` of the others.' });

export const redirectOperationKinds = ['create', 'import', 'activate', 'deactivate', 'delete'] as const;

/** A change of several redirects at once. */
export const redirectOperationRecord = z
  .object({
    id: z.string(),
    kind: z.enum(redirectOperationKinds),
    username: z.string(),
    at: z.string(),
    done: z.number().int().meta({ description: 'How many redirects it changed.' }),
    failed: z.number().int().meta({ description: 'How many it left as they were.' }),
    undoneAt: z.string().nullable(),
  })
  .meta({ id: 'RedirectOperation' });

export type RedirectOperationRecord = z.infer<typeof redirectOperationRecord>;

/** What came of one redirect of a request: by its place in the request, from 0. */
const outcome = z.object({
  index: z.number().int(),
  fromUrl: z.string(),
  ok: z.boolean(),
  message: z.string().nullable(),
});

export const bulkRedirectsResult = z
  .object({ operation: redirectOperationRecord.nullable(), results: z.array(outcome) })
  .meta({ id: 'BulkRedirectsResult' });

export type BulkRedirectsResult = z.infer<typeof bulkRedirectsResult>;

export const redirectFileInput = z
  .strictObject({
    csv: z
      .string('Bir CSV dosyası seçin')
      .min(1, 'Bir CSV dosyası seçin')
      .max(MAX_REDIRECT_FILE, `Dosya en fazla ${MAX_REDIRECT_FILE} karakter olabilir`)
      .meta({ description: 'The text of the file; here at most 100 kB, over REST a megabyte.' }),
  })
  .meta({ id: 'RedirectFileInput' });

/** A line of an imported file: what it says, and what is wrong with it; '' for what it leaves out. */
export const importedRedirect = z
  .object({
    line: z.number().int().meta({ description: 'The first line of the file has the names of the columns.' }),
    fromUrl: z.string(),
    toUrl: z.string(),
    redirectType: z.string(),
    matchType: z.string(),
    isActive: z.boolean(),
    problem: z.string().nullable(),
    isStored: z.boolean().meta({ description: 'The redirect is stored already, just as the line says it.' }),
  })
  .meta({ id: 'ImportedRedirect' });

export type ImportedRedirect = z.infer<typeof importedRedirect>;

export const redirectFileResult = z
  .object({
    operation: redirectOperationRecord
      .nullable()
      .meta({ description: 'What was imported; null for a preview, and when no line could be.' }),
    valid: z.number().int(),
    invalid: z.number().int(),
    unchanged: z.number().int().meta({ description: 'Lines whose redirects are stored already.' }),
    lines: z.array(importedRedirect).meta({ description: 'Those with a problem first, at most 200.' }),
  })
  .meta({ id: 'RedirectFileResult' });

export type RedirectFileResult = z.infer<typeof redirectFileResult>;

export const undoneRedirects = z
  .object({
    operation: redirectOperationRecord,
    undone: z.number().int(),
    kept: z.number().int().meta({ description: 'Changed since, or refused as they would be now.' }),
  })
  .meta({ id: 'UndoneRedirects' });

export type UndoneRedirects = z.infer<typeof undoneRedirects>;

export const redirectExportInput = z.object({
  format: z.enum(['csv', 'json'], 'Biçim olarak csv veya json seçin').nullish(),
});
