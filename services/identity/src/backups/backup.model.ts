import { type BackupRecord, backupRecord, backupStates } from '@practice/contracts';
import { recordMapper } from '@practice/service-kit';
import { model, Schema, type Types } from 'mongoose';

/** What is known of a backup; its file lies in the folder of the gateways. */
export type Backup = Omit<BackupRecord, 'id' | 'createdAt' | 'checkedAt'> & {
  _id: Types.ObjectId;
  /** The day that an automatic backup was due on. */
  date: string | null;
  /** OPEN while something is done with it, else its id: there is one open backup at a time. */
  openKey: string;
  createdAt: Date;
  checkedAt: Date | null;
};

export const OPEN = 'open';

const optional = { type: String, default: null } as const;
const figure = { type: Number, default: null } as const;

const schema = new Schema<Backup>(
  {
    state: { type: String, required: true, enum: backupStates },
    fileName: { type: String, required: true },
    isAutomatic: { type: Boolean, required: true },
    isEncrypted: { type: Boolean, required: true },
    size: figure,
    documents: figure,
    progress: figure,
    problem: optional,
    createdBy: optional,
    date: optional,
    openKey: { type: String, required: true },
    createdAt: { type: Date, required: true },
    checkedAt: { type: Date, default: null },
  },
  { collection: 'backups', versionKey: false },
);
schema.index({ openKey: 1 }, { unique: true });
schema.index({ date: 1 });

export const BackupModel = model('Backup', schema);

export const toBackupRecord = recordMapper<typeof backupRecord, Backup>(backupRecord);
