import { z } from './zod-setup.ts';

/** What several people may edit at once. */
export const editedKinds = ['blogPost', 'page', 'localPage', 'contentPage'] as const;
export type EditedKind = (typeof editedKinds)[number];

/** How often a browser says that something is still edited there, in milliseconds. */
export const EDITING_BEAT_MS = 20_000;
/** Without a word for so long, nobody edits there any more: browsers let a tab behind others speak once a minute. */
export const EDITING_LEASE_MS = 75_000;

/** Somebody who edits something, in another tab or browser. */
export const editorRecord = z
  .object({
    userId: z.string(),
    username: z.string(),
    since: z.string().meta({ description: 'When they opened it.' }),
    isSelf: z.boolean().meta({ description: 'The caller, in another tab or browser.' }),
  })
  .meta({ id: 'Editor', description: 'A person who edits something, in another tab or browser.' });

const tab = z
  .string()
  .regex(/^[\w-]{8,64}$/, 'Geçersiz sekme')
  .meta({
    description: 'A random id of the tab in which it is edited.',
  });
const place = { kind: z.enum(editedKinds), recordId: z.string().min(1).max(100) };

export const editingPlace = z.object(place);
export const editingTab = z.object({ tab });
export const noteEditingBody = z.strictObject({ tab }).meta({ id: 'NoteEditingInput' });
export const noteEditingInput = z.strictObject({ ...place, tab });

/** The `id` of `editors.changed`. */
export function editedPlaceId({ kind, recordId }: z.infer<typeof editingPlace>): string {
  return `${kind}/${recordId}`;
}

export type EditorRecord = z.infer<typeof editorRecord>;
