import { inTurn, nextDocuments, references, type SelfCheck, storedFiles } from '@practice/service-kit';
import { Types } from 'mongoose';
import { AppointmentFileModel } from '../clinical/appointment-file.model.ts';
import { CONTENTS_BUCKET } from '../clinical/file-contents.ts';

const contents = { collection: { collectionName: `${CONTENTS_BUCKET}.files` } };
/** What a broken-off upload has left goes with the next upload: so long nobody need know of it. */
const LEFT_MS = 2 * 86_400_000;
const STEP = 20_000;

/** Whether uploaded files have all of their content, and contents belong to a file. */
export const checkStoredFiles: SelfCheck = inTurn(
  storedFiles(CONTENTS_BUCKET),
  references({
    from: AppointmentFileModel,
    field: 'contentId',
    to: contents,
    fields: ['appointmentId'],
    records: ({ appointmentId }) => [{ place: 'appointment', recordId: String(appointmentId) }],
    sentence: 'Bir randevuya yüklenen dosyanın içeriği yok.',
  }),
  lookForUnnamed,
);

async function lookForUnnamed(from: string | null) {
  const { documents, next } = await nextDocuments(contents, { fields: ['_id'], from, limit: STEP });
  const before = Types.ObjectId.createFromTime(Math.floor((Date.now() - LEFT_MS) / 1000));
  const old = documents.map(({ _id }) => String(_id)).filter((id) => id < String(before));
  const named = new Set((await AppointmentFileModel.distinct('contentId')).map(String));
  const faults = old
    .filter((id) => !named.has(id))
    .map((id) => ({ id: `${CONTENTS_BUCKET}:${id}`, sentence: 'Silinmiş bir dosyanın içeriği duruyor.', records: [] }));
  return { checked: 0, faults, next };
}
