import { editedPlaceId, editingTab } from '@practice/contracts';
import { emit, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { EditorModel } from './editor.model.ts';
import { editorId } from './note-editing.ts';

/** Notes that nothing is edited in a tab of the caller any more. */
export async function stopEditing(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { tab } = readInput(ctx, 'content:write', editingTab, raw);
  const _id = editorId(ctx.actor.userId ?? '', tab);
  await withTransaction(async (session) => {
    const editor = await EditorModel.findOne({ _id }, null, { session }).lean();
    if (!editor) return;
    await EditorModel.deleteOne({ _id }, { session });
    emit(session, 'editors.changed', { id: editedPlaceId(editor) });
  });
}
