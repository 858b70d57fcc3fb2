import { model, Schema } from 'mongoose';

/** A browser and network from which a user has signed in, of which nothing but a keyed hash is kept. */
type KnownDevice = {
  /** Of user, browser without its version, and network. */
  _id: string;
  userId: string;
  seenAt: Date;
};

const KEPT_SECONDS = 400 * 86_400;

const schema = new Schema<KnownDevice>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true, index: true },
    seenAt: { type: Date, required: true, expires: KEPT_SECONDS },
  },
  { collection: 'known_devices', versionKey: false },
);

export const KnownDeviceModel = model('KnownDevice', schema);
