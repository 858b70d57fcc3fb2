import { isValidObjectId } from 'mongoose';
import { type StoredUser, UserModel } from './user.model.ts';

/** An active user by id; null when the id is unknown or malformed, or the user inactive. */
export async function findActiveUser(id: string): Promise<StoredUser | null> {
  return isValidObjectId(id) ? UserModel.findOne({ _id: id, isActive: true }).lean() : null;
}
