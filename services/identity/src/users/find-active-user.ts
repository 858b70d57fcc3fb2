import { isValidObjectId } from 'mongoose';
import { type StoredUser, UserModel } from './user.model.ts';

/** A user who may come in now; null when nobody has the id, it is malformed, or the user is not active. */
export async function findActiveUser(id: string): Promise<StoredUser | null> {
  return isValidObjectId(id) ? UserModel.findOne({ _id: id, isActive: true }).lean() : null;
}
