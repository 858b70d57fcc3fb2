import { randomBytes } from 'node:crypto';
import { type StaffRole, staffRoles, toSearchKey } from '@practice/contracts';
import { model, type Query, Schema, type Types } from 'mongoose';

/** A person who signs in. */
export type User = {
  username: string;
  /** The normalised name: unique, and used to look up a sign-in. */
  usernameKey: string;
  email: string | null;
  role: StaffRole;
  isActive: boolean;
  lastLogin: Date | null;
  /** Until an invited user has chosen a password. */
  invitedAt: Date | null;
  /** argon2id */
  passwordHash: string;
  /** Renewed when password, role or active state change: a session with another security stamp is over. */
  securityStamp: string;
  /** Written whenever another admin's access is taken away; see `keepAnAdmin`. */
  timesLeftBehind: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export type StoredUser = User & { _id: Types.ObjectId };

/** A change to one of these ends the user's sessions. */
const ACCESS_FIELDS = ['passwordHash', 'role', 'isActive'] as const;

const schema = new Schema<User>(
  {
    username: { type: String, required: true },
    usernameKey: { type: String, required: true, unique: true },
    email: { type: String, default: null },
    role: { type: String, enum: staffRoles, required: true },
    isActive: { type: Boolean, default: true },
    lastLogin: { type: Date, default: null },
    invitedAt: { type: Date, default: null },
    passwordHash: { type: String, required: true },
    securityStamp: { type: String, required: true, default: newSecurityStamp },
    timesLeftBehind: { type: Number, default: 0 },
    version: { type: Number, default: 1 },
  },
  { collection: 'users', timestamps: true, versionKey: false },
);
schema.index({ email: 1 }, { unique: true, partialFilterExpression: { email: { $type: 'string' } } });

schema.pre('save', function () {
  if (ACCESS_FIELDS.some((field) => this.isModified(field))) this.securityStamp = newSecurityStamp();
});
schema.pre(['updateOne', 'updateMany', 'findOneAndUpdate'], function (this: Query<unknown, User>) {
  if (ACCESS_FIELDS.some((field) => this.get(field) !== undefined)) this.set('securityStamp', newSecurityStamp());
});

export const UserModel = model('User', schema);

/** The normalised form of a name, which identifies a user: case, accents and repeated spaces are ignored. */
export function toUsernameKey(username: string): string {
  return toSearchKey(username);
}

function newSecurityStamp(): string {
  return randomBytes(18).toString('base64url');
}
