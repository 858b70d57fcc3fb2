/**
 * Key in a browser's localStorage: somebody of the staff has signed in here. Public pages are the same for everybody, so
 * only a browser with this mark asks the server who is signed in. It gives no access.
 */
export const staffMark = 'practice-staff';
