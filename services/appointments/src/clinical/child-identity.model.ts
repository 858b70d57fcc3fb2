import { toSearchKey } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/**
 * By what a returning child is known: name, birth date and a parent's phone together, so that siblings and twins have files
 * of their own. A file has several when the other parent calls too, or when files were merged. The key is the id: no two
 * files have the same one.
 */
export type ChildIdentity = { _id: string; childProfileId: string; childBirthDate: string; phone: string };

type Child = { childName: string; childBirthDate: string; phone: string };

/** The key of a child, however the name is spelled in case and accents. */
export function childKey({ childName, childBirthDate, phone }: Child): string {
  return `${toSearchKey(childName)}|${childBirthDate}|${phone}`;
}

const text = { type: String, required: true } as const;
const schema = new Schema<ChildIdentity>(
  { _id: text, childProfileId: text, childBirthDate: text, phone: text },
  { collection: 'child_identities', versionKey: false },
);
schema.index({ childProfileId: 1 });

export const ChildIdentityModel = model('ChildIdentity', schema);
