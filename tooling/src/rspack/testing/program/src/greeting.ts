export const greeting: string = 'merhaba';
