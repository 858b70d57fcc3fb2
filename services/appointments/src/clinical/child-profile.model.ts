import type { EncryptedText } from '@practice/service-kit';
import { model, Schema } from 'mongoose';

/** A child's file. Names, birth date, phone and e-mail lie open, as those of appointments do; all else is encrypted. */
export type ChildProfile = {
  childName: string;
  childBirthDate: string;
  parentName: string;
  parentPhone: string;
  parentEmail: string | null;
  gender: EncryptedText | null;
  emergencyContact: EncryptedText | null;
  concerns: EncryptedText | null;
  medicalHistory: EncryptedText | null;
  previousTherapy: EncryptedText | null;
  milestones: EncryptedText | null;
  schoolInfo: EncryptedText | null;
  allergies: EncryptedText | null;
  medications: EncryptedText | null;
  specialNeeds: EncryptedText | null;
  /** JSON of a list. */
  guardians: EncryptedText | null;
  isActive: boolean;
  /** Names and phone folded for search by Turkish rules. */
  searchText: string;
  childNameKey: string;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

const text = { type: String, required: true } as const;
const encrypted = { type: String, default: null } as const;

const schema = new Schema<ChildProfile>(
  {
    childName: text,
    childBirthDate: text,
    parentName: text,
    parentPhone: text,
    parentEmail: { type: String, default: null },
    gender: encrypted,
    emergencyContact: encrypted,
    concerns: encrypted,
    medicalHistory: encrypted,
    previousTherapy: encrypted,
    milestones: encrypted,
    schoolInfo: encrypted,
    allergies: encrypted,
    medications: encrypted,
    specialNeeds: encrypted,
    guardians: encrypted,
    isActive: { type: Boolean, default: true },
    searchText: { type: String, default: '' },
    childNameKey: { type: String, default: '' },
    version: { type: Number, default: 1 },
  },
  { collection: 'child_profiles', timestamps: true, versionKey: false },
);
schema.index({ childNameKey: 1, _id: 1 });
schema.index({ childBirthDate: 1 });

export const ChildProfileModel = model('ChildProfile', schema);
