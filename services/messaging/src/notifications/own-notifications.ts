/** What is in the bell of a person: for all of the staff or for this person alone, and not removed by them. */
export function inBellOf(userId: string) {
  return { userId: { $in: [null, userId] }, deletedBy: { $ne: userId } };
}

/** What is unread for a person: not read, archived or removed by them. */
export function unreadOf(userId: string) {
  return { ...inBellOf(userId), readBy: { $ne: userId }, archivedBy: { $ne: userId } };
}
