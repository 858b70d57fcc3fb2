import { model, Schema } from 'mongoose';

/** Wrong passwords of one subject (see subjects.ts), until `expiresAt`. */
export type LoginAttempts = {
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
