import { staffMark } from '@practice/contracts';

/** Returns whether a member of staff was signed in here when the back office was left. */
export function hasStaffMark(): boolean {
  try {
    return localStorage.getItem(staffMark) !== null;
  } catch {
    return false;
  }
}

/** Tells the public pages of this browser whether a member of staff is signed in. */
export function setStaffMark(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(staffMark, '1');
    else localStorage.removeItem(staffMark);
  } catch {
    // Without storage the public pages have no editing in place.
  }
}
