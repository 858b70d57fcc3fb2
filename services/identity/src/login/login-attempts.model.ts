import { model, Schema } from 'mongoose';

/** Failed sign-ins of one subject, a name or an address, until `expiresAt`. */
export type LoginAttempts = {
  /** `name:<key>` or `address:<address>` */
  _id: string;
  failures: number;
  expiresAt: Date;
};

const schema = new Schema<LoginAttempts>(
  {
    _id: { type: String, required: true },
    failures: { type: Number, required: true },
    expiresAt: { type: Date, required: true, expires: 0 },
  },
  { collection: 'login_attempts', versionKey: false },
);

export const LoginAttemptsModel = model('LoginAttempts', schema);
