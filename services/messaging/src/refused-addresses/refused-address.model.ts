import { type RefusedAddressRecord, refusedAddressRecord } from '@practice/contracts';
import { recordMapper } from '@practice/service-kit';
import { model, Schema, type Types } from 'mongoose';

/** Whoever has not been written to for so long may have mended it. */
const KEPT_DAYS = 365;

/** An address that e-mails do not reach. One a mailbox, whatever it is used for: an appointment, a message, a user. */
export type RefusedAddress = Pick<RefusedAddressRecord, 'address' | 'cause' | 'serverCode' | 'count' | 'markedBy'> & {
  firstAt: Date;
  lastAt: Date;
};

export type StoredRefusedAddress = RefusedAddress & { _id: Types.ObjectId };

const text = { type: String, required: true } as const;
const schema = new Schema<RefusedAddress>(
  {
    /** As `emailAddressKey` writes it. */
    address: { ...text, unique: true },
    cause: text,
    serverCode: { type: String, default: null },
    count: { type: Number, required: true },
    markedBy: { type: String, default: null },
    firstAt: { type: Date, required: true },
    lastAt: { type: Date, required: true },
  },
  { collection: 'refused_addresses', versionKey: false },
);
schema.index({ lastAt: 1 }, { expireAfterSeconds: KEPT_DAYS * 86_400 });

export const RefusedAddressModel = model('RefusedAddress', schema);

export const toRefusedAddress = recordMapper(refusedAddressRecord, ({ firstAt, lastAt }: StoredRefusedAddress) => ({
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
}));
