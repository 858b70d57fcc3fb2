const STORAGE_KEY = 'randevu-taslagi';

/** Where this tab keeps the draft. In a file of its own: every page asks whether there is one. */
export const draftStorage = {
  read: () => quietly(() => sessionStorage.getItem(STORAGE_KEY)),
  write: (text: string) => quietly(() => sessionStorage.setItem(STORAGE_KEY, text)),
  remove: () => quietly(() => sessionStorage.removeItem(STORAGE_KEY)),
};

/** Whether this tab has a draft, of this visit or not. */
export function hasDraft(): boolean {
  return draftStorage.read() != null;
}

/** Storage throws when it is full or blocked; neither may keep a parent from booking. */
export function quietly<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
