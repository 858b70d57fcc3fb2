/** Where staff read a message: a path of this site. */
export function addressOf(messageId: string): string {
  return `/admin#contacts?id=${messageId}`;
}
